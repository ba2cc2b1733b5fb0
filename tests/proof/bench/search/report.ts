import { quantile } from '../report/quantile.ts';
import { table } from '../report/table.ts';
import type { Cost, Swept } from './place.ts';

interface Where {
  place: string;
  moment: 'looked up' | 'boundary';
}
export type Measured = (Where & Cost & { query: string }) | (Where & { swept: Swept });

/** performance.md 'API'. */
const goalMs = 30;

const moments = { 'looked up': 'looked up', boundary: 'after a boundary' };

function plainP99(measured: readonly Measured[], moment: string, place: string): number {
  const p99s = measured.flatMap((one) =>
    'took' in one && one.moment === moment && one.place === place && one.query === 'plain'
      ? [quantile(one.took, 0.99)]
      : [],
  );
  return quantile(p99s, 0.5);
}

/** Median over rounds of a search's CPU relative to the specialty-only search. */
function byPlain(measured: readonly Measured[], { moment, place, query }: Where & { query: string }): string {
  const cpus = (of: string): number[] =>
    measured.flatMap((one) =>
      'took' in one && one.moment === moment && one.place === place && one.query === of ? [one.cpu] : [],
    );
  const plain = cpus('plain');
  const ratios = cpus(query).map((cpu, round) => cpu / (plain[round] ?? Number.NaN));
  return quantile(ratios, 0.5).toFixed(2);
}

export function report(measured: readonly Measured[]): string {
  const costs = measured.filter((one) => 'took' in one);
  const lines = Object.keys(moments).flatMap((moment) =>
    [...new Set(costs.map(({ query }) => query))].flatMap((query) => {
      const of = (place: string) =>
        costs.filter((one) => one.moment === moment && one.query === query && one.place === place);
      const places = [...new Set(costs.map(({ place }) => place))];
      const cpu = (place: string): number =>
        quantile(
          of(place).map((one) => one.cpu),
          0.5,
        );
      return places.map((place) => {
        const took = of(place).flatMap((one) => one.took);
        const p99s = of(place).map((one) => quantile(one.took, 0.99));
        const p99 = quantile(p99s, 0.5);
        return [
          moments[moment as keyof typeof moments],
          query,
          place,
          quantile(took, 0.5).toFixed(1),
          `${quantile(p99s, 0).toFixed(1)} **${p99.toFixed(1)}** ${quantile(p99s, 1).toFixed(1)}`,
          p99 < goalMs ? 'met' : 'missed',
          cpu(place).toFixed(0),
          (cpu(place) / cpu(places[0] ?? place)).toFixed(2),
          byPlain(measured, { moment: moment as Where['moment'], place, query }),
          (p99 / plainP99(measured, moment, place)).toFixed(2),
        ];
      });
    }),
  );
  const heads = [
    'stored slots are',
    'asked',
    'specialists',
    'p50 ms',
    'p99 ms of a round',
    `< ${goalMs}`,
    'CPU µs',
    '÷ among 1,000',
    'CPU ÷ plain',
    'p99 ÷ plain',
  ];
  const swept = measured.filter((one) => 'swept' in one);
  const jobRuns = [...new Set(swept.map(({ place }) => place))].map((place) => {
    const of = swept.filter((one) => one.place === place).map((one) => one.swept);
    const rows = quantile(
      of.map((one) => one.rows),
      0.5,
    );
    const ms = quantile(
      of.map((one) => one.ms),
      0.5,
    );
    return [place, String(rows), (ms / 1_000).toFixed(1), (ms / rows).toFixed(2)];
  });
  return [
    table([heads, ...lines], [1, 2, 5]),
    table([['specialists', 'rows that a boundary left', 'the job run took, s', 'ms a row'], ...jobRuns]),
  ].join('\n\n');
}
