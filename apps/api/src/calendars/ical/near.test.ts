import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { timeOfWall } from './time-of-wall.ts';
import { lastOfCount, startNear } from './near.ts';
import { parseRule } from './rule.ts';

const day = 86_400_000;
const from = Date.UTC(2026, 8, 20);

function timesFrom(text: string, start: number): string[] {
  const iterator = ICAL.Recur.fromString(text).iterator(timeOfWall(start));
  const times: string[] = [];
  for (let looked = 0; looked < 20_000 && times.length < 8; looked += 1) {
    const time = iterator.next();
    if (!time) break;
    const wall = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
    if (wall >= from) times.push(new Date(wall).toISOString());
  }
  return times;
}

const weekdays = fc
  .subarray(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'], { minLength: 1 })
  .map((days) => `;BYDAY=${days.join(',')}`);
const rules = fc.oneof(
  fc.constantFrom('HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
  weekdays.map((days) => `DAILY${days}`),
  weekdays.map((days) => `WEEKLY${days};WKST=SU`),
  fc.constantFrom('MONTHLY;BYMONTHDAY=15', 'MONTHLY;BYMONTHDAY=-1', 'MONTHLY;BYDAY=1MO', 'MONTHLY;BYDAY=-1FR'),
  fc.constantFrom('MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', 'DAILY;BYMONTH=1,10', 'HOURLY;BYHOUR=9,17'),
  fc.constantFrom('YEARLY;BYMONTH=2,10', 'YEARLY;BYMONTH=10;BYDAY=1SU'),
);

it('a rule that begins near the window has the same times as from its own start', () => {
  fc.assert(
    fc.property(
      rules,
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 0, max: 800 * 24 }),
      (rest, interval, hours) => {
        const text = `FREQ=${rest};INTERVAL=${interval}`;
        const rule = parseRule(text);
        if (!rule) throw new Error(text);
        const start = from - hours * 3_600_000;
        expect([text, timesFrom(text, startNear(rule, start, from))]).toEqual([text, timesFrom(text, start)]);
      },
    ),
    { numRuns: 150, seed: 20_261_128 },
  );
});

it('a yearly or monthly rule near the window has the times of sixteen years', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('WEEKLY', 'MONTHLY', 'YEARLY', 'MONTHLY;BYMONTHDAY=31'),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 0, max: 16 * 366 }),
      (rest, interval, days) => {
        const text = `FREQ=${rest};INTERVAL=${interval}`;
        const rule = parseRule(text);
        if (!rule) throw new Error(text);
        // Includes month ends and 29 February.
        for (const start of [from - days * day, Date.UTC(2010 + (days % 16), 1 + (days % 12), 0, 9)])
          expect([text, start, timesFrom(text, startNear(rule, start, from))]).toEqual([
            text,
            start,
            timesFrom(text, start),
          ]);
      },
    ),
    { numRuns: 60, seed: 20_261_128 },
  );
});

it('the last time of a counted rule matches the library’s', () => {
  const counted = fc.oneof(
    fc.constantFrom('HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
    weekdays.map((days) => `WEEKLY${days};WKST=SU`),
    weekdays.map((days) => `WEEKLY${days}`),
    weekdays.map((days) => `DAILY${days}`),
  );
  fc.assert(
    fc.property(
      counted,
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 0, max: 1_000 }),
      (rest, interval, count, days) => {
        const text = `FREQ=${rest};INTERVAL=${interval};COUNT=${count}`;
        const rule = parseRule(text);
        const start = from - days * day;
        const last = rule && lastOfCount(rule, start);
        if (last === undefined) return;
        const iterator = ICAL.Recur.fromString(text).iterator(timeOfWall(start));
        let wall = Number.NaN;
        for (let time = iterator.next(); time; time = iterator.next())
          wall = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
        expect([text, new Date(last).toISOString()]).toEqual([text, new Date(wall).toISOString()]);
      },
    ),
    { numRuns: 200, seed: 20_261_128 },
  );
});

it('a counted rule is followed from its start', () => {
  const rule = parseRule('FREQ=DAILY;COUNT=10');
  expect(rule && startNear(rule, from - 5 * day, from)).toBe(from - 5 * day);
});
