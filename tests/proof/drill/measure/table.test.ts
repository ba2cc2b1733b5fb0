import { expect, it } from 'vitest';
import { countErrors, type Row } from './row.ts';
import { lineOfRow, tableOf } from './table.ts';

const row: Row = {
  name: 'kill-leader',
  lost: 0,
  wrongMoney: 0,
  writesMs: 19_640,
  readsMs: 400,
  errors: 31,
  unanswered: 0,
  wholeMs: 41_000,
  passed: true,
};

it('shows the values of a single run', () => {
  expect(lineOfRow(row)).toBe('| kill-leader | 0 | 0 | 19.6 | 0.4 | 31 | 41.0 | passed |');
});

it('writes a line for each drill with minimum, median and maximum', () => {
  const [, , first, second, ...more] = tableOf([
    row,
    { ...row, name: 'switchover', errors: 0 },
    { ...row, writesMs: 25_000, errors: 7 },
    { ...row, writesMs: 21_000, errors: 40 },
  ]);
  expect(first).toBe(
    '| kill-leader | 0 | 0 | 19.6 / 21.0 / 25.0 | 0.4 / 0.4 / 0.4 | 7 / 31 / 40 | 41.0 / 41.0 / 41.0 | passed |',
  );
  expect(second).toContain('switchover');
  expect(more).toEqual([]);
});

it('sums values that must be 0, and counts failed runs', () => {
  const line = tableOf([row, { ...row, lost: 2, wrongMoney: 1, unanswered: 3, passed: false }]).at(-1);
  expect(line).toContain('| kill-leader | 2 | 1 |');
  expect(line).toContain('3 never answered');
  expect(line).toContain('failed 1 of 2');
});

it('counts 5xx and missing responses as errors, but no refusals', () => {
  const answers = new Map([
    ['200', 400],
    ['409 ALREADY_BOOKED', 12],
    ['429 TOO_MANY_REQUESTS', 1],
    ['503 UNAVAILABLE', 5],
    ['500 INTERNAL', 1],
    ['no answer', 2],
  ]);
  expect(countErrors({ answers, unanswered: 1 })).toEqual({ errors: 8, unanswered: 1 });
});
