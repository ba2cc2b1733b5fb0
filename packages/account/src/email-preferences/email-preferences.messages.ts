import { defineMessages } from '@tele/ui';

export const emailPreferenceMessages = defineMessages('account.email-preferences', {
  title: 'Email preferences',
  lede: 'We never put a specialty or reason in the subject line.',
  loading: 'Loading your email preferences',
  loadFailed: 'Failed to load your email preferences',
  always: 'Appointments, changes and receipts',
  alwaysHint: 'Updates to your requests and appointments, and receipts. Always sent.',
  alwaysHintSpecialist: 'Requests, appointments, changes and receipts. Always sent.',
  day: 'Reminder the day before',
  dayHint: '24 hours before an appointment.',
  hours: 'Reminder 2 hours before',
  hoursHint: '2 hours before an appointment.',
});
