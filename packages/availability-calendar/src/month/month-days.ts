import { mondayOf, type DayKey, dayMs } from '@tele/core';
import { daysFrom } from '../grid/days.ts';
import { addMonths } from './same-date.ts';

/** The whole weeks, from Monday, that a month touches. */
export function monthDays(day: DayKey): DayKey[] {
  const first = mondayOf(addMonths(day, 0));
  const next = addMonths(day, 1);
  const weeks = Math.ceil((Date.parse(next) - Date.parse(first)) / (7 * dayMs));
  return daysFrom(first, weeks * 7);
}
