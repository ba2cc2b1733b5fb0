import { defineMessages } from '@tele/ui';

export const deleteMessages = defineMessages('calendar.delete', {
  title: 'Delete availability',
  what: 'What to delete',
  this: 'This one only',
  future: 'This and future ones',
  futureDetail: ({ day }: { day: string }) => `Same time of day and length, from ${day}`,
  all: 'All with this time of day and length',
  confirm: 'Delete',
});
