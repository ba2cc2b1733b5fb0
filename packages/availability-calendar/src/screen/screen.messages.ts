import type { DayLabel } from '@tele/core';
import { defineMessages } from '@tele/ui';
import type { View } from './view.ts';

const viewNames: Readonly<Record<View, string>> = { day: 'Day', week: 'Week', month: 'Month' };

export const screenMessages = defineMessages('calendar.screen', {
  title: 'Availability',
  loading: 'Loading availability',
  notLoaded: 'Failed to load availability',
  noBookings: 'Failed to load appointments. Booked times are not shown.',
  empty: 'No availability yet. People can book the times you add here.',
  codeFailed: 'This did not load. Check your connection and try again.',
  codeRetry: 'Try again',
  dates: 'Dates shown',
  /** '23 – 29 Nov 2026', '30 Nov – 6 Dec 2026'. */
  week: ({ first, last }: { first: DayLabel; last: DayLabel }) => {
    const year = first.year === last.year ? '' : ` ${first.year}`;
    const month = first.month === last.month ? '' : ` ${first.month}`;
    return `${first.day}${month}${year} – ${last.day} ${last.month} ${last.year}`;
  },
  month: ({ monthLong, year }: DayLabel) => `${monthLong} ${year}`,
  day: ({ day, year }: { day: string; year: number }) => `${day} ${year}`,
  today: 'Today',
  next: ({ view }: { view: View }) => `Next ${viewNames[view].toLowerCase()}`,
  previous: ({ view }: { view: View }) => `Previous ${viewNames[view].toLowerCase()}`,
  view: 'View',
  viewName: ({ view }: { view: View }) => viewNames[view],
  zone: 'Display time zone',
  add: 'Add',
  weekly: 'Weekly hours',
  hintMonth: 'Choose a day to add or edit times',
  hintGrid: 'Drag on the grid, or press Enter on a time, to add availability',
  open: 'Available',
  booked: 'Booked, read only',
  away: 'Time off or busy (hidden from search)',
  noAway: 'Failed to load time off and busy times. They still can’t be booked.',
  repeats: 'Repeats',
});
