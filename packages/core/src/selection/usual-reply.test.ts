import { describe, expect, it } from 'vitest';
import { usualReplyOf } from './usual-reply.ts';

const now = new Date('2026-12-01T00:00:00.000Z');
/** Sydney is UTC+11: 9 am is 22:00 the day before. */
const reply = (fromISO: string, toISO: string) => ({ fromISO: `${fromISO}:00.000Z`, toISO: `${toISO}:00.000Z` });
const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);
const inAnHour = reply('2026-11-20T00:00', '2026-11-20T01:00');
const usualOf = (...args: Parameters<typeof usualReplyOf>) => usualReplyOf(...args)?.usual ?? null;

describe('usualReplyOf', () => {
  it.each([
    ['1-hour', inAnHour],
    ['2-hours', reply('2026-11-20T00:00', '2026-11-20T01:01')],
    ['2-hours', reply('2026-11-20T00:00', '2026-11-20T02:00')],
    ['same-day', reply('2026-11-19T20:00', '2026-11-20T10:00')],
    [null, reply('2026-11-19T20:00', '2026-11-20T20:01')],
    // 8:30 pm to 7:30 am the next day, and a night.
    ['1-hour', reply('2026-11-20T09:30', '2026-11-20T20:30')],
    ['1-hour', reply('2026-11-20T11:00', '2026-11-20T19:00')],
  ])('is %s', (usual, one) => {
    expect(usualOf(times(10, one), [], now)).toBe(usual);
  });

  it('counts 7 am to 9 pm on the day the clocks change', () => {
    expect(usualOf(times(10, reply('2026-10-03T10:30', '2026-10-03T20:30')), [], now)).toBe('1-hour');
  });

  it('needs 10 replies of the last 90 days, and says until when', () => {
    expect(usualReplyOf(times(9, inAnHour), [], now)).toBeNull();
    const old = reply('2026-09-02T00:00', '2026-09-02T00:00');
    expect(usualReplyOf([...times(9, inAnHour), old], [], now)).toBeNull();
    const oldest = reply('2026-09-02T23:00', '2026-09-03T00:00');
    expect(usualReplyOf([...times(9, inAnHour), oldest, old], [], now)?.until).toEqual(
      new Date('2026-12-02T00:00:00.000Z'),
    );
  });

  it('is the median, and between the middle two of an even number', () => {
    const slow = reply('2026-11-18T00:00', '2026-11-20T00:00');
    expect(usualOf([...times(6, inAnHour), ...times(5, slow)], [], now)).toBe('1-hour');
    const inThree = reply('2026-11-20T00:00', '2026-11-20T03:00');
    expect(usualOf([...times(5, inAnHour), ...times(5, inThree)], [], now)).toBe('2-hours');
  });

  it('leaves out time off, and overlapping time off once', () => {
    const away = [reply('2026-11-20T00:30', '2026-11-20T03:00'), reply('2026-11-20T01:00', '2026-11-20T02:00')];
    expect(usualOf(times(10, reply('2026-11-20T00:00', '2026-11-20T03:30')), away, now)).toBe('1-hour');
    expect(usualOf(times(10, reply('2026-11-20T00:00', '2026-11-20T03:31')), away, now)).toBe('2-hours');
  });
});
