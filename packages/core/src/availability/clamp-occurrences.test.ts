import { expect, it } from 'vitest';
import { clampOccurrences } from './clamp-occurrences.ts';

it.each([
  [1, 1, false],
  [8, 8, false],
  [180, 180, false],
  [0, 1, true],
  [-3, 1, true],
  [181, 180, true],
  [Infinity, 180, true],
  [2.9, 2, true],
  [Number.NaN, 1, true],
])('%d occurrences are %d, clamped: %s', (asked, occurrences, clamped) => {
  expect(clampOccurrences(asked)).toEqual({ occurrences, clamped });
});
