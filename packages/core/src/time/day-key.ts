import { offsetMinutes } from './offset.ts';

const minute = 60_000;

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
