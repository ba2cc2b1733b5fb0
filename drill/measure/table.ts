import type { Row } from './row.ts';

const columns = [
  'drill',
  'answers lost',
  'money wrong',
  'no writes for',
  'no reads for',
  'errors seen, all sent again',
  'whole again after',
  '',
];

/** The head of a table of drills. */
export function headOfRows(): string[] {
  return [lineOf(columns), lineOf(columns.map(() => '---'))];
}

/** One drill that was run once. */
export function lineOfRow(row: Row): string {
  return lineOfRuns([row]);
}

/**
 * A table of drills with a line for each name, in the order of their first rows: what must be 0 is summed up over the runs, what is
 * measured is the least, the median and the most of them.
 */
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

/** The least, the median and the most; one value alone where there is one. */
function threeOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number): number => sorted[index] ?? 0;
  return sorted.length === 1 ? sorted : [at(0), at(Math.floor((sorted.length - 1) / 2)), at(sorted.length - 1)];
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}

function lineOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
