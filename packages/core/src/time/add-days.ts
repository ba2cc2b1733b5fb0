import { dayMs } from './durations.ts';
import type { DayKey } from './day-key.ts';

/** Adds days to a day; negative numbers subtract. */
export function addDays(key: DayKey, days: number): DayKey {
  return new Date(Date.parse(key) + days * dayMs).toISOString().slice(0, 10);
}

/** Days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: DayKey, to: DayKey): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** Monday of the day's week. */
export function mondayOf(key: DayKey): DayKey {
  return addDays(key, -((new Date(Date.parse(key)).getUTCDay() + 6) % 7));
}
