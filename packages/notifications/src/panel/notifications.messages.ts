import { defineMessages } from '@tele/ui';

export const notificationsMessages = defineMessages('notifications', {
  title: 'Notifications',
  appointments: 'Appointments',
  requests: 'Requests',
  loading: 'Loading notifications',
  notLoaded: 'Failed to load notifications',
  noAppointments: 'No appointments coming up.',
  noRequests: 'No request updates.',
  unseen: 'unseen',
  booked: ({ name }: { name: string }) => `Booked with ${name}`,
  someBooked: 'An appointment is booked',
  appointment: 'Appointment',
  FILLED: 'Request filled',
  OPEN: 'Request open',
  OFFERED: 'New offer',
  LAPSED: 'Request closed',
  PENDING: 'New request',
  rescheduleRequested: 'Reschedule request',
  rescheduleAccepted: 'Appointment rescheduled',
  rescheduleKept: 'Appointment time not changed',
  fromTo: ({ name, from, to }: { name: string; from: string; to: string }) => `${name}, ${to} instead of ${from}`,
  stays: ({ name, from }: { name: string; from: string }) => `${name}, ${from}`,
  timeIsFree: 'A time is available',
  place: ({ specialty, state }: { specialty: string; state: string | null }) =>
    state === null ? specialty : `${specialty}, ${state}`,
  sentTo: ({ specialty, count }: { specialty: string; count: number }, say) =>
    `${specialty}, ${say.plural(count, { one: 'sent to # specialist', other: 'sent to # specialists' })}`,
  offers: ({ specialty, count }: { specialty: string; count: number }, say) =>
    `${specialty}, ${say.plural(count, { one: '# offer to review', other: '# offers to review' })}`,
  noOffers: ({ specialty }: { specialty: string }) => `${specialty}, no offers to review`,
  asksForTimes: ({ specialty }: { specialty: string }) => `${specialty}, times requested`,
  at: ({ specialty, when }: { specialty: string; when: string }) => `${specialty}, ${when}`,
});
