import type {
  Appointment,
  Availability,
  Notifications,
  OwnMeeting,
  IncomingOpenRequest,
  Payouts,
  SpecialistProfile,
} from '@tele/core';
import {
  anAppointment,
  anAppointmentPatient,
  anAvailability,
  anIncomingOpenRequest,
  appointmentList,
  aProvider,
  aSpecialistProfile,
  defaultHandlers,
  keptMeeting,
  mock,
  somePayouts,
  someSpecialistNotifications,
  aMeeting,
  aVideoMeeting,
} from '@tele/core/testing';
import type { HttpHandler } from 'msw';

export interface StoryFacts {
  numbers?: Partial<NonNullable<Notifications['numbers']>>;
  appointments?: readonly Appointment[];
  requests?: readonly IncomingOpenRequest[];
  payouts?: Payouts;
  hours?: Availability;
  meeting?: Partial<OwnMeeting>;
  profile?: SpecialistProfile;
}

const noNumbers = {
  toAnswer: 0,
  oldestAt: null,
  thisWeek: 0,
  requests: 0,
  accepted: 0,
  filledByAnother: 0,
  openRequests: 0,
};

export function working(had: StoryFacts, ...first: HttpHandler[]): HttpHandler[] {
  const { numbers, appointments, requests, payouts, hours, meeting, profile } = { ...aFullDay(), ...had };
  return [
    ...first,
    mock('notifications', someSpecialistNotifications({ numbers: { ...noNumbers, ...numbers } })),
    mock('myAppointments', appointmentList(appointments)),
    mock('openRequests', { items: [...requests] }),
    mock('myPayouts', payouts),
    mock('myAvailability', hours),
    mock('myMeeting', keptMeeting(meeting).mine),
    mock('mySpecialistProfile', profile),
    mock('myProvider', aProvider({ status: 'APPROVED', decidedAt: '2026-11-22T22:05:00.000Z' })),
    ...defaultHandlers(),
  ];
}

/** No requests yet; only the approval is done. */
export const aFirstDay = (changes: StoryFacts = {}): StoryFacts => ({
  numbers: noNumbers,
  appointments: [],
  payouts: somePayouts({ state: 'NONE', movements: [], balance: null, payouts: null }),
  hours: anAvailability({ items: [] }),
  meeting: { isSaid: false },
  profile: aSpecialistProfile({ name: 'Dr Oluwaseun Adeyemi', photoUrl: null, photoSmallUrl: null, bio: '' }),
  ...changes,
});

const rows: readonly [chosenSlotISO: string, patientName: string, feeCents: number][] = [
  ['2026-11-22T23:30:00.000Z', 'Lachlan Petrou', 24_500],
  ['2026-11-23T03:00:00.000Z', 'Noor Haddad', 24_500],
  ['2026-11-23T22:30:00.000Z', 'Jarrah Wilkins', 22_000],
  ['2026-11-24T00:00:00.000Z', 'Maeve Tran', 24_500],
  ['2026-11-26T01:00:00.000Z', 'Saoirse Doyle', 26_000],
];

/** Five appointments from Monday 23 November 2026, the first in 18 minutes; open requests; a pending payout. */
export const aFullDay = (): Required<StoryFacts> => ({
  numbers: {
    toAnswer: 5,
    oldestAt: '2026-11-22T21:12:00.000Z',
    thisWeek: 9,
    requests: 31,
    accepted: 24,
    filledByAnother: 4,
    openRequests: 7,
  },
  appointments: rows.map(([chosenSlotISO, patientName, feeCents], index) =>
    anAppointment({
      selectionId: `sel_${index + 1}`,
      chosenSlotISO,
      endISO: new Date(Date.parse(chosenSlotISO) + 30 * 60_000).toISOString(),
      patientName,
      feeCents,
      specialty: 'Gastroenterology',
      meeting: index % 2 === 0 ? aVideoMeeting() : aMeeting(),
      reason:
        'Iron deficiency found on a routine blood test. Two endoscopies normal. GP letter attached to the referral.',
      patient: anAppointmentPatient({
        name: patientName,
        email: `${patientName.toLowerCase().replace(' ', '.')}@example.com`,
      }),
    }),
  ),
  requests: Array.from({ length: 7 }, (_, index) =>
    anIncomingOpenRequest({
      requestId: `req_${index + 1}`,
      specialty: index === 1 ? 'Hepatology' : 'Gastroenterology',
      reason:
        index === 2 ? 'Second opinion on long-term reflux treatment.' : 'Iron deficiency with normal coeliac serology.',
      createdAt: new Date(Date.parse('2026-11-22T22:32:00.000Z') - index * 5_400_000).toISOString(),
    }),
  ),
  payouts: somePayouts({
    balance: { availableCents: 412_000, pendingCents: 61_250 },
    payouts: [
      { payoutId: 'po_2', amountCents: 61_250, status: 'in_transit', arrivesAt: '2026-11-23T13:00:00.000Z' },
      { payoutId: 'po_1', amountCents: 40_000, status: 'paid', arrivesAt: '2026-11-16T13:00:00.000Z' },
    ],
  }),
  hours: anAvailability(),
  meeting: { isSaid: true },
  profile: aSpecialistProfile({ photoUrl: 'https://photos.example.com/brodie' }),
});
