import { expect, it } from 'vitest';
import { dayHint } from './day-hint.ts';

it('writes the weekday and month of a date in words', () => {
  expect(dayHint('2026-11-23', 'en-AU')).toBe('Mon 23 Nov 2026');
  expect(dayHint('2027-03-02', 'en-AU')).toBe('Tue 2 Mar 2027');
});

it('returns nothing for an incomplete or invalid date', () => {
  for (const day of ['', '2026-11', '2026-13-01']) expect(dayHint(day, 'en-AU')).toBeUndefined();
});
