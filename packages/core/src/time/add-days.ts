import { dayMs } from './durations.ts';
import type { DayKey } from './day-key.ts';

/** The day `days` after (or before) another one. */
export function addDays(key: DayKey, days: number): DayKey {
  return new Date(Date.parse(key) + days * dayMs).toISOString().slice(0, 10);
}

/** How many days `to` lies after `from`; negative before it. */
export function daysBetween(from: DayKey, to: DayKey): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** The Monday of the week that holds a day. */
export function mondayOf(key: DayKey): DayKey {
  return addDays(key, -((new Date(Date.parse(key)).getUTCDay() + 6) % 7));
}
