import { dayMs } from '@tele/core';
import type { Line } from './lines.ts';

/** Time as written: wall clock in milliseconds as if it were UTC, with its TZID. */
export interface Written {
  wall: number;
  isDate: boolean;
  isUtc: boolean;
  tzid: string | undefined;
}

export interface Period {
  start: Written;
  end: Written | undefined;
  /** Milliseconds; 0 with an `end`. */
  duration: number;
}

const form = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?(Z?))?$/i;

export function parseTime(text: string, params: Line['params'] = new Map()): Written | undefined {
  const found = form.exec(text.trim());
  if (!found) return undefined;
  const [, year = '', month = '', day = '', hour, minute = '0', second = '0', zulu = ''] = found;
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
  // Date.UTC rolls over the 31st of short months, and reads years below 100 as 19xx.
  if (new Date(midnight).toISOString().slice(0, 10) !== `${year}-${month}-${day}`) return undefined;
  const tzid = params.get('TZID');
  if (hour === undefined) return { wall: midnight, isDate: true, isUtc: false, tzid };
  if (Number(hour) > 24 || Number(minute) > 59 || Number(second) > 60) return undefined;
  const ofDay = ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1_000;
  const isDate = params.get('VALUE')?.toUpperCase() === 'DATE' && ofDay === 0;
  return { wall: midnight + ofDay, isDate, isUtc: zulu !== '', tzid };
}

export const timeOf = (line: Line | undefined): Written | undefined => line && parseTime(line.value, line.params);

export function* timesIn(lines: readonly Line[]): Generator<Written> {
  for (const { value, params } of lines) {
    for (const text of value.split(',')) {
      const time = parseTime(text, params);
      if (time) yield time;
    }
  }
}

/** Periods of RDATE;VALUE=PERIOD and FREEBUSY; undefined for a damaged one. */
export function* periodsIn({ value, params }: Line): Generator<Period | undefined> {
  for (const text of value.split(',').filter(Boolean)) {
    const [from = '', to = ''] = text.split('/');
    const start = parseTime(from, params);
    const end = parseTime(to, params);
    const duration = parseDuration(to) ?? 0;
    yield start && to !== '' && (end || duration > 0) ? { start, end, duration } : undefined;
  }
}

/** Far longer than any window; the clock cannot handle much more. */
const mostDuration = 100 * 366 * dayMs;

export function parseDuration(text: string): number | undefined {
  const found = /^([+-]?)P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i.exec(text.trim());
  if (!found || /P$|T$/i.test(text.trim())) return undefined;
  const [weeks, days, hours, minutes, seconds] = found.slice(2).map((part) => Number(part ?? 0));
  const all =
    (((((weeks ?? 0) * 7 + (days ?? 0)) * 24 + (hours ?? 0)) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0)) * 1_000;
  return found[1] === '-' ? -all : Math.min(all, mostDuration);
}

export const dayOf = (wall: number): string => new Date(wall).toISOString().slice(0, 10);
