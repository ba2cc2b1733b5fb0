import type { Viewer } from './viewer.ts';

const of = (viewer: Partial<Viewer>): Viewer => ({ known: null, side: 'patient', signedIn: true, ...viewer });

export const storyViewers = {
  patient: of({ known: { sides: ['patient'] } }),
  specialist: of({ known: { sides: ['specialist'] }, side: 'specialist' }),
  /** Patient who became a specialist, on the provider side. */
  both: of({ known: { sides: ['patient', 'specialist'] }, side: 'specialist' }),
  newcomer: of({ known: { sides: [] } }),
  /** Patient viewing the provider side. */
  applicant: of({ known: { sides: ['patient'] }, side: 'specialist' }),
  staff: of({ known: { sides: ['staff'] }, side: 'staff' }),
  withoutProfile: of({}),
  /** Not signed in, at /work/doctors. */
  nobody: of({ side: 'specialist', signedIn: false }),
} as const satisfies Record<string, Viewer>;
