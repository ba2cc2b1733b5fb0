import { expect, it } from 'vitest';
import { askEveryMs } from './pace.ts';

it('asks after 15 s, and ever less often while nothing changes, but every two minutes at least', () => {
  expect([0, 1, 2, 3, 4, 100].map(askEveryMs)).toEqual([15_000, 30_000, 60_000, 120_000, 120_000, 120_000]);
});
