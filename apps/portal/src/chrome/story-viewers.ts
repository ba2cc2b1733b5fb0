import type { Viewer } from './viewer.ts';

const of = (viewer: Partial<Viewer>): Viewer => ({ known: null, side: 'patient', signedIn: true, ...viewer });

/** People who look at the chrome, in stories and tests. */
export const storyViewers = {
  patient: of({ known: { role: 'patient', profile: {} } }),
  specialist: of({ known: { role: 'specialist', profile: null }, side: 'specialist' }),
  /** A patient who became a specialist, on the provider's side. */
  both: of({ known: { role: 'specialist', profile: {} }, side: 'specialist' }),
  newcomer: of({ known: { role: null, profile: null } }),
  /** A patient who looks at the provider's side. */
  applicant: of({ known: { role: 'patient', profile: {} }, side: 'specialist' }),
  staff: of({ known: { role: 'staff', profile: null }, side: 'staff' }),
  withoutProfile: of({}),
  /** Not signed in, at /work/doctors. */
  nobody: of({ side: 'specialist', signedIn: false }),
} as const satisfies Record<string, Viewer>;
