import { expect, it } from 'vitest';
import { longestGap } from './longest-gap.ts';

const stretch = { from: 1_000, until: 10_000 };

it('finds the longest time between two responses', () => {
  expect(longestGap([1_500, 2_000, 6_500, 7_000, 9_800], stretch)).toBe(4_500);
});

it('takes responses in any order', () => {
  expect(longestGap([9_800, 6_500, 2_000, 7_000, 1_500], stretch)).toBe(4_500);
});

it('counts from the start to the first response, and from the last to the end', () => {
  expect(longestGap([8_000, 9_000], stretch)).toBe(7_000);
  expect(longestGap([2_000], stretch)).toBe(8_000);
});

it('returns the whole period without a response', () => {
  expect(longestGap([], stretch)).toBe(9_000);
  expect(longestGap([500, 10_500], stretch)).toBe(9_000);
});
