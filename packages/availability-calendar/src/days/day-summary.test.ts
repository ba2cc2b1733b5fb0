import { aBlock } from '@tele/core/testing';
import { expect, it } from 'vitest';
import { timed } from '../grid/timed.ts';
import { summariseDays } from './day-summary.ts';

const sydney = 'Australia/Sydney';
const sum = (day: string, ...blocks: ReturnType<typeof aBlock>[]) =>
  summariseDays([day], timed(blocks), timed([aBlock(day, 9, 9.5)]), sydney);

it('adds up the hours of a day and its bookings', () => {
  const held = sum('2026-11-24', aBlock('2026-11-24', 8, 12), aBlock('2026-11-24', 13.5, 17));
  expect(held).toEqual([{ day: '2026-11-24', hours: 7.5, bookings: 1 }]);
});

it('shares a night between its two days', () => {
  expect(sum('2026-11-24', aBlock('2026-11-23', 22, 26))[0]?.hours).toBe(2);
});

it('counts the hours that pass: 23 and 25 where the clocks change', () => {
  expect(sum('2026-10-04', aBlock('2026-10-04', 0, 24))[0]?.hours).toBe(23);
  expect(sum('2027-04-04', aBlock('2027-04-04', 0, 24))[0]?.hours).toBe(25);
});
