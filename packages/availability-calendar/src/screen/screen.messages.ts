import { defineMessages } from '@tele/ui';
import type { View } from './view.ts';

const viewNames: Readonly<Record<View, string>> = { day: 'Day', week: 'Week', month: 'Month' };

export const screenMessages = defineMessages('calendar.screen', {
  title: 'Availability',
  loading: 'Loading availability',
  notLoaded: 'Failed to load availability',
  noBookings: 'Failed to load appointments. Booked times are not shown.',
  empty: 'No availability yet. Patients can book the times you add here.',
  codeFailed: 'This did not load. Check your connection and try again.',
  dates: 'Dates shown',
  today: 'Today',
  next: ({ view }: { view: View }) => `Next ${viewNames[view].toLowerCase()}`,
  previous: ({ view }: { view: View }) => `Previous ${viewNames[view].toLowerCase()}`,
  view: 'View',
  viewName: ({ view }: { view: View }) => viewNames[view],
  zone: 'Display time zone',
  add: 'Add',
  hintMonth: 'Choose a day to add or edit times',
  hintGrid: 'Drag on the grid, or press Enter on a time, to add availability',
  open: 'Available',
  booked: 'Booked, read only',
  repeats: 'Repeats',
});
