import { expect, it } from 'vitest';
import { askEveryMs } from './open-request-pace.ts';

it('asks after five seconds at first, ever later while nothing is new, and each minute at the slowest', () => {
  const waits = Array.from({ length: 40 }, (_, quiet) => askEveryMs(quiet));
  expect(waits[0]).toBe(5_000);
  expect(waits.toSorted((a, b) => a - b)).toEqual(waits);
  expect(waits.indexOf(60_000)).toBe(7);
  expect(waits.at(-1)).toBe(60_000);
});
