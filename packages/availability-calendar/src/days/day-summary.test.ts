import type { Span } from '@tele/core';
import { aBlock } from '@tele/core/testing';
import { expect, it } from 'vitest';
import type { Away } from '../away/away.ts';
import { timed } from '../grid/timed.ts';
import { summariseDays } from './day-summary.ts';

const sydney = 'Australia/Sydney';
const sum = (day: string, ...blocks: ReturnType<typeof aBlock>[]) => summed(day, blocks, []);
const summed = (day: string, blocks: readonly Span[], away: readonly Away[]) =>
  summariseDays({
    days: [day],
    blocks: timed(blocks),
    bookings: timed([aBlock(day, 9, 9.5)]),
    away: timed(away),
    zone: sydney,
  });

it('adds up the hours of a day and its bookings', () => {
  const held = sum('2026-11-24', aBlock('2026-11-24', 8, 12), aBlock('2026-11-24', 13.5, 17));
  expect(held).toEqual([{ day: '2026-11-24', hours: 7.5, bookings: 1, off: false }]);
});

it('shares a night between its two days', () => {
  expect(sum('2026-11-24', aBlock('2026-11-23', 22, 26))[0]?.hours).toBe(2);
});

it('counts elapsed hours: 23 and 25 when clocks change', () => {
  expect(sum('2026-10-04', aBlock('2026-10-04', 0, 24))[0]?.hours).toBe(23);
  expect(sum('2027-04-04', aBlock('2027-04-04', 0, 24))[0]?.hours).toBe(25);
});

it('subtracts hidden times, once where they overlap, and marks time off', () => {
  const day = '2026-11-24';
  const away = (kind: Away['kind'], from: number, to: number): Away => ({ ...aBlock(day, from, to), kind });
  const blocks = [aBlock(day, 8, 12), aBlock(day, 13, 17)];
  const hours = (...hidden: Away[]): unknown => {
    const [held] = summed(day, blocks, hidden);
    return [held?.hours, held?.off];
  };
  expect(hours(away('busy', 9, 10.5), away('busy', 16, 20))).toEqual([5.5, false]);
  expect(hours(away('busy', 7, 9), away('off', 8.5, 14), away('busy', 9, 10))).toEqual([3, true]);
  expect(hours(away('off', 0, 24), away('busy', 9, 10))).toEqual([0, true]);
  expect(hours(away('kept', 9, 9.5))).toEqual([8, false]);
  expect(hours({ ...aBlock('2026-11-23', 0, 24), kind: 'off' })).toEqual([8, false]);
});
