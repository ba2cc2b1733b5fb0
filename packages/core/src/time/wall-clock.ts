import type { DayKey } from './day-key.ts';
import { dayMs, minuteMs } from './durations.ts';
import { offsetMinutes } from './offset.ts';

/** Wall-clock time: a day and minutes since its midnight (0 to 1439). */
export interface WallTime {
  dayKey: DayKey;
  minutes: number;
}

/** Wall-clock time of a zone at an instant (ISO, UTC). Drops seconds. */
export function wallTimeOf(iso: string, zone: string): WallTime {
  const instant = Date.parse(iso);
  const wall = new Date(instant + offsetMinutes(instant, zone) * minuteMs);
  return { dayKey: wall.toISOString().slice(0, 10), minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes() };
}

/** Instant (ISO, UTC) of a wall time. Skipped times move forward by the gap; for repeated ones, the first counts. */
export function wallTimeToInstant(key: DayKey, minutes: number, zone: string): string {
  const wall = Date.parse(key) + minutes * minuteMs;
  const before = offsetMinutes(wall - dayMs, zone);
  const after = offsetMinutes(wall + dayMs, zone);
  const first = wall - before * minuteMs;
  const second = wall - after * minuteMs;
  // In a gap neither offset holds. The earlier one moves the time forward by the gap.
  const secondHolds = offsetMinutes(first, zone) !== before && offsetMinutes(second, zone) === after;
  return new Date(secondHolds ? second : first).toISOString();
}
