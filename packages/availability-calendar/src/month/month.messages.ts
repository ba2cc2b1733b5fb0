import { defineMessages } from '@tele/ui';

export const monthMessages = defineMessages('calendar.month', {
  /** 'Monday 23 November, today': spoken day, before its open hours and bookings. */
  day: ({ day, today, open }: { day: string; today: boolean; open: boolean }) =>
    `${day}${today ? ', today' : ''}${open ? '' : ', not available'}`,
  open: ({ hours }: { hours: number }, say) => `${say.number(hours)} h open`,
  off: 'Time off',
  booked: 'booked',
});
