import { expect, it } from 'vitest';
import { inTime } from './in-time.ts';

it('names seconds up to a minute, then whole minutes, rounded up', () => {
  expect([1, 45, 60, 61, 3_600].map(inTime)).toEqual([
    'in a second',
    'in 45 seconds',
    'in a minute',
    'in 2 minutes',
    'in 60 minutes',
  ]);
});
