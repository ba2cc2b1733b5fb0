import { expect, it } from 'vitest';
import { isOverCap } from './over-cap.ts';

it('is a fee above the cap, not one that meets it', () => {
  expect(isOverCap(30_001, 30_000)).toBe(true);
  expect(isOverCap(30_000, 30_000)).toBe(false);
});

it('is no fee where there is no cap', () => {
  expect(isOverCap(1_000_000, null)).toBe(false);
  expect(isOverCap(1_000_000, undefined)).toBe(false);
});
