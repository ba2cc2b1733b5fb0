import { expect, it } from 'vitest';
import { askEveryMs } from './open-request-pace.ts';

it('polls after five seconds, then ever later without changes, up to a minute', () => {
  const waits = Array.from({ length: 40 }, (_, quiet) => askEveryMs(quiet));
  expect(waits[0]).toBe(5_000);
  expect(waits.toSorted((a, b) => a - b)).toEqual(waits);
  expect(waits.indexOf(60_000)).toBe(7);
  expect(waits.at(-1)).toBe(60_000);
});
