import { describe, expect, it } from 'vitest';
import { waiting } from './waiting.ts';

const now = new Date('2026-11-22T12:00:00.000Z');

describe('how long an application waits', () => {
  it.each([
    ['2026-11-22T12:00:00.000Z', 1, 'minute'],
    ['2026-11-22T12:05:00.000Z', 1, 'minute'],
    ['2026-11-22T11:20:00.000Z', 40, 'minute'],
    ['2026-11-22T11:00:00.000Z', 1, 'hour'],
    ['2026-11-21T09:10:00.000Z', 26, 'hour'],
    ['2026-11-20T12:00:00.000Z', 2, 'day'],
    ['2026-11-12T11:00:00.000Z', 10, 'day'],
  ] as const)('since %s is %i %s', (since, count, unit) => expect(waiting(since, now)).toEqual({ count, unit }));
});
