import { dayMs, firstOfMonth, mondayOf, type DayKey } from '@tele/core';
import { daysFrom } from '../grid/days.ts';

/** Whole weeks (from Monday) that overlap a month. */
export function monthDays(day: DayKey): DayKey[] {
  const first = mondayOf(firstOfMonth(day));
  const next = firstOfMonth(day, 1);
  const weeks = Math.ceil((Date.parse(next) - Date.parse(first)) / (7 * dayMs));
  return daysFrom(first, weeks * 7);
}
