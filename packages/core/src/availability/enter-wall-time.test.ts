import { describe, expect, it } from 'vitest';
import { enterWallTime } from './enter-wall-time.ts';

const sydney = 'Australia/Sydney';

describe('an entered time', () => {
  it.each([
    ['2026-10-04', 90, '2026-10-03T15:30:00.000Z'],
    ['2026-10-04', 180, '2026-10-03T16:00:00.000Z'],
    ['2026-10-06', 540, '2026-10-05T22:00:00.000Z'],
    ['2027-04-04', 119, '2027-04-03T14:59:00.000Z'],
    ['2027-04-04', 180, '2027-04-03T17:00:00.000Z'],
    ['2026-11-24', 0, '2026-11-23T13:00:00.000Z'],
  ])('on %s at minute %d of Sydney is %s, without doubt', (day, minutes, iso) => {
    expect(enterWallTime(day, minutes, sydney)).toEqual({ iso, change: null });
  });

  it('moves forward by the gap when DST skips it, and reports that', () => {
    const { iso, change } = enterWallTime('2026-10-04', 150, sydney);
    expect(iso).toBe('2026-10-03T16:30:00.000Z');
    expect(change).toEqual({ kind: 'skipped', dayKey: '2026-10-04', minutes: 150, usedISO: iso, zone: sydney });
  });

  it('is the first one when it happens twice, and reports that', () => {
    const { iso, change } = enterWallTime('2027-04-04', 150, sydney);
    expect(iso).toBe('2027-04-03T15:30:00.000Z');
    expect(change).toMatchObject({ kind: 'twice', dayKey: '2027-04-04', minutes: 150, usedISO: iso });
  });

  it('is unambiguous on the same nights in zones without clock changes', () => {
    for (const [day, zone] of [
      ['2026-10-04', 'Australia/Brisbane'],
      ['2027-04-04', 'Australia/Perth'],
    ] as const) {
      expect(enterWallTime(day, 150, zone).change).toBeNull();
    }
  });

  it.each(['', '2026-13-45', 'soon'])('is none on the day %j', (day) => {
    expect(enterWallTime(day, 540, sydney)).toEqual({ iso: '', change: null });
    expect(enterWallTime('2026-11-24', Number.NaN, sydney).iso).toBe('');
  });

  it('handles the half hour of Lord Howe', () => {
    expect(enterWallTime('2026-10-04', 135, 'Australia/Lord_Howe').change?.kind).toBe('skipped');
    expect(enterWallTime('2026-10-04', 150, 'Australia/Lord_Howe').change).toBeNull();
  });
});
