import { expect, it } from 'vitest';
import { timesOfDay } from './times-of-day.ts';

const slots = [
  '2026-11-24T00:00Z',
  '2026-11-24T01:00Z',
  '2026-11-25T00:00Z',
  '2026-11-25T01:00Z',
  '2026-11-26T00:00Z',
].map((startISO) => ({ startISO, endISO: startISO }));

it('takes the times of the first day, or of the day of a time', () => {
  const sydney = 'Australia/Sydney';
  expect(timesOfDay(slots, null, sydney)).toEqual(slots.slice(0, 2));
  expect(timesOfDay(slots, slots[3]?.startISO ?? null, sydney)).toEqual(slots.slice(2, 4));
  expect(timesOfDay(slots, slots[4]?.startISO ?? null, sydney)).toEqual(slots.slice(4));
  expect(timesOfDay([], null, sydney)).toEqual([]);
});
