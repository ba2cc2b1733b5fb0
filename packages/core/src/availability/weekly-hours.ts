import { limits } from '../limits.ts';
import { addDays } from '../time/add-days.ts';
import type { DayKey } from '../time/day-key.ts';

/** Weeks added without an end date. */
export const weeklyHoursWeeks = 26;

const step = limits.appointmentMinutes;
const first = limits.calendarFirstHour * 60;
const last = limits.calendarLastHour * 60;

/** Choices for the start and end of weekly hours, in minutes after midnight: 6:00 am to 10:00 pm. */
export const weeklyTimes: readonly number[] = Array.from(
  { length: (last - first) / step + 1 },
  (_, index) => first + index * step,
);

/** Minutes after midnight in Sydney. */
export interface HourRange {
  start: number;
  end: number;
}

export interface DayHours {
  on: boolean;
  ranges: readonly HourRange[];
}

/** Weekly hours, Monday first. An empty `until` adds 26 weeks. */
export interface WeeklyHours {
  days: readonly DayHours[];
  from: DayKey;
  until: DayKey;
}

export const openRanges = ({ on, ranges }: DayHours): readonly HourRange[] => (on ? ranges : []);

export const isSameHours = (one: DayHours, other: DayHours): boolean =>
  JSON.stringify(openRanges(one)) === JSON.stringify(openRanges(other));

/** Monday to Friday, 9:00 am to 5:00 pm. */
export const usualHours = (from: DayKey): WeeklyHours => ({
  days: Array.from({ length: 7 }, (_, weekday) => (weekday < 5 ? usualDay : closedDay)),
  from,
  until: '',
});

const usualDay: DayHours = { on: true, ranges: [{ start: 9 * 60, end: 17 * 60 }] };
const closedDay: DayHours = { on: false, ranges: [] };

export const lastWeeklyDay = ({ from, until }: WeeklyHours): DayKey =>
  until === '' ? addDays(from, weeklyHoursWeeks * 7 - 1) : until;

/** Opens or closes a day. A closed day keeps its ranges. */
export function switchDay(day: DayHours, on: boolean): DayHours {
  return { on, ranges: on && day.ranges.length === 0 ? usualDay.ranges : day.ranges };
}

/** Adds hours after a one-hour break, or in the next free half hour. Null if the day is full. */
export function addRange(day: DayHours): DayHours | null {
  const ranges = openRanges(day);
  if (ranges.length === 0) return switchDay(day, true);
  const end = Math.max(...ranges.map((range) => range.end));
  const start = [end + 60, end + step, end, ...weeklyTimes].find((time) => isFree(ranges, time));
  if (start === undefined) return null;
  const next = Math.min(last, start + 180, ...ranges.map((range) => range.start).filter((time) => time > start));
  return { on: true, ranges: [...ranges, { start, end: next }].sort((a, b) => a.start - b.start) };
}

const isFree = (ranges: readonly HourRange[], time: number): boolean =>
  time + step <= last && ranges.every(({ start, end }) => end <= time || start >= time + step);

/** Removes hours. A day without hours is closed. */
export function removeRange(day: DayHours, index: number): DayHours {
  const ranges = day.ranges.filter((_, at) => at !== index);
  return { on: ranges.length > 0, ranges };
}

/** Copies a day's hours to other weekdays (0 is Monday), replacing theirs. */
export function copyDay({ days, ...dates }: WeeklyHours, from: number, to: readonly number[]): WeeklyHours {
  return { ...dates, days: days.map((day, weekday) => (to.includes(weekday) ? (days[from] ?? day) : day)) };
}

/** Weekdays whose hours a copy would lose. */
export function replacedDays({ days }: WeeklyHours, from: number, to: readonly number[]): number[] {
  const copied = days[from] ?? closedDay;
  return to.filter((weekday) => {
    const day = days[weekday] ?? closedDay;
    return openRanges(day).length > 0 && !isSameHours(day, copied);
  });
}

/** Kept weekly hours of this shape; null for anything else. */
export function readWeeklyHours(kept: unknown): WeeklyHours | null {
  const { days, from, until } = (kept ?? {}) as Partial<Record<string, unknown>>;
  if (typeof from !== 'string' || typeof until !== 'string' || !Array.isArray(days) || days.length !== 7) return null;
  const isTime = (time: unknown): boolean => weeklyTimes.some((choice) => choice === time);
  const isDay = (day: Partial<DayHours> | null): boolean =>
    typeof day?.on === 'boolean' &&
    Array.isArray(day.ranges) &&
    day.ranges.every((range: HourRange | null) => isTime(range?.start) && isTime(range?.end));
  return days.every(isDay) ? (kept as WeeklyHours) : null;
}
