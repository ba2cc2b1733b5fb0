import { aBlock } from '@tele/core/testing';
import { expect, it } from 'vitest';
import { spansOn } from './timed.ts';

const sydney = 'Australia/Sydney';

it('leaves out spans outside the days', () => {
  const before = aBlock('2026-11-23', 22, 24);
  const first = aBlock('2026-11-23', 23, 25);
  const second = aBlock('2026-11-24', 9, 10);
  const last = aBlock('2026-11-25', 23, 30);
  const after = aBlock('2026-11-26', 0, 1);
  expect(spansOn([after, last, before, second, first], ['2026-11-24', '2026-11-25'], sydney)).toEqual([
    last,
    second,
    first,
  ]);
});

it('uses the days of the shown zone', () => {
  const morning = aBlock('2026-11-24', 1, 2);
  expect(spansOn([morning], ['2026-11-24'], sydney)).toEqual([morning]);
  expect(spansOn([morning], ['2026-11-24'], 'Australia/Perth')).toEqual([]);
});
