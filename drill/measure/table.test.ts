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

it('writes a drill that was run once as it went', () => {
  expect(lineOfRow(row)).toBe('| kill-leader | 0 | 0 | 19.6 s | 0.4 s | 31 | 41.0 s | passed |');
});

it('has a line for each drill, with the least, the median and the most of its runs', () => {
  const [, , first, second, ...more] = tableOf([
    row,
    { ...row, name: 'switchover', errors: 0 },
    { ...row, writesMs: 25_000, errors: 7 },
    { ...row, writesMs: 21_000, errors: 40 },
  ]);
  expect(first).toBe(
    '| kill-leader | 0 | 0 | 19.6 s / 21.0 s / 25.0 s | 0.4 s / 0.4 s / 0.4 s | 7 / 31 / 40 | 41.0 s / 41.0 s / 41.0 s | passed |',
  );
  expect(second).toContain('switchover');
  expect(more).toEqual([]);
});

it('sums up what must be none, and says how many runs failed', () => {
  const line = tableOf([row, { ...row, lost: 2, wrongMoney: 1, unanswered: 3, passed: false }]).at(-1);
  expect(line).toContain('| kill-leader | 2 | 1 |');
  expect(line).toContain('3 never answered');
  expect(line).toContain('failed 1 of 2');
});

it('counts as errors what is 5xx or was not answered, and no refusal', () => {
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
