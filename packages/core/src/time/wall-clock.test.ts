import { fromZonedTime } from 'date-fns-tz/fromZonedTime';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './add-days.ts';
import { addDaysInZone, startOfDay } from './days-in-zone.ts';
import { wallTimeOf, wallTimeToInstant } from './wall-clock.ts';
import { zones } from './zones.ts';

const at = (day: string, clock: string, city: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return wallTimeToInstant(day, hours * 60 + minutes, `Australia/${city}`);
};

describe('wallTimeToInstant', () => {
  it.each([
    ['2026-10-04', '01:30', 'Sydney', '2026-10-03T15:30:00.000Z'], // AEST, +10
    ['2026-10-04', '02:00', 'Sydney', '2026-10-03T16:00:00.000Z'],
    ['2026-10-04', '02:30', 'Sydney', '2026-10-03T16:30:00.000Z'], // does not exist: 3:30 AEDT
    ['2026-10-04', '03:00', 'Sydney', '2026-10-03T16:00:00.000Z'], // AEDT, +11
    ['2026-10-04', '09:00', 'Sydney', '2026-10-03T22:00:00.000Z'],
    ['2026-10-03', '09:00', 'Sydney', '2026-10-02T23:00:00.000Z'],
    ['2026-10-04', '02:30', 'Adelaide', '2026-10-03T17:00:00.000Z'], // does not exist: 3:30 ACDT
    ['2026-10-04', '03:00', 'Adelaide', '2026-10-03T16:30:00.000Z'], // ACDT, +10:30
    ['2026-10-04', '02:30', 'Brisbane', '2026-10-03T16:30:00.000Z'], // exists: AEST, +10
    ['2026-10-04', '02:30', 'Perth', '2026-10-03T18:30:00.000Z'],
    ['2026-10-04', '02:30', 'Darwin', '2026-10-03T17:00:00.000Z'],
  ])('reads %s %s in %s as %s when daylight saving starts', (day, clock, city, instant) => {
    expect(at(day, clock, city)).toBe(instant);
  });

  it.each([
    ['2027-04-04', '01:59', 'Sydney', '2027-04-03T14:59:00.000Z'],
    ['2027-04-04', '02:00', 'Sydney', '2027-04-03T15:00:00.000Z'],
    ['2027-04-04', '02:30', 'Sydney', '2027-04-03T15:30:00.000Z'], // twice: the first, AEDT
    ['2027-04-04', '03:00', 'Sydney', '2027-04-03T17:00:00.000Z'], // AEST
    ['2027-04-04', '02:30', 'Adelaide', '2027-04-03T16:00:00.000Z'], // twice: the first, ACDT
    ['2027-04-04', '03:00', 'Adelaide', '2027-04-03T17:30:00.000Z'], // ACST
    ['2027-04-04', '02:30', 'Brisbane', '2027-04-03T16:30:00.000Z'],
    ['2027-04-04', '02:30', 'Perth', '2027-04-03T18:30:00.000Z'],
    ['2027-04-04', '02:30', 'Darwin', '2027-04-03T17:00:00.000Z'],
  ])('reads %s %s in %s as %s when it ends', (day, clock, city, instant) => {
    expect(at(day, clock, city)).toBe(instant);
  });

  it('reads 24:00 as the next midnight', () => {
    expect(wallTimeToInstant('2026-10-04', 1440, 'Australia/Sydney')).toBe('2026-10-04T13:00:00.000Z');
  });

  it('agrees with date-fns-tz for every time that occurs exactly once', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    const day = fc.integer({ min: 0, max: 15 * 365 }).map((days) => addDays('2020-01-01', days));
    fc.assert(
      fc.property(day, minute, fc.constantFrom(...zones.map((zone) => zone.id)), (key, minutes, zone) => {
        const clock = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
        const theirs = fromZonedTime(`${key}T${clock}`, zone);
        const once = [-60, 60].every((shift) => {
          const other = new Date(theirs.getTime() + shift * 60_000).toISOString();
          return wallTimeOf(other, zone).minutes === (minutes + shift + 1440) % 1440;
        });
        fc.pre(once);
        expect(wallTimeToInstant(key, minutes, zone)).toBe(theirs.toISOString());
      }),
      { numRuns: 300 },
    );
  });

  it('is the inverse of wallTimeOf, except for the second of two equal times', () => {
    const from = Date.UTC(2020, 0, 1);
    const instant = fc.integer({ min: 0, max: 15 * 365 * 24 * 60 }).map((minutes) => from + minutes * 60_000);
    fc.assert(
      fc.property(instant, fc.constantFrom(...zones.map((zone) => zone.id)), (ms, zone) => {
        const iso = new Date(ms).toISOString();
        const { dayKey, minutes } = wallTimeOf(iso, zone);
        const back = wallTimeToInstant(dayKey, minutes, zone);
        const earlier = Date.parse(iso) - Date.parse(back);
        expect([0, 60 * 60_000]).toContain(earlier);
        expect(wallTimeOf(back, zone)).toEqual({ dayKey, minutes });
      }),
      { numRuns: 300 },
    );
  });
});

describe('startOfDay', () => {
  it('is midnight in the zone, even if clocks change later that day', () => {
    expect(startOfDay('2026-10-04T10:00:00Z', 'Australia/Sydney')).toBe('2026-10-03T14:00:00.000Z'); // 0:00 AEST
    expect(startOfDay('2027-04-04T10:00:00Z', 'Australia/Sydney')).toBe('2027-04-03T13:00:00.000Z'); // 0:00 AEDT
    expect(startOfDay('2026-10-04T10:00:00Z', 'Australia/Adelaide')).toBe('2026-10-03T14:30:00.000Z'); // 0:00 ACST
  });
});

describe('addDaysInZone', () => {
  it('keeps 9 am across the start of daylight saving, or without one', () => {
    const sydney = '2026-09-28T23:00:00.000Z'; // Tue 29 Sep, 9:00 AEST
    expect(addDaysInZone(sydney, 7, 'Australia/Sydney')).toBe('2026-10-05T22:00:00.000Z');
    expect(addDaysInZone(sydney, 7, 'Australia/Brisbane')).toBe('2026-10-05T23:00:00.000Z'); // Tue 6 Oct, 9:00 AEST
    const adelaide = '2026-09-28T23:30:00.000Z'; // Tue 29 Sep, 9:00 ACST
    expect(addDaysInZone(adelaide, 7, 'Australia/Adelaide')).toBe('2026-10-05T22:30:00.000Z');
    expect(addDaysInZone(adelaide, 7, 'Australia/Darwin')).toBe('2026-10-05T23:30:00.000Z'); // Tue 6 Oct, 9:00 ACST
  });

  it('keeps 9 am across the end of daylight saving, and backwards', () => {
    const before = '2027-03-29T22:00:00.000Z'; // Tue 30 Mar, 9:00 AEDT
    const after = '2027-04-05T23:00:00.000Z'; // Tue 6 Apr, 9:00 AEST
    expect(addDaysInZone(before, 7, 'Australia/Sydney')).toBe(after);
    expect(addDaysInZone(after, -7, 'Australia/Sydney')).toBe(before);
  });
});
