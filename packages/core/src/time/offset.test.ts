import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const cities = ['Sydney', 'Brisbane', 'Adelaide', 'Perth', 'Darwin', 'Hobart', 'Lord_Howe', 'Eucla'];
const elsewhere = ['Pacific/Chatham', 'America/New_York', 'Asia/Kathmandu', 'UTC'];
const zones = [...cities.map((city) => `Australia/${city}`), ...elsewhere];
const minute = 60_000;
const day = 24 * 60 * minute;
const days = ['2026-03-08', '2026-04-05', '2026-09-27', '2026-10-04', '2026-11-01', '2026-11-24', '2027-04-04'];

const intlOffset = (zone: string) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  return (instant: number) => {
    const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(format.format(instant)) ?? ['', '+', '0', '0'];
    return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  };
};

describe.each(['UTC', 'Australia/Sydney', 'Australia/Lord_Howe', 'America/New_York', 'Pacific/Pago_Pago'])(
  'offsets, read on a machine in %s',
  (machine) => {
    beforeEach(() => {
      vi.stubEnv('TZ', machine);
      vi.resetModules();
    });
    afterEach(() => vi.unstubAllEnvs());

    it('(its clock is that of the zone)', () => {
      expect(new Date(0).getTimezoneOffset() + intlOffset(machine)(0)).toBe(0);
    });

    it.each(zones)('are those of Intl at every quarter hour around clock changes in %s', async (zone) => {
      const { offsetMinutes } = await import('./offset.ts');
      const expected = intlOffset(zone);
      const wrong: string[] = [];
      for (const noon of days.map((key) => Date.parse(key) + day / 2)) {
        for (let at = noon - 2 * day; at < noon + 2 * day; at += 15 * minute) {
          if (offsetMinutes(at, zone) !== expected(at)) wrong.push(new Date(at).toISOString());
          if (offsetMinutes(at + 15 * minute - 1, zone) !== expected(at))
            wrong.push(`end of ${new Date(at).toISOString()}`);
        }
      }
      expect(wrong).toEqual([]);
    });
  },
);

it('refuses an unknown zone by name', async () => {
  const { offsetMinutes } = await import('./offset.ts');
  expect(() => offsetMinutes(0, 'Australia/Nowhere')).toThrow(/Australia\/Nowhere/);
});

it('handles 1970 like any other year', async () => {
  const { offsetMinutes } = await import('./offset.ts');
  expect(offsetMinutes(0, 'Australia/Sydney')).toBe(600);
  expect(offsetMinutes(-1, 'Australia/Brisbane')).toBe(600);
});
