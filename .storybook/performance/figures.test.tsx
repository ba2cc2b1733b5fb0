import { expect, it } from 'vitest';
import { rowsOf, type Figures } from './figures.ts';

const calm: Figures = {
  firstMs: 12.34,
  redraws: 3,
  slowestRedrawMs: 16,
  shift: 0,
  longestTaskMs: 0,
  slowestAnswerMs: 24,
  elements: 1_204,
};
const verdicts = (figures: Figures) => Object.fromEntries(rowsOf(figures).map(({ name, verdict }) => [name, verdict]));

it('says of each figure what it is, what it should be and whether it is', () => {
  expect(rowsOf(calm).map(({ name, value, target }) => [name, value, target])).toEqual([
    ['First draw', '12.3 ms', '50.0 ms'],
    ['Slowest of 3 redraws', '16.0 ms', '16.0 ms'],
    ['Moved by itself', '0.000', '0.100'],
    ['Longest task', '0 ms', '50 ms'],
    ['Slowest answer to a press or a key', '24 ms', '200 ms'],
    ['Elements', '1,204', '1,400'],
  ]);
  expect(new Set(Object.values(verdicts(calm)))).toEqual(new Set(['met']));
});

it('calls missed what is over, and only that', () => {
  const told = verdicts({ ...calm, slowestRedrawMs: 16.1, shift: 0.11 });
  expect(told).toMatchObject({ 'Slowest of 3 redraws': 'missed', 'Moved by itself': 'missed', 'First draw': 'met' });
});

it('makes no figure of what a browser does not say', () => {
  const [, , shift] = rowsOf({ ...calm, shift: null });
  expect(shift).toMatchObject({ value: 'This browser does not say', verdict: 'not told' });
});
