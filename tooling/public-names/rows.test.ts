import { expect, it } from 'vitest';
import { goneRows, publicNameRows } from './rows.ts';

it('lists each public name once, by kind and in order', () => {
  expect(publicNameRows({ error: ['STALE', 'NOT_FOUND', 'STALE'], element: ['tele-a'] })).toEqual([
    'error\tNOT_FOUND',
    'error\tSTALE',
    'element\ttele-a',
  ]);
});

it('finds a frozen name that is gone, and no new one', () => {
  expect(goneRows(['error\tSTALE', 'error\tOLD'], ['error\tNEW', 'error\tSTALE'])).toEqual(['error\tOLD']);
});
