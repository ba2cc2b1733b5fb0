import type { MeasuredCall } from './calls.ts';
import type { Cost, SubjectName } from './subject.ts';
import { median } from '../report/median.ts';

/** A round: what each subject cost for each call. */
export type Round = ReadonlyMap<MeasuredCall, ReadonlyMap<SubjectName, Cost>>;

/** At most this much of the floor's CPU, Node's and the database's together (performance.md 'API'). */
const goal = 1.3;

const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);
/** Of an even number of values, halfway between the two in the middle. */
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const total = (cost: Cost | undefined): number => (cost ? cost.node + cost.database : Number.NaN);

/** One line for each call: the ratio of a round's CPU, then the microseconds it is made of. Medians of the rounds. */
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
    return row([
      name,
      to('floor'),
      toFloor <= goal ? 'met' : 'missed',
      to('knowing'),
      median(ratios('again', 'ours')).toFixed(2),
      parts('ours'),
      parts('floor'),
      parts('knowing'),
    ]);
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
  return [row(heads), row(heads.map((_, column) => (column === 0 || column === 2 ? '---' : '--:'))), ...lines].join(
    '\n',
  );
}
