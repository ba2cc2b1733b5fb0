import { defineMessages } from '@tele/ui';

/** Which letters somebody gets (design s). */
export const letterMessages = defineMessages('portal.account.letters', {
  title: 'Letters',
  lede: 'Sent to your email. None carries a specialty or a reason in its subject.',
  loading: 'Loading your letters',
  loadFailed: 'Failed to load your letters',
  always: 'Bookings, changes, receipts',
  alwaysHint: 'When something happens to what you asked for, and what you were charged. Always sent.',
  alwaysHintSpecialist: 'Requests, bookings, changes and receipts. Always sent.',
  day: 'A reminder the day before',
  dayHint: '24 hours before an appointment.',
  hours: 'A reminder shortly before',
  hoursHint: '2 hours before an appointment.',
});
