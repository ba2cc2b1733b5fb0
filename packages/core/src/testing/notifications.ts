import type { Notifications } from '../contract.ts';

/** Patient: one booked request, one open. */
export function someNotifications(changes: Partial<Notifications> = {}): Notifications {
  return {
    version: '1',
    appointments: [
      {
        id: 'sel_3M9XTD',
        selectionId: 'sel_3M9XTD',
        own: false,
        whenISO: '2026-11-24T00:00:00.000Z',
        endISO: '2026-11-24T00:30:00.000Z',
        profession: 'doctor',
        specialty: 'Gastroenterology & Hepatology',
        counterpart: 'Dr Callum Brodie',
        bookedAt: '2026-11-22T22:48:00.000Z',
      },
    ],
    requests: [
      {
        selectionId: 'sel_3M9XTD',
        kind: 'picked',
        own: false,
        profession: 'doctor',
        specialty: 'Gastroenterology & Hepatology',
        status: 'FILLED',
        whenISO: '2026-11-24T00:00:00.000Z',
        count: 2,
        changedAt: '2026-11-22T22:48:00.000Z',
      },
      {
        selectionId: 'sel_8Q2F7K',
        kind: 'picked',
        own: true,
        profession: 'doctor',
        specialty: 'Endocrinology',
        status: 'OPEN',
        whenISO: '2026-11-26T00:00:00.000Z',
        count: 6,
        changedAt: '2026-11-20T02:00:00.000Z',
      },
    ],
    reschedules: [],
    alerts: [],
    numbers: null,
    ...changes,
  };
}

/** Specialist: one request to answer, one booked, and the numbers. */
export function someSpecialistNotifications(changes: Partial<Notifications> = {}): Notifications {
  const { appointments, requests } = someNotifications();
  return someNotifications({
    appointments: appointments.map((each) => ({ ...each, own: true, counterpart: 'Lachlan Petrou' })),
    requests: requests.map((each) => ({
      ...each,
      own: !each.own,
      status: each.status === 'OPEN' ? ('PENDING' as const) : each.status,
      count: 1,
    })),
    numbers: {
      toAnswer: 1,
      oldestAt: '2026-11-20T02:00:00.000Z',
      thisWeek: 9,
      requests: 31,
      accepted: 24,
      filledByAnother: 4,
      openRequests: 7,
    },
    ...changes,
  });
}
