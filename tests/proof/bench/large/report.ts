import { median } from '../report/median.ts';
import { quantile } from '../report/quantile.ts';
import { table } from '../report/table.ts';
import type { Cost, Read } from './place.ts';

export interface Measured {
  small: Cost[];
  large: Cost[];
  read: { small: Read; large: Read };
}

/** Highest ratio to the small database's p99. */
const goal = 1.5;

const p50 = (costs: readonly Cost[]): number => median(costs.map(({ took }) => quantile(took, 0.5)));
const p99 = (costs: readonly Cost[]): number => median(costs.map(({ took }) => quantile(took, 0.99)));
const cpu = (costs: readonly Cost[]): number => median(costs.map(({ node, database }) => node + database));
/** Median over rounds of the ratio, large to small. */
const ratio = (of: (costs: readonly Cost[]) => number, { small, large }: Measured): number =>
  median(large.map((cost, round) => of([cost]) / of(small.slice(round, round + 1))));

export function report(size: string, measured: ReadonlyMap<string, Measured>): string {
  const heads = [
    'call',
    'p50 ms, 1,000',
    size,
    'p99 ms, 1,000',
    size,
    'p99 ÷',
    `≤ ${goal}`,
    'CPU µs (Node + PostgreSQL), 1,000',
    size,
    'CPU ÷',
    'kB answered, 1,000',
    size,
    'pages read, 1,000',
    size,
    'walks through',
  ];
  const lines = [...measured].map(([name, one]) => {
    const tail = ratio(p99, one);
    const parts = (costs: readonly Cost[]): string =>
      `${median(costs.map(({ node }) => node)).toFixed(0)} + ${median(costs.map(({ database }) => database)).toFixed(0)}`;
    return [
      name,
      p50(one.small).toFixed(1),
      p50(one.large).toFixed(1),
      p99(one.small).toFixed(1),
      p99(one.large).toFixed(1),
      tail.toFixed(2),
      tail <= goal ? 'met' : 'missed',
      parts(one.small),
      parts(one.large),
      ratio(cpu, one).toFixed(2),
      (one.read.small.bytes / 1000).toFixed(1),
      (one.read.large.bytes / 1000).toFixed(1),
      String(one.read.small.pages),
      String(one.read.large.pages),
      one.read.large.walked.join(', ') || 'none',
    ];
  });
  return table([heads, ...lines]);
}
