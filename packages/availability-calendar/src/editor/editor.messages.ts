import { limits } from '@tele/core';
import { defineMessages } from '@tele/ui';

function ordinal(date: number): string {
  const teen = date % 100 >= 11 && date % 100 <= 13;
  const ending = teen ? undefined : { 1: 'st', 2: 'nd', 3: 'rd' }[date % 10];
  return `${date}${ending ?? 'th'}`;
}

export const editorMessages = defineMessages('calendar.editor', {
  addTitle: 'Add availability',
  editTitle: 'Edit availability',
  close: 'Close',
  start: 'Start',
  startDate: 'Start date',
  startTime: 'Start time',
  end: 'End',
  endDate: 'End date',
  endTime: 'End time',
  repeat: 'Repeat',
  once: 'Does not repeat',
  daily: 'Daily',
  weekly: ({ weekday }: { weekday: string | null }) => (weekday === null ? 'Weekly' : `Weekly on ${weekday}`),
  monthly: ({ date }: { date: number | null }) => (date === null ? 'Monthly' : `Monthly on the same date (${date})`),
  occurrences: 'Occurrences',
  fewer: 'Fewer',
  more: 'More',
  until: 'Until',
  noEnd: 'No end date',
  delete: 'Delete',
  cancel: 'Cancel',
  add: 'Add availability',
  save: 'Save changes',
});

export const planMessages = defineMessages('calendar.plan', {
  /** 'Adds 8 blocks of 3 h 30 min, every Thursday 1:30 – 5:00 pm Sydney time'. */
  adds: ({ count, length, days, times, city }: PlanWords & { count: number }, say) =>
    `Adds ${say.plural(count, { one: '# block', other: '# blocks' })} of ${length}, ${days} ${times} ${city} time`,
  becomes: ({ length, days, times, city }: PlanWords) =>
    `Changes this block to ${length}, ${days} ${times} ${city} time`,
  is: ({ length, days, times, city }: PlanWords) => `This block is ${length}, ${days} ${times} ${city} time`,
  length: ({ hours, minutes }: { hours: number; minutes: number }) =>
    [hours > 0 ? `${hours} h` : '', minutes > 0 || hours === 0 ? `${minutes} min` : ''].filter(Boolean).join(' '),
  onDay: ({ day }: { day: string }) => `${day},`,
  everyDay: 'every day',
  everyWeek: ({ weekday }: { weekday: string }) => `every ${weekday}`,
  everyMonth: ({ date }: { date: number }) => `on the ${ordinal(date)} of the month,`,
  /** Times of a block of a day or more. */
  longTimes: ({ from, to, days }: { from: string; to: string; days: number }) =>
    `${from} – ${to} ${days === 1 ? 'the next day' : `${days} days later`},`,
  lastOn: ({ day }: { day: string }) => `last on ${day}`,
  /** Number of new blocks that overlap or touch others. */
  joins: ({ overlapping, touching }: { overlapping: number; touching: number }) => {
    const count = overlapping + touching;
    const overlap = count === 1 ? 'overlaps' : 'overlap';
    const touch = count === 1 ? 'touches another' : 'touch others';
    if (touching === 0) return `${count} ${overlap} and will be joined`;
    if (overlapping === 0) return `${count} ${touch} and will be joined`;
    return `${count} overlap or touch others and will be joined`;
  },
  joinsOthers: ({ count }: { count: number }, say) =>
    `joins ${say.plural(count, { one: '# other block', other: '# other blocks' })}`,
  inSydney: ({ when }: { when: string }) => `In Sydney: ${when}.`,
  clamped: ({ used }: { used: number }) =>
    `You can repeat ${limits.minOccurrences} to ${limits.maxOccurrences} times, so we’ll use ${used}.`,
  skipped: ({ months, more, date }: { months: readonly string[]; more: number; date: number }, say) => {
    const rest = more === 0 ? [] : [more === 1 ? '1 more month' : `${more} more months`];
    const names = [...months, ...rest];
    const [have, are] = names.length === 1 ? ['has', 'is'] : ['have', 'are'];
    return `${say.list(names)} ${have} no ${ordinal(date)} and ${are} skipped.`;
  },
  clockSkips: ({ time, day, city, used }: ClockWords & { used: string }) =>
    `Clocks change on ${day} in ${city}, so ${time} doesn’t exist. We’ll use ${used}.`,
  clockTwice: ({ time, day, city }: ClockWords) =>
    `Clocks change on ${day} in ${city}, so ${time} happens twice. We’ll use the first.`,
});

interface PlanWords {
  /** '3 h 30 min'. */
  length: string;
  /** 'every Thursday', or 'Thu 26 Nov 2026,'. */
  days: string;
  /** '1:30 – 5:00 pm'. */
  times: string;
  city: string;
}

interface ClockWords {
  time: string;
  day: string;
  city: string;
}
