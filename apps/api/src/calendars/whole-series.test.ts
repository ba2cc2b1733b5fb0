import { wallTimeToInstant } from '@tele/core';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { busyTimes } from './busy-times.ts';
import { timeOfWall } from './ical/time-of-wall.ts';

const day = 86_400_000;
const isoOf = (at: number): string => new Date(at).toISOString();

function startsOf(rule: string, first: number, { from, to }: { from: Date; to: Date }): string[] {
  const iterator = ICAL.Recur.fromString(rule).iterator(timeOfWall(first));
  const starts: string[] = [];
  for (let time = iterator.next(); time; time = iterator.next()) {
    const key = isoOf(Date.UTC(time.year, time.month - 1, time.day)).slice(0, 10);
    const start = wallTimeToInstant(key, time.hour * 60 + time.minute, 'Australia/Sydney');
    if (start >= to.toISOString()) break;
    if (start >= from.toISOString()) starts.push(start);
  }
  return [...new Set(starts)].toSorted();
}

// Daylight saving starts on 4 October 2026 and ends on 4 April 2027.
const nights = [Date.UTC(2026, 9, 4), Date.UTC(2027, 3, 4)];
const rules = fc.constantFrom(
  'DAILY',
  'DAILY;BYDAY=SU;BYHOUR=1,2,3',
  'HOURLY;INTERVAL=5',
  'WEEKLY',
  'WEEKLY;BYDAY=SA,SU',
  'WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  'MONTHLY',
  'MONTHLY;BYDAY=1SU',
  'MONTHLY;BYMONTHDAY=4,-1',
  'YEARLY',
  'YEARLY;BYMONTH=4,10;BYDAY=1SU',
);
const ends = fc.constantFrom('', ';COUNT=40', ';COUNT=400', ';UNTIL=20261020T000000Z');

it('a long series has the same times in a window as its rule from the start', () => {
  fc.assert(
    fc.property(
      rules,
      ends,
      fc.constantFrom(...nights),
      fc.integer({ min: 0, max: 900 * 48 }),
      (rest, end, night, halves) => {
        const rule = `FREQ=${rest}${end}`;
        const first = night - 3 * day - halves * 1_800_000;
        const window = { from: new Date(night - 2 * day), to: new Date(night + 20 * day) };
        const text = [
          'BEGIN:VCALENDAR',
          'BEGIN:VEVENT',
          `DTSTART;TZID=AUS Eastern Standard Time:${isoOf(first).replaceAll(/[-:]|\.\d+Z/g, '')}`,
          'DURATION:PT1M',
          `RRULE:${rule}`,
        ].join('\n');
        const read = busyTimes(text, window, 60_000);
        const starts = read.tag === 'read' ? read.busy.map(({ startISO }) => startISO) : read;
        // UNTIL is in UTC.
        const until = rule.includes('UNTIL') ? '2026-10-20T00:00:00.001Z' : '9';
        const expected = startsOf(rule.replace(/;UNTIL=\w+/, ''), first, window).filter((start) => start < until);
        expect([rule, isoOf(first), starts]).toEqual([rule, isoOf(first), expected]);
      },
    ),
    { numRuns: 150, seed: 20_261_128 },
  );
});
