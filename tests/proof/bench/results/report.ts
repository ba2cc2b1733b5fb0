import type { SubjectName } from './build.ts';
import { actions, views, type Action, type Visit } from './visit.ts';
import { median } from '../report/median.ts';
import { table } from '../report/table.ts';

export function report(visits: ReadonlyMap<string, readonly Visit[]>, rounds: number, browser: string): string {
  const of = (subject: SubjectName, view: string) => visits.get(`${subject} ${view}`) ?? [];
  const tableOf = (view: string): string => {
    const [ours, floor] = [of('ours', view), of('floor', view)];
    const line = (name: string, read: (visit: Visit) => number, goal?: number, digits = 0): string[] => {
      const value = median(ours.map(read));
      const verdict = goal === undefined ? ['', ''] : [`≤ ${goal}`, value <= goal ? 'met' : 'missed'];
      return [name, median(floor.map(read)).toFixed(digits), value.toFixed(digits), ...verdict];
    };
    const time = (name: string, read: (visit: Visit) => number, goal?: number): string[] => {
      const ratio = median(ours.map((visit, round) => read(visit) / read(floor[round] ?? visit)));
      const [head = '', base = '', value = '', ...verdict] = line(name, read, goal, 1);
      return [head, base, `${value} (${ratio.toFixed(1)} ×)`, ...verdict];
    };
    const cpu = (action: Action) => (visit: Visit) => median(visit.picks.get(action) ?? []);
    const picking = (action: Action) => {
      const isTenth = action === 'tenth pick';
      return [
        time(`CPU of a ${action}, ms`, cpu(action), isTenth ? undefined : 20),
        line(`cards it draws again`, (visit) => visit.drawn.get(action) ?? 0, isTenth ? undefined : 2),
      ];
    };
    return table([
      [`${view}, 30 specialists`, 'floor (plain React)', '@tele/match-widget (÷ floor)', 'goal', ''],
      line('DOM nodes once all slots are there', (visit) => visit.nodes, 1000),
      line('most DOM nodes while scrolling to the end', (visit) => visit.mostNodes, 1000),
      ...(view === 'desk' ? actions.flatMap(picking) : []),
      time('CPU of scrolling to the end, ms', (visit) => visit.scroll),
      time('longest task meanwhile, ms of CPU', (visit) => visit.longest.cpu, 50),
      time('the same by the clock, ms', (visit) => visit.longest.wall),
      time('longest task of a jump to the end, ms of CPU', (visit) => visit.longestOfJump.cpu, 50),
      time('the same by the clock, ms', (visit) => visit.longestOfJump.wall),
      line('cards that can be pressed when the first one can', (visit) => visit.readyAtFirst, 5),
      line('CPU of measuring nothing, ms', (visit) => visit.idle, undefined, 1),
    ]);
  };
  return [
    `Chromium ${browser}, ${rounds} interleaved rounds, medians.`,
    ...views.map(({ name }) => tableOf(name)),
  ].join('\n\n');
}
