import { addDays, addMonths, dayLabel, mondayOf, type DayKey } from '@tele/core';
import type { Spoken } from '@tele/ui';
import { daysFrom } from '../grid/days.ts';
import { longDay } from '../grid/grid-names.ts';
import type { screenMessages } from './screen.messages.ts';

export type View = 'day' | 'week' | 'month';

export const daysOf = (view: View, date: DayKey): DayKey[] => (view === 'day' ? [date] : daysFrom(mondayOf(date), 7));

/** Opening date of a view: on Sundays the week that begins tomorrow. */
export const openingDate = (view: View, today: DayKey): DayKey =>
  view === 'week' && addDays(mondayOf(today), 6) === today ? addDays(today, 1) : today;

/** First and last day of shown bookings; a day shows its week. A month has up to six weeks. */
export function bookedDays(view: View, date: DayKey): [first: DayKey, last: DayKey] {
  const first = mondayOf(view === 'month' ? `${date.slice(0, 7)}-01` : date);
  return [first, addDays(first, view === 'month' ? 41 : 6)];
}

export function turnPage(view: View, date: DayKey, pages: 1 | -1): DayKey {
  if (view === 'month') return addMonths(date, pages);
  return addDays(date, view === 'week' ? 7 * pages : pages);
}

type ScreenWords = Spoken<(typeof screenMessages)['table']>;

export const monthTitle = (date: DayKey, t: ScreenWords, locale: string): string => t.month(dayLabel(date, locale));

/** '23 – 29 Nov 2026', '30 Nov – 6 Dec 2026', 'November 2026', 'Tuesday 24 November 2026'. */
export function viewTitle(view: View, date: DayKey, t: ScreenWords, locale: string): string {
  if (view === 'month') return monthTitle(date, t, locale);
  if (view === 'day') return t.day({ day: longDay(date, locale), year: dayLabel(date).year });
  const monday = mondayOf(date);
  return t.week({ first: dayLabel(monday, locale), last: dayLabel(addDays(monday, 6), locale) });
}

export const showsDay = (view: View, date: DayKey, day: DayKey): boolean =>
  view === 'month' ? date.slice(0, 7) === day.slice(0, 7) : daysOf(view, date).includes(day);
