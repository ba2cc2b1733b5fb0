import { defineMessages } from '@tele/ui';

export const datesMessages = defineMessages('kit.dates', {
  choose: 'Choose date',
  day: 'Day',
  month: 'Month',
  year: 'Year',
});
