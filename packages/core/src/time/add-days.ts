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
