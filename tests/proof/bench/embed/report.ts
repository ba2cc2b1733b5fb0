import { median } from '../report/median.ts';
import { table } from '../report/table.ts';
import type { Visit } from '../page/visit.ts';

export interface Measured {
  name: string;
  visits: Visit[];
}

const spread = (values: readonly number[]): string =>
  `${Math.min(...values).toFixed(2)} **${median(values).toFixed(2)}** ${Math.max(...values).toFixed(2)}`;

export function report(measured: readonly Measured[], frame: Measured, rounds: number, browser: string): string {
  const lines = measured.map(({ name, visits }) => {
    const of = (what: keyof Visit): number => median(visits.map((visit) => visit[what]));
    const ratios = visits.map(({ usable }, round) => usable / (frame.visits[round]?.usable ?? Number.NaN));
    return [
      name,
      spread(ratios),
      of('usable').toFixed(2),
      `${of('requests')} + ${of('preflights')}`,
      of('kilobytes').toFixed(0),
    ];
  });
  return [
    `Chromium ${browser}, ${rounds} interleaved rounds; 4x CPU, 1.6 Mbps, 150 ms. Ratios: min **median** max; the rest are medians.`,
    '',
    table([['first visit', '÷ the frame', 'usable, s', 'requests + preflights', 'kB until usable'], ...lines]),
  ].join('\n');
}
