import type { DayKey } from '../time/day-key.ts';
import { offsetMinutes } from '../time/offset.ts';
import { wallTimeOf, wallTimeToInstant } from '../time/wall-clock.ts';

const minute = 60_000;
const day = 1440 * minute;

/** Wall time affected by daylight saving: `skipped` does not occur that day, `twice` occurs twice. */
export interface ClockChange {
  kind: 'skipped' | 'twice';
  dayKey: DayKey;
  minutes: number;
  /** Time used instead (ISO, UTC): moved forward by the gap, or the first of the two. */
  usedISO: string;
  zone: string;
}

/** Instant of an entered wall time, with any clock change; '' without a day (product.md 'Time'). */
export function enterWallTime(
  dayKey: DayKey,
  minutes: number,
  zone: string,
): { iso: string; change: ClockChange | null } {
  if (Number.isNaN(Date.parse(dayKey) + minutes)) return { iso: '', change: null };
  const iso = wallTimeToInstant(dayKey, minutes, zone);
  const kind = doubtOf(iso, minutes % 1440, zone);
  return { iso, change: kind && { kind, dayKey, minutes, usedISO: iso, zone } };
}

function doubtOf(iso: string, minutes: number, zone: string): ClockChange['kind'] | null {
  const instant = Date.parse(iso);
  if (wallTimeOf(iso, zone).minutes !== minutes) return 'skipped';
  const gained = offsetMinutes(instant - day, zone) - offsetMinutes(instant + day, zone);
  if (gained <= 0) return null;
  const again = wallTimeOf(new Date(instant + gained * minute).toISOString(), zone);
  return again.minutes === minutes ? 'twice' : null;
}
