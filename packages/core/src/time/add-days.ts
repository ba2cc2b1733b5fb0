import { dayMs } from './durations.ts';
import type { DayKey } from './day-key.ts';

export function addDays(key: DayKey, days: number): DayKey {
  return new Date(Date.parse(key) + days * dayMs).toISOString().slice(0, 10);
}

export function daysBetween(from: DayKey, to: DayKey): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

export function mondayOf(key: DayKey): DayKey {
  return addDays(key, -((new Date(Date.parse(key)).getUTCDay() + 6) % 7));
}

/** First day of a month, counted from the month of `day`. */
export function firstOfMonth(day: DayKey, months = 0): DayKey {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const index = year * 12 + month - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`;
}

/** Same date in another month, or the last one there is. */
export function addMonths(day: DayKey, months: number): DayKey {
  const first = firstOfMonth(day, months);
  const sameDate = addDays(first, Number(day.slice(8)) - 1);
  return sameDate.slice(0, 7) === first.slice(0, 7) ? sameDate : addDays(firstOfMonth(first, 1), -1);
}
