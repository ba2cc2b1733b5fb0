import { minuteMs } from './durations.ts';
import { offsetMinutes } from './offset.ts';

/** Calendar day as 'YYYY-MM-DD'. Its instants depend on the zone. */
export type DayKey = string;

export function dayKey(iso: string, zone: string): DayKey {
  return dayKeyAt(Date.parse(iso), zone);
}

/** As `dayKey`, from epoch milliseconds. */
export function dayKeyAt(instant: number, zone: string): DayKey {
  return new Date(instant + offsetMinutes(instant, zone) * minuteMs).toISOString().slice(0, 10);
}
