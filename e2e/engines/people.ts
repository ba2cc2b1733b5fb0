/** Whom an engine's journeys are of. Nobody else's: what is booked or saved in one engine stands in nobody's way in another. */
export interface People {
  /** With a whole profile, by the seeds. */
  patient: string;
  /** Free on most weekdays, by the seeds. */
  doctor: { name: string; email: string };
  /** Whose hours the calendar's journeys have as their own. */
  planner: string;
}

export type EngineName = 'chromium' | 'firefox' | 'webkit';

export const people: Readonly<Record<EngineName, People>> = {
  chromium: {
    patient: 'maeve.tran@example.com',
    doctor: { name: 'Dr Callum Brodie', email: 'dr.callum.brodie@example.com' },
    planner: 'dr.rohan.mehta@example.com',
  },
  firefox: {
    patient: 'lachlan.petrou@example.com',
    doctor: { name: 'Dr Priya Venkatesan', email: 'dr.priya.venkatesan@example.com' },
    planner: 'dr.bridget.callaghan@example.com',
  },
  webkit: {
    patient: 'noor.haddad@example.com',
    doctor: { name: 'Dr Hanh Nguyen', email: 'dr.hanh.nguyen@example.com' },
    planner: 'dr.wei.ling.zhao@example.com',
  },
};
