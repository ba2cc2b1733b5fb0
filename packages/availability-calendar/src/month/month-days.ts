import { mondayOf, type DayKey, dayMs } from '@tele/core';
import { daysFrom } from '../grid/days.ts';
import { addMonths } from './same-date.ts';

/** Whole weeks (from Monday) that overlap a month. */
export function monthDays(day: DayKey): DayKey[] {
  const first = mondayOf(addMonths(day, 0));
  const next = addMonths(day, 1);
  const weeks = Math.ceil((Date.parse(next) - Date.parse(first)) / (7 * dayMs));
  return daysFrom(first, weeks * 7);
}
