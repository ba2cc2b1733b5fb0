import { offsetMinutes } from './offset.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A day of the calendar as 'YYYY-MM-DD'; which instants it holds depends on the zone. */
export type DayKey = string;

/** The day an instant (ISO, UTC) falls on in a zone. */
export function dayKey(iso: string, zone: string): DayKey {
  return dayKeyAt(Date.parse(iso), zone);
}

/** As `dayKey`, from epoch milliseconds. */
export function dayKeyAt(instant: number, zone: string): DayKey {
  return new Date(instant + offsetMinutes(instant, zone) * minute).toISOString().slice(0, 10);
}

/** The day `days` after (or before) another one. */
export function addDays(key: DayKey, days: number): DayKey {
  return new Date(Date.parse(key) + days * day).toISOString().slice(0, 10);
}

/** How many days `to` lies after `from`; negative before it. */
export function daysBetween(from: DayKey, to: DayKey): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / day);
}
