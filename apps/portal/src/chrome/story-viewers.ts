import type { Viewer } from './viewer.ts';

const of = (viewer: Partial<Viewer>): Viewer => ({ known: null, side: 'patient', signedIn: true, ...viewer });

/** People who look at the chrome, in stories and tests. */
export const storyViewers = {
  patient: of({ known: { sides: ['patient'] } }),
  specialist: of({ known: { sides: ['specialist'] }, side: 'specialist' }),
  /** A patient who became a specialist, on the provider's side. */
  both: of({ known: { sides: ['patient', 'specialist'] }, side: 'specialist' }),
  newcomer: of({ known: { sides: [] } }),
  /** A patient who looks at the provider's side. */
  applicant: of({ known: { sides: ['patient'] }, side: 'specialist' }),
  staff: of({ known: { sides: ['staff'] }, side: 'staff' }),
  withoutProfile: of({}),
  /** Not signed in, at /work/doctors. */
  nobody: of({ side: 'specialist', signedIn: false }),
} as const satisfies Record<string, Viewer>;
