import { expect, it } from 'vitest';
import { longestGap } from './longest-gap.ts';

const stretch = { from: 1_000, until: 10_000 };

it('is the longest time between two answers', () => {
  expect(longestGap([1_500, 2_000, 6_500, 7_000, 9_800], stretch)).toBe(4_500);
});

it('takes answers in any order', () => {
  expect(longestGap([9_800, 6_500, 2_000, 7_000, 1_500], stretch)).toBe(4_500);
});

it('counts from the beginning to the first answer, and from the last to the end', () => {
  expect(longestGap([8_000, 9_000], stretch)).toBe(7_000);
  expect(longestGap([2_000], stretch)).toBe(8_000);
});

it('is the whole stretch when nobody answered in it', () => {
  expect(longestGap([], stretch)).toBe(9_000);
  expect(longestGap([500, 10_500], stretch)).toBe(9_000);
});
