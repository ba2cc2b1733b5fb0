import { expect, it } from 'vitest';
import { isUnusualFee } from './unusual-fee.ts';

it.each([
  [46_000, false],
  [46_001, true],
  [11_500, false],
  [11_499, true],
])('compares %i cents with twice and half of $230.00', (cents, unusual) => {
  expect(isUnusualFee(cents, 23_000)).toBe(unusual);
});

it.each([
  [100_000, null, false],
  [100_001, null, true],
  [100_000, 60_000, false],
  [100_001, 60_000, true],
  [1, null, false],
])('asks above $1,000 whatever the usual fee: %i cents, usual %s', (cents, usual, unusual) => {
  expect(isUnusualFee(cents, usual)).toBe(unusual);
});
