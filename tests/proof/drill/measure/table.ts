import type { Row } from './row.ts';

const columns = [
  'drill',
  'lost writes',
  'wrong charges',
  'without writes, s',
  'without reads, s',
  'retried errors',
  'recovery, s',
  'result',
];

export function headOfRows(): string[] {
  return [lineOf(columns), lineOf(columns.map(() => '---'))];
}

export function lineOfRow(row: Row): string {
  return lineOfRuns([row]);
}

/** Table of drills, one line a name: sums for values that must be 0, else minimum, median and maximum. */
export function tableOf(rows: readonly Row[]): string[] {
  return [...headOfRows(), ...[...Map.groupBy(rows, ({ name }) => name).values()].map(lineOfRuns)];
}

function lineOfRuns(rows: readonly Row[]): string {
  const sum = (of: (row: Row) => number): number => rows.reduce((total, row) => total + of(row), 0);
  const spread = (of: (row: Row) => number, write: (value: number) => string): string =>
    threeOf(rows.map(of)).map(write).join(' / ');
  const unanswered = sum((row) => row.unanswered);
  const passed = rows.filter((row) => row.passed).length;
  return lineOf([
    rows[0]?.name ?? '',
    String(sum((row) => row.lost)),
    String(sum((row) => row.wrongMoney)),
    spread((row) => row.writesMs, seconds),
    spread((row) => row.readsMs, seconds),
    spread((row) => row.errors, String) + (unanswered > 0 ? `, ${unanswered} never answered` : ''),
    spread((row) => row.wholeMs, seconds),
    passed === rows.length ? 'passed' : `failed ${rows.length - passed} of ${rows.length}`,
  ]);
}

/** Minimum, median and maximum; a single value stays alone. */
function threeOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number): number => sorted[index] ?? 0;
  return sorted.length === 1 ? sorted : [at(0), at(Math.floor((sorted.length - 1) / 2)), at(sorted.length - 1)];
}

function seconds(ms: number): string {
  return (ms / 1_000).toFixed(1);
}

function lineOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
