import { limits } from '../limits.ts';
import { addDays } from '../time/add-days.ts';
import type { DayKey } from '../time/day-key.ts';
import { isDay } from '../time/is-day.ts';
import { openRanges, type HourRange, type WeeklyHours } from './weekly-hours.ts';

export type RangeFault = 'end-before-start' | 'overlap';
export type FromFault = 'unreadable' | 'past';
export type UntilFault = 'unreadable' | 'before-from' | 'too-far';

export interface WeeklyFaults {
  /** Fault of each range of each day. */
  ranges: (RangeFault | null)[][];
  from: FromFault | null;
  until: UntilFault | null;
  /** No day is open. */
  isClosed: boolean;
}

/** Last day that 180 weekly blocks reach (spec section 9). */
export const latestUntil = (from: DayKey): DayKey => addDays(from, limits.maxOccurrences * 7 - 1);

export function checkWeeklyHours(hours: WeeklyHours, today: DayKey): WeeklyFaults {
  const { days, from, until } = hours;
  return {
    ranges: days.map((day) => openRanges(day).map(rangeFault)),
    from: isDay(from) ? (from < today ? 'past' : null) : 'unreadable',
    until: until === '' ? null : untilFault(from, until),
    isClosed: days.every((day) => openRanges(day).length === 0),
  };
}

export const isFaulty = ({ ranges, from, until, isClosed }: WeeklyFaults): boolean =>
  isClosed || from !== null || until !== null || ranges.flat().some((fault) => fault !== null);

function rangeFault(range: HourRange, index: number, ranges: readonly HourRange[]): RangeFault | null {
  if (range.end <= range.start) return 'end-before-start';
  const overlaps = ranges.slice(0, index).some(({ start, end }) => start < range.end && range.start < end);
  return overlaps ? 'overlap' : null;
}

function untilFault(from: DayKey, until: DayKey): UntilFault | null {
  if (!isDay(until)) return 'unreadable';
  if (!isDay(from)) return null;
  if (until < from) return 'before-from';
  return until > latestUntil(from) ? 'too-far' : null;
}

/** Hours without their faults, for a preview while they are typed. */
export function readableHours(hours: WeeklyHours, today: DayKey): WeeklyHours {
  const { ranges, from, until } = checkWeeklyHours(hours, today);
  const first = from ? today : hours.from;
  return {
    days: hours.days.map((day, weekday) => ({
      on: day.on,
      ranges: day.ranges.filter((_, index) => !ranges[weekday]?.[index]),
    })),
    from: first,
    until: until || hours.until < first ? '' : hours.until,
  };
}
