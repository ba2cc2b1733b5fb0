import type { SubjectName, Weight } from './build.ts';
import { actions, type Action, type Visit } from './measure.ts';
import { median } from '../report/median.ts';
import { table } from '../report/table.ts';

interface Findings {
  /** By '<subject> <blocks>', one visit a round. */
  visits: ReadonlyMap<string, readonly Visit[]>;
  weights: ReadonlyMap<SubjectName, Weight>;
  /** MB, by '<subject> <blocks>'. */
  heaps: ReadonlyMap<string, number>;
  rounds: number;
  sizes: readonly number[];
  browser: string;
}

const names = {
  floor: 'floor (plain React)',
  ours: '@tele/availability-calendar',
  fullcalendar: 'FullCalendar 7',
  'fullcalendar again': 'FullCalendar 7 again (A/A)',
} as const;
type Run = keyof typeof names;
const order = Object.keys(names) as Run[];
/** No goal for adding by hand: no peer has an editor, Undo or save status. */
const goals: Readonly<Partial<Record<Action, number>>> = {
  mount: 0.45,
  'next week': 0.45,
  'display zone change': 0.4,
  'add one block': 0.3,
  'drag, 9 moves': 0.25,
  'week → month': 0.2,
};

function ratios(findings: Findings, run: Run, size: number, of: (visit: Visit) => number): number[] {
  const peers = findings.visits.get(`fullcalendar ${size}`) ?? [];
  return (findings.visits.get(`${run} ${size}`) ?? []).map((visit, round) => of(visit) / of(peers[round] as Visit));
}

function spread(values: readonly number[]): string {
  if (values.every(Number.isNaN)) return 'none';
  if (values.some(Number.isNaN)) return `not done in ${values.filter(Number.isNaN).length} of ${values.length}`;
  return `${Math.min(...values).toFixed(2)} **${median(values).toFixed(2)}** ${Math.max(...values).toFixed(2)}`;
}

function timesTable(findings: Findings, size: number, what: 'cpu' | 'wall'): string {
  const of = (action: Action) => (visit: Visit) => visit[what].get(action) ?? Number.NaN;
  return table([
    [`${what === 'cpu' ? 'main-thread CPU' : 'wall'}, ${size} blocks`, ...order.map((run) => names[run])],
    ...actions.map((action) => [action, ...order.map((run) => spread(ratios(findings, run, size, of(action))))]),
  ]);
}

function sizesTable({ visits, weights, heaps }: Findings, size: number): string {
  const row = (name: string, of: (visit: Visit) => number, digits: number) => [
    name,
    ...order.map((run) => median((visits.get(`${run} ${size}`) ?? []).map(of)).toFixed(digits)),
  ];
  const weight = (name: string, of: (weight: Weight) => number) => [
    name,
    ...order.map((run) =>
      of(weights.get(run.replace(' again', '') as SubjectName) ?? { first: Number.NaN, all: Number.NaN }).toFixed(1),
    ),
  ];
  return table([
    [`size, ${size} blocks`, ...order.map((run) => names[run])],
    row('DOM nodes, week', (visit) => visit.nodes, 0),
    [
      'JS heap after GC, MB above an empty page',
      ...order.map((run) => (heaps.get(`${run} ${size}`) ?? Number.NaN).toFixed(2)),
    ],
    row('events shown in the week', (visit) => visit.shown, 0),
    row('events, or counts of a day, shown in December', (visit) => visit.shownInMonth, 0),
    row('CPU of measuring nothing, ms', (visit) => visit.idle, 1),
    weight('JS + CSS until usable, gz kB, React aside', ({ first }) => first),
    weight('with all that is loaded on demand', ({ all }) => all),
  ]);
}

function goalsTable(findings: Findings): string {
  const size = 2000;
  const mine = findings.visits.get(`ours ${size}`) ?? [];
  const weight = findings.weights.get('ours') ?? { first: Number.NaN, all: Number.NaN };
  const line = (name: string, value: number, goal: number | undefined, digits = 2) => [
    name,
    value.toFixed(digits),
    ...(goal === undefined ? ['none', ''] : [`≤ ${goal}`, value <= goal ? 'met' : 'missed']),
  ];
  return table([
    [`@tele/availability-calendar, ${size} blocks`, 'median', 'goal', ''],
    ...actions.map((action) =>
      line(
        `CPU ÷ FullCalendar 7: ${action}`,
        median(ratios(findings, 'ours', size, (visit) => visit.cpu.get(action) ?? Number.NaN)),
        goals[action],
      ),
    ),
    line(
      'heap ÷ FullCalendar 7',
      (findings.heaps.get(`ours ${size}`) ?? Number.NaN) / (findings.heaps.get(`fullcalendar ${size}`) ?? Number.NaN),
      0.45,
    ),
    line('DOM nodes, week', median(mine.map((visit) => visit.nodes)), 300, 0),
    line('gz kB until the grid is usable', weight.first, 44, 1),
    line('gz kB with editor and sheets', weight.all, 76, 1),
  ]);
}

export function report(findings: Findings): string {
  const { rounds, sizes, browser } = findings;
  return [
    `Chromium ${browser}, ${rounds} shuffled interleaved rounds. Cells: min **median** max of the ratio to FullCalendar 7 in the same round.`,
    goalsTable(findings),
    ...sizes.flatMap((size) => [
      timesTable(findings, size, 'cpu'),
      timesTable(findings, size, 'wall'),
      sizesTable(findings, size),
    ]),
  ].join('\n\n');
}
