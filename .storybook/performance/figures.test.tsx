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

it('shows each figure with its target and whether it meets it', () => {
  expect(rowsOf(calm).map(({ name, value, target }) => [name, value, target])).toEqual([
    ['First render', '12.3 ms', '50.0 ms'],
    ['Slowest of 3 updates', '16.0 ms', '16.0 ms'],
    ['Unexpected layout shift', '0.000', '0.100'],
    ['Longest task', '0 ms', '50 ms'],
    ['Slowest response to a press or key', '24 ms', '200 ms'],
    ['Elements', '1,204', '1,400'],
  ]);
  expect(new Set(Object.values(verdicts(calm)))).toEqual(new Set(['met']));
});

it('marks only figures above their target as missed', () => {
  const told = verdicts({ ...calm, slowestRedrawMs: 16.1, shift: 0.11 });
  expect(told).toMatchObject({
    'Slowest of 3 updates': 'missed',
    'Unexpected layout shift': 'missed',
    'First render': 'met',
  });
});

it('shows no figure the browser does not report', () => {
  const [, , shift] = rowsOf({ ...calm, shift: null });
  expect(shift).toMatchObject({ value: 'Not reported by this browser', verdict: 'unknown' });
});
