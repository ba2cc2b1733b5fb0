import { offsetMinutes } from './offset.ts';

const minute = 60_000;

/** Calendar day as 'YYYY-MM-DD'. Its instants depend on the zone. */
export type DayKey = string;

export function dayKey(iso: string, zone: string): DayKey {
  return dayKeyAt(Date.parse(iso), zone);
}

/** As `dayKey`, from epoch milliseconds. */
export function dayKeyAt(instant: number, zone: string): DayKey {
  return new Date(instant + offsetMinutes(instant, zone) * minute).toISOString().slice(0, 10);
}
