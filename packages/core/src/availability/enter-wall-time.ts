import type { DayKey } from '../time/day-key.ts';
import { offsetMinutes } from '../time/offset.ts';
import { wallTimeOf, wallTimeToInstant } from '../time/wall-clock.ts';

const minute = 60_000;
const day = 1440 * minute;

/** A wall time that daylight saving makes doubtful: `skipped` never happens that day, `twice` happens twice. */
export interface ClockChange {
  kind: 'skipped' | 'twice';
  dayKey: DayKey;
  /** What was asked for, in minutes after midnight. */
  minutes: number;
  /** What is used instead: moved forward by the gap, or the first of the two (ISO, UTC). */
  usedISO: string;
  zone: string;
}

/** The instant of a day and a time as somebody enters them in a zone, and whether daylight saving made the time doubtful (product.md 'Time'). No instant ('') for no day. */
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
