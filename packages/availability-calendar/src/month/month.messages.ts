import { defineMessages } from '@tele/ui';

export const monthMessages = defineMessages('calendar.month', {
  today: 'today',
  notAvailable: 'not available',
  open: ({ hours }: { hours: number }, say) => `${say.number(hours)} h open`,
  booked: 'booked',
});
