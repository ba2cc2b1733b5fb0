import { controlOf, faultsOf, isIdle, percentile, type FloodRow } from './judge.ts';

const columns = [
  'flood',
  'control p95',
  'p95',
  'times',
  'p99',
  'longest',
  'search p95 (control)',
  'process stalled for',
  'answers to the flood',
  '',
];

export function tableOfFloods(rows: readonly FloodRow[]): string[] {
  return [columns, columns.map(() => '---'), ...rows.map(cellsOf)].map((cells) => `| ${cells.join(' | ')} |`);
}

function cellsOf(row: FloodRow): string[] {
  const { flooded, kind, stalledMs, answers } = row;
  const control = controlOf(row);
  const [p95, usual] = [percentile(flooded.me, 95), percentile(control.me, 95)];
  const faults = faultsOf(row);
  return [
    kind,
    ms(usual),
    ms(p95),
    (p95 / usual).toFixed(1),
    ms(percentile(flooded.me, 99)),
    ms(percentile(flooded.me, 100)),
    `${ms(percentile(flooded.searches, 95))} (${ms(percentile(control.searches, 95))})`,
    ms(stalledMs),
    Object.entries(answers)
      .toSorted(([, a], [, b]) => b - a)
      .map(([answer, count]) => `${count} × ${answer}`)
      .join(', '),
    `${faults.length === 0 ? 'passed' : `failed: ${faults.join('; ')}`}${isIdle(row) ? '' : ' (busy machine)'}`,
  ];
}

const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;
