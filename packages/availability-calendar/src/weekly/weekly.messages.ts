import { weeklyHoursWeeks, type DayLabel, type FromFault, type RangeFault, type UntilFault } from '@tele/core';
import { defineMessages } from '@tele/ui';

const times = { one: '# time', other: '# times' };

/** `day` is 'Monday', `when` 'Mon 7 Dec, 9:00 – 11:00 am'. */
export const weeklyMessages = defineMessages('calendar.weekly', {
  firstTitle: 'Set your weekly hours',
  title: 'Weekly hours',
  back: 'Availability',
  lede: 'People can book 30-minute times inside these hours. Times are Sydney time.',
  off: 'Not available',
  start: ({ day, number }: RangeWords) => `${day} start${number > 1 ? ` ${number}` : ''}`,
  end: ({ day, number }: RangeWords) => `${day} end${number > 1 ? ` ${number}` : ''}`,
  to: '–',
  hours: ({ day, hours }: { day: string; hours: string }) => `${day} ${hours}`,
  break: ({ hours }: { hours: string }) => `Break ${hours}`,
  remove: ({ day, hours }: { day: string; hours: string }) => `Remove ${day} ${hours}`,
  add: ({ day }: { day: string }) => `Add hours on ${day}`,
  copy: 'Copy',
  copyDay: ({ day }: { day: string }) => `Copy ${day}`,
  copyTo: ({ day }: { day: string }) => `Copy ${day}’s hours to`,
  weekdays: 'Weekdays',
  everyDay: 'Every day',
  replaces: ({ days }: { days: readonly string[] }, say) =>
    `This replaces the hours on ${say.list(days)}, which differ.`,
  copyToDays: ({ count }: { count: number }, say) => `Copy to ${say.plural(count, { one: '# day', other: '# days' })}`,
  copied: ({ day, count }: { day: string; count: number }, say) =>
    `${day}’s hours copied to ${say.plural(count, { one: '# day', other: '# days' })}`,
  undo: 'Undo',
  from: 'From',
  until: 'Until',
  noEnd: 'No end date',
  untilHint: `Without an end date, we add ${weeklyHoursWeeks} weeks.`,
  preview: 'Preview',
  week: ({ first, last }: { first: DayLabel; last: DayLabel }) =>
    `${first.day}${first.month === last.month ? '' : ` ${first.month}`} – ${last.day} ${last.month}`,
  slots: ({ count }: { count: number }) => `${count === 1 ? 'time' : 'times'} a week that people can book`,
  daySlots: ({ day, count }: { day: string; count: number }, say) => `${day}: ${say.plural(count, times)}`,
  noSlots: '–',
  new: 'New',
  existing: 'Already there',
  others: 'Your other hours, bookings and time off don’t change.',
  spaced: ({ count }: { count: number }) =>
    `You leave 30 minutes free after each booking, so up to ${count} of these can be booked.`,
  change: 'Change',
  merged: ({ when, more }: { when: string; more: number }) =>
    more === 0
      ? `${when} is already in your calendar and meets these hours. We’ll join them.`
      : `${when} and ${more} more are already in your calendar and meet these hours. We’ll join them.`,
  hidden: ({ days }: { days: readonly string[] }, say) =>
    `People can’t book these hours during your time off on ${say.list(days)}.`,
  days: ({ first, last }: { first: string; last: string }) => (first === last ? first : `${first} to ${last}`),
  more: ({ count }: { count: number }) => `${count} more`,
  total: ({ hours, last }: { hours: number; last: string }, say) =>
    `${say.plural(hours, { one: '# new hour', other: '# new hours' })} a week, until ${last}`,
  closed: 'Turn on at least one day.',
  done: 'These hours are already in your calendar.',
  skip: 'Skip for now',
  cancel: 'Cancel',
  save: 'Save weekly hours',
  saved: 'Weekly hours saved',
});

export const weeklyFaults = defineMessages('calendar.weekly-faults', {
  'end-before-start': 'The end must be after the start.',
  overlap: 'These hours overlap others on this day.',
  unreadable: 'Enter a date.',
  past: 'Choose today or a later date.',
  'before-from': 'Choose a date after the first day.',
  'too-far': 'Choose a date within 180 weeks.',
} satisfies Record<RangeFault | FromFault | UntilFault, string>);

interface RangeWords {
  day: string;
  /** 1 for the first hours of a day. */
  number: number;
}
