import { describe, expect, it } from 'vitest';
import { earlyOf, nextReadAt, stopsAt } from './next-read-at.ts';

describe('another calendar', () => {
  it('is read again after a quarter of an hour', () => {
    const now = new Date('2026-12-01T00:00:00Z');
    expect(nextReadAt(now, null)).toEqual(new Date('2026-12-01T00:15:00Z'));
  });

  it('is read up to 3 minutes earlier, by a share fixed per calendar', () => {
    const now = new Date('2026-12-01T00:00:00Z');
    const minutes = ['cal_1', 'cal_2', 'cal_3'].map(
      (id) => (nextReadAt(now, null, earlyOf(id)).getTime() - now.getTime()) / 60_000,
    );
    expect(new Set(minutes).size).toBe(3);
    expect(minutes.every((one) => one >= 12 && one <= 15)).toBe(true);
    expect(nextReadAt(now, null, 1)).toEqual(new Date('2026-12-01T00:12:00Z'));
  });

  it('has a last try after exactly 30 days of failures', () => {
    const failedSince = new Date('2026-12-01T00:00:00Z');
    const last = new Date('2026-12-31T00:00:00Z');
    expect(stopsAt(failedSince)).toEqual(last);
    expect(nextReadAt(new Date('2026-12-30T20:00:00Z'), failedSince)).toEqual(last);
  });

  it('is tried less often after failures, at least every six hours', () => {
    const failedSince = new Date('2026-12-01T00:00:00Z');
    const tries = [failedSince];
    for (let round = 0; round < 9; round += 1) tries.push(nextReadAt(tries.at(-1) ?? failedSince, failedSince));
    expect(tries.map((at) => (at.getTime() - failedSince.getTime()) / 60_000)).toEqual([
      0, 15, 30, 60, 120, 240, 480, 840, 1_200, 1_560,
    ]);
  });
});
