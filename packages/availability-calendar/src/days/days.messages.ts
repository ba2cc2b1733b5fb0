import { defineMessages } from '@tele/ui';

export const daysMessages = defineMessages('calendar.days', {
  day: 'Day',
  previous: 'Previous week',
  next: 'Next week',
  hours: ({ hours }: { hours: number }, say) => `${say.number(hours)}\u00A0h`,
  available: 'available',
  notAvailable: 'not available',
  off: 'time off',
  booked: ({ count }: { count: number }, say) => `${say.number(count)} booked`,
});
