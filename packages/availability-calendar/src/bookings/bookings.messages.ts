import { defineMessages } from '@tele/ui';

export const bookingsMessages = defineMessages('calendar.bookings', {
  appointment: 'Appointment',
  day: 'Day',
  time: 'Time',
  fee: 'Fee',
  reason: 'Reason',
  open: 'Open in appointments',
});
