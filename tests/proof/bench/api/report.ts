import type { MeasuredCall } from './calls.ts';
import type { Cost, SubjectName } from './subject.ts';
import { median } from '../report/median.ts';
import { table } from '../report/table.ts';

export type Round = ReadonlyMap<MeasuredCall, ReadonlyMap<SubjectName, Cost>>;

/** Highest ratio to the floor's CPU, Node and database together (performance.md 'API'). */
const goal = 1.3;

const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);
const total = (cost: Cost | undefined): number => (cost ? cost.node + cost.database : Number.NaN);

export function report(engine: string, rounds: readonly Round[]): string {
  const names = [...(rounds[0]?.keys() ?? [])];
  const lines = names.map((name) => {
    const costs = rounds.flatMap((round) => round.get(name) ?? []);
    const ratios = (subject: SubjectName, to: SubjectName) =>
      costs.map((cost) => total(cost.get(subject)) / total(cost.get(to)));
    const to = (to: SubjectName): string => {
      const all = sorted(ratios('ours', to));
      return `${all[0]?.toFixed(2)} **${median(all).toFixed(2)}** ${all.at(-1)?.toFixed(2)}`;
    };
    const parts = (subject: SubjectName): string => {
      const of = (part: 'node' | 'database') =>
        median(costs.map((cost) => cost.get(subject)?.[part] ?? Number.NaN)).toFixed(0);
      return `${of('node')} + ${of('database')}`;
    };
    const toFloor = median(ratios('ours', 'floor'));
    return [
      name,
      to('floor'),
      toFloor <= goal ? 'met' : 'missed',
      to('knowing'),
      median(ratios('again', 'ours')).toFixed(2),
      parts('ours'),
      parts('floor'),
      parts('knowing'),
    ];
  });
  const heads = [
    engine,
    '÷ floor',
    `≤ ${goal}`,
    '÷ floor that knows its caller',
    'A/A',
    'ours, µs: Node + database',
    'floor',
    'knowing floor',
  ];
  return table([heads, ...lines], [2]);
}
