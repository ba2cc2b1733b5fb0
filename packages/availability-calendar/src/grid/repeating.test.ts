import { addDays } from '@tele/core';
import { aBlock } from '@tele/core/testing';
import { expect, it } from 'vitest';
import { repeatingAmong } from './repeating.ts';

const weekly = Array.from({ length: 40 }, (_, week) => aBlock(addDays('2026-09-01', week * 7), 9, 11));
const alone = [aBlock('2026-11-24', 9, 12), aBlock('2026-11-26', 10, 12)];
const all = [...weekly, ...alone];

it('finds blocks with the same Sydney time and length across both clock changes', () => {
  expect([...repeatingAmong(all, all)]).toEqual(expect.arrayContaining(weekly));
  expect(repeatingAmong(all, all).size).toBe(weekly.length);
});

it.each(weekly)('finds a block shown whose like is not ($startISO)', (block) => {
  expect([...repeatingAmong([block, ...alone], all)]).toEqual([block]);
});

it.each(['2026-10-04', '2027-04-04'])('counts from the very hour the clocks change on %s', (day) => {
  // An hour before the change, the hour of it, an hour after; and the same the day after.
  const hours = [1, 3, 4];
  const blocksOf = (date: string) => hours.map((hour) => aBlock(date, hour, hour + 1));
  const both = [...blocksOf(day), ...blocksOf(addDays(day, 1))];
  expect(repeatingAmong(both, both).size).toBe(both.length);
});

it('finds none where there are none', () => {
  expect(repeatingAmong(alone, alone).size).toBe(0);
  expect(repeatingAmong([], all).size).toBe(0);
});
