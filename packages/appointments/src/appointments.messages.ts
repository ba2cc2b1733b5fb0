import { formatCents, limits, type Wording, capitalise } from '@tele/core';
import { defineMessages } from '@tele/ui';

export const appointmentsMessages = defineMessages('appointments', {
  title: 'Appointments',
  list: 'Next appointments',
  loading: 'Loading appointments',
  notLoaded: 'Failed to load appointments.',
  notThere: 'We can’t find this appointment. It may have been cancelled.',
  wasCancelled: 'This appointment was cancelled.',
  upcoming: ({ count }: { count: number }, say) => `${say.number(count)} upcoming`,
  upcomingToday: ({ count, time }: { count: number; time: string }, say) =>
    `${say.number(count)} upcoming, next at ${time}`,
  upcomingLater: ({ count, day, time }: { count: number; day: string; time: string }, say) =>
    `${say.number(count)} upcoming, next ${day} at ${time}`,
  none: 'No upcoming appointments.',
  noneHint: 'Appointments appear here once a request or offer is accepted.',
  past: ({ count }: { count: number }, say) => `Past appointments (${say.number(count)})`,
  today: 'Today',

  minutes: ({ minutes }: { minutes: number }, say) =>
    say.plural(minutes, { one: '#\u00a0minute', other: '#\u00a0minutes' }),
  aud: 'AUD',
  email: ({ words }: { words: Wording }) => `Email ${words.client}`,
  call: 'Call',
  openCalendar: 'Open calendar',
  newTab: '(opens in a new tab)',
  details: ({ words }: { words: Wording }) => `${capitalise(words.client)} details`,
  bookedBy: 'Booked by',
  forWhom: ({ name }: { name: string }) => `For ${name}`,
  emailTerm: 'Email',
  phone: 'Phone',
  gender: 'Gender',
  born: 'Date of birth',
  bornOn: ({ date, age }: { date: string; age: number }, say) => `${date} (${say.number(age)})`,
  medicare: 'Medicare or IHI',
  show: 'Show',
  hide: 'Hide',
  showMedicare: 'Show Medicare or IHI number',
  hideMedicare: 'Hide Medicare or IHI number',
  hidden: 'Hidden',
  showFailed: 'We couldn’t show the number. Try again.',
  address: 'Address',
  reason: 'Reason',
  references: 'References',
  selection: 'Request',
  offer: 'Offer',

  cancel: 'Cancel appointment',
  close: 'Close',
  cancelled: 'Appointment cancelled.',
  refundUntil: ({ words, when }: { words: Wording; when: string }, say) =>
    `If the ${words.client} cancels by ${when}, we’ll refund your ${formatCents(limits.acceptanceFeeCents, say.locale)} acceptance fee.`,
});
