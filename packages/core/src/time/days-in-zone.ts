import { addDays } from './add-days.ts';
import { dayKey } from './day-key.ts';
import { wallTimeOf, wallTimeToInstant } from './wall-clock.ts';

/** Midnight at the start of an instant's day in a zone (ISO, UTC). */
export function startOfDay(iso: string, zone: string): string {
  return wallTimeToInstant(dayKey(iso, zone), 0, zone);
}

/** Same wall-clock time `days` later or earlier: 9:00 stays 9:00 across daylight saving. */
export function addDaysInZone(iso: string, days: number, zone: string): string {
  const { dayKey: key, minutes } = wallTimeOf(iso, zone);
  return wallTimeToInstant(addDays(key, days), minutes, zone);
}
