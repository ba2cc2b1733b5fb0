// CPU for parsing a calendar file (goal: 300 ms), nine times after a warm-up. The floor splits the file into lines.
import { busyTimes } from '../../../apps/api/src/calendars/busy-times.ts';
import { linesOf } from '../../../apps/api/src/calendars/ical/lines.ts';
import { meetingsFile, type MeetingKind } from '../../../apps/api/src/testing/many-meetings.ts';
import { median } from './report/median.ts';

const goalMs = 300;
const window = { from: new Date('2026-11-27T00:00:00Z'), to: new Date('2027-01-26T00:00:00Z') };
const joined = (...files: string[]): string =>
  ['BEGIN:VCALENDAR', ...files.map((file) => file.replaceAll(/(BEGIN|END):VCALENDAR\r\n/g, '')), 'END:VCALENDAR'].join(
    '\r\n',
  );
const single = Array.from({ length: 20_000 }, (_, nth) => {
  const at = new Date(window.from.getTime() + nth * 4 * 60_000).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return `BEGIN:VEVENT\r\nUID:s${nth}\r\nDTSTART:${at}\r\nDURATION:PT1M\r\nEND:VEVENT\r\n`;
}).join('');

const kinds: [name: string, file: string][] = [
  ...(
    [
      ['daily for five years', 3],
      ['weekly, ended in 2014', 50],
      ['weekly for fifteen years', 300],
      ['Monday to Friday for ten years', 25],
      ['hourly for six years', 1],
    ] as [MeetingKind, number][]
  ).map(([kind, count]): [string, string] => [`${count} ${kind}`, meetingsFile(kind, count)]),
  [
    '300 weekly, ended in 2014, and 30 daily for five years',
    joined(meetingsFile('weekly, ended in 2014', 300), meetingsFile('daily for five years', 30)),
  ],
  ['20000 single events', `BEGIN:VCALENDAR\r\n${single}END:VCALENDAR\r\n`],
];

function cpuOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

console.log('CPU of one calendar file, ms: median of 9 (of the goal of 300; times its lines alone)');
for (const [name, file] of kinds) {
  const read = (): unknown => busyTimes(file, window, 60_000);
  const floor = (): unknown => [...linesOf(file)].length;
  const first = read() as ReturnType<typeof busyTimes>;
  if (first.tag === 'failed' || first.reading.tooMuch.length > 0) throw new Error(`${name} is not read whole.`);
  const rounds = Array.from({ length: 9 }, () => ({ read: cpuOf(read), floor: cpuOf(floor) }));
  const ms = median(rounds.map((round) => round.read));
  const ratio = median(rounds.map((round) => round.read / round.floor));
  console.log(`  ${name.padEnd(56)} ${ms.toFixed(1).padStart(7)}   ${(ms / goalMs).toFixed(2)}   ${ratio.toFixed(1)}x`);
}
