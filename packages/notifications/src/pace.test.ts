import { expect, it } from 'vitest';
import { askEveryMs } from './pace.ts';

it('polls after 15 s, then less often up to every 2 minutes while unchanged', () => {
  expect([0, 1, 2, 3, 4, 100].map(askEveryMs)).toEqual([15_000, 30_000, 60_000, 120_000, 120_000, 120_000]);
});
