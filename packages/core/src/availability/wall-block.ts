import { addDays, daysBetween } from '../time/add-days.ts';
import type { DayKey } from '../time/day-key.ts';
import { offsetMinutes } from '../time/offset.ts';
import { wallTimeOf } from '../time/wall-clock.ts';
import { type ClockChange, enterWallTime } from './enter-wall-time.ts';
import type { Span } from './free-slots.ts';
import { limits } from '../limits.ts';

const minute = 60_000;
const day = 1440 * minute;

export interface WallBlock {
  /** Minutes after midnight, 0 to 1439. */
  startMinutes: number;
  /** Wall-clock length, not stretched by daylight saving. */
  lengthMinutes: number;
}

/** Time of day and length that define repeats and 'all of that time of day and length' (product.md 'Time'). */
export function wallBlockOf({ startISO, endISO }: Span, zone: string): WallBlock {
  const start = wallTimeOf(startISO, zone);
  const end = wallTimeOf(endISO, zone);
  const onTheWall = daysBetween(start.dayKey, end.dayKey) * 1440 + end.minutes - start.minutes;
  // In a repeated hour the wall clock may end before it began, so elapsed time counts.
  const passes = Math.round((Date.parse(endISO) - Date.parse(startISO)) / minute);
  return { startMinutes: start.minutes, lengthMinutes: onTheWall < limits.minEditMinutes ? passes : onTheWall };
}

/** Places the block on a day, with its clock changes. If under 5 minutes would remain, the end moves too. */
export function placeWallBlock(wall: WallBlock, dayKey: DayKey, zone: string): { block: Span; changes: ClockChange[] } {
  const start = enterWallTime(dayKey, wall.startMinutes, zone);
  const minutes = wall.startMinutes + wall.lengthMinutes;
  const end = enterWallTime(addDays(dayKey, Math.floor(minutes / 1440)), minutes % 1440, zone);
  const left = Date.parse(end.iso) - Date.parse(start.iso);
  if (left < limits.minEditMinutes * minute) {
    const endISO = new Date(Date.parse(start.iso) + wall.lengthMinutes * minute).toISOString();
    return { block: { startISO: start.iso, endISO }, changes: start.change ? [start.change] : [] };
  }
  const changes = [start.change, end.change].filter((change) => change !== null);
  return { block: { startISO: start.iso, endISO: end.iso }, changes };
}

/** True if a block has this time of day and length, even if daylight saving moved it. */
export function isWallBlock(block: Span, wall: WallBlock, zone: string): boolean {
  const own = wallBlockOf(block, zone);
  if (own.startMinutes === wall.startMinutes && own.lengthMinutes === wall.lengthMinutes) return true;
  // A block can only be off its time where the clocks change.
  const start = Date.parse(block.startISO);
  if (offsetMinutes(start - day, zone) === offsetMinutes(start + day, zone)) return false;
  const placed = placeWallBlock(wall, wallTimeOf(block.startISO, zone).dayKey, zone).block;
  return placed.startISO === block.startISO && placed.endISO === block.endISO;
}
