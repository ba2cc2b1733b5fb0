import type { DayKey } from './day-key.ts';
import { offsetMinutes } from './offset.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Wall-clock time: a day and minutes since its midnight (0 to 1439). */
export interface WallTime {
  dayKey: DayKey;
  minutes: number;
}

/** Wall-clock time of a zone at an instant (ISO, UTC). Drops seconds. */
export function wallTimeOf(iso: string, zone: string): WallTime {
  const instant = Date.parse(iso);
  const wall = new Date(instant + offsetMinutes(instant, zone) * minute);
  return { dayKey: wall.toISOString().slice(0, 10), minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes() };
}

/** Instant (ISO, UTC) of a wall time. Skipped times move forward by the gap; for repeated ones, the first counts. */
export function wallTimeToInstant(key: DayKey, minutes: number, zone: string): string {
  const wall = Date.parse(key) + minutes * minute;
  const before = offsetMinutes(wall - day, zone);
  const after = offsetMinutes(wall + day, zone);
  const first = wall - before * minute;
  const second = wall - after * minute;
  // In a gap neither offset holds. The earlier one moves the time forward by the gap.
  const secondHolds = offsetMinutes(first, zone) !== before && offsetMinutes(second, zone) === after;
  return new Date(secondHolds ? second : first).toISOString();
}
