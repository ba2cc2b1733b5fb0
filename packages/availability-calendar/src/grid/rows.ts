import { limits, offsetMinutes, wallTimeToInstant, type DayKey } from '@tele/core';

const minute = 60_000;
export const rowMinutes = limits.appointmentMinutes;
const firstMinute = limits.calendarFirstHour * 60;

/** Half hours from 6 am to 10 pm (spec section 9). */
export const rowCount = ((limits.calendarLastHour - limits.calendarFirstHour) * 60) / rowMinutes;

/** Rows above 6 am and down to midnight, counted from the first. */
export const firstRow = -firstMinute / rowMinutes;
export const lastRow = (24 * 60 - firstMinute) / rowMinutes;

export const rowStart = (day: DayKey, row: number, zone: string): string =>
  wallTimeToInstant(day, firstMinute + row * rowMinutes, zone);

/** Wall-clock position of an instant (epoch milliseconds) in rows of a day, with fractions. */
export function rowOf(instant: number, day: DayKey, zone: string): number {
  const wall = instant / minute + offsetMinutes(instant, zone);
  return (wall - Date.parse(day) / minute - firstMinute) / rowMinutes;
}
