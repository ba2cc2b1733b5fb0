import { expect, it } from 'vitest';
import { paneStep } from './pane-step.ts';

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, null],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, null],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 1, null],
  ['ArrowDown', -1, null],
] as const)('leads with %s from row %i of three to %s', (key, index, to) => {
  expect(paneStep(key, index, 3)).toBe(to);
});
