/** People of one engine: bookings in one engine do not affect another. */
export interface People {
  /** Seeded with a complete profile. */
  patient: string;
  /** Seeded as available on most weekdays. */
  doctor: { name: string; email: string };
  /** Adds a passkey, and pays by wallet. Only one journey may use emailed links. */
  anotherPatient: string;
  /** Specialist whose hours the calendar journeys change. */
  planner: string;
}

export type EngineName = 'chromium' | 'firefox' | 'webkit';

export const people: Readonly<Record<EngineName, People>> = {
  chromium: {
    patient: 'maeve.tran@example.com',
    anotherPatient: 'jordan.whittaker@example.com',
    doctor: { name: 'Dr Callum Brodie', email: 'dr.callum.brodie@example.com' },
    planner: 'dr.rohan.mehta@example.com',
  },
  firefox: {
    patient: 'lachlan.petrou@example.com',
    anotherPatient: 'mei.lin.chua@example.com',
    doctor: { name: 'Dr Priya Venkatesan', email: 'dr.priya.venkatesan@example.com' },
    planner: 'dr.bridget.callaghan@example.com',
  },
  webkit: {
    patient: 'noor.haddad@example.com',
    anotherPatient: 'darcy.kelleher@example.com',
    doctor: { name: 'Dr Hanh Nguyen', email: 'dr.hanh.nguyen@example.com' },
    planner: 'dr.wei.ling.zhao@example.com',
  },
};
