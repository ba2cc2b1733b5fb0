import type { DayKey } from './day-key.ts';
import { offsetMinutes } from './offset.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** What a clock on the wall reads: a day and minutes since its midnight (0 to 1439). */
export interface WallTime {
  dayKey: DayKey;
  minutes: number;
}

/** What the wall clock of a zone reads at an instant (ISO, UTC). Seconds are dropped. */
export function wallTimeOf(iso: string, zone: string): WallTime {
  const instant = Date.parse(iso);
  const wall = new Date(instant + offsetMinutes(instant, zone) * minute);
  return { dayKey: wall.toISOString().slice(0, 10), minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes() };
}

/**
 * The instant (ISO, UTC) at which a zone's wall clock reads `minutes` after midnight of a day; 1440 is the next midnight.
 * A time that daylight saving skips moves forward by the gap; one that happens twice is the first (product.md 'Time').
 */
export function wallTimeToInstant(key: DayKey, minutes: number, zone: string): string {
  const wall = Date.parse(key) + minutes * minute;
  const before = offsetMinutes(wall - day, zone);
  const after = offsetMinutes(wall + day, zone);
  const first = wall - before * minute;
  const second = wall - after * minute;
  // In a gap neither offset holds, and the one from before lands as far behind the gap as the time was inside it.
  const secondHolds = offsetMinutes(first, zone) !== before && offsetMinutes(second, zone) === after;
  return new Date(secondHolds ? second : first).toISOString();
}
