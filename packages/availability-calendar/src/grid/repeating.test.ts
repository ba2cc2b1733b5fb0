import { addDays } from '@tele/core';
import { aBlock } from '@tele/core/testing';
import { expect, it } from 'vitest';
import { repeatsAmong } from './repeating.ts';

it('finds the blocks of one Sydney time of day and length, across both changes of the clocks', () => {
  const weekly = Array.from({ length: 40 }, (_, week) => aBlock(addDays('2026-09-01', week * 7), 9, 11));
  const alone = [aBlock('2026-11-24', 9, 12), aBlock('2026-11-26', 10, 12)];
  const all = [...weekly, ...alone];
  expect(all.filter(repeatsAmong(all))).toEqual(weekly);
});

it('finds none where there are none', () => {
  expect(repeatsAmong([])(aBlock('2026-11-24', 9, 12))).toBe(false);
});
