import type { FirstRoute } from './routes.ts';
import type { Visit } from '../page/visit.ts';
import { median } from '../report/median.ts';
import { table } from '../report/table.ts';

/** Most requests before a screen is usable (performance.md 'What a page must load'). */
const mostRequests = 25;

export interface Measured {
  route: FirstRoute;
  ours: readonly Visit[];
  floor: readonly Visit[];
}

export function report(measured: readonly Measured[], rounds: number, browser: string): string {
  const lines = measured.map(({ route, ours, floor }) => {
    const of = (visits: readonly Visit[], what: keyof Visit) => median(visits.map((visit) => visit[what]));
    const ratio = median(ours.map(({ usable }, round) => usable / (floor[round]?.usable ?? Number.NaN)));
    const seconds = of(ours, 'usable');
    const requests = of(ours, 'requests');
    return [
      route.name,
      seconds.toFixed(2),
      `≤ ${route.goal}${seconds > route.goal ? ', missed' : ''}`,
      of(floor, 'usable').toFixed(2),
      ratio.toFixed(2),
      `${requests} + ${of(ours, 'preflights')}${requests > mostRequests ? ', missed' : ''}`,
      `${of(floor, 'requests')} + ${of(floor, 'preflights')}`,
      of(ours, 'kilobytes').toFixed(0),
      of(floor, 'kilobytes').toFixed(0),
    ];
  });
  const heads = [
    'first visit',
    'usable, s',
    'goal',
    'floor, s',
    '÷ floor',
    `requests + preflights (≤ ${mostRequests})`,
    "floor's",
    'kB',
    "floor's",
  ];
  return [
    `Chromium ${browser}, ${rounds} interleaved rounds, medians; 4x CPU, 1.6 Mbps, 150 ms.`,
    '',
    table([heads, ...lines], [2]),
  ].join('\n');
}
