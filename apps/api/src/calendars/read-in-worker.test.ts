import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { meetingsFile } from '../testing/many-meetings.ts';
import { readBusyTimes } from './read-in-worker.ts';

const window = { from: new Date('2026-11-27T00:00:00Z'), to: new Date('2027-01-26T00:00:00Z') };
const calendar = (...lines: string[]): string => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n');
const good = ['BEGIN:VEVENT', 'UID:good', 'DTSTART:20261201T010000Z', 'DTEND:20261201T020000Z', 'END:VEVENT'];

it('reads files one after another, and returns a result for each', async () => {
  const files = [calendar(...good), '<!doctype html>', meetingsFile('weekly for fifteen years', 3)];
  const answers = await Promise.all(files.map((text) => readBusyTimes(text, window)));
  expect(answers).toMatchObject([
    { tag: 'read', busy: [{ startISO: '2026-12-01T01:00:00.000Z' }] },
    { tag: 'failed', fault: 'not-a-calendar' },
    { tag: 'read', reading: { events: 3 } },
  ]);
});

it('fails one file only when the thread crashes, or gets no task', async () => {
  // Threads receive no methods and no functions.
  const crash = readBusyTimes(calendar(...good), { from: {}, to: {} } as never);
  const noTask = readBusyTimes(calendar(...good), { ...window, note: () => '' } as never);
  const next = readBusyTimes(calendar(...good), window);
  await expect(noTask).rejects.toThrow('could not be cloned');
  expect(await crash).toMatchObject({ tag: 'failed', fault: 'too-much' });
  expect(await next).toMatchObject({ tag: 'read', reading: { events: 1 } });
});

it('keeps the event loop free while a file takes long', async () => {
  const seconds = [
    'BEGIN:VEVENT',
    'UID:s',
    'DTSTART:20200101T000000Z',
    'DURATION:PT1M',
    'RRULE:FREQ=SECONDLY',
    'END:VEVENT',
  ];
  const many = Array.from({ length: 20 }, (_, nth) => seconds.map((line) => line.replace('UID:s', `UID:s${nth}`)));
  const before = performance.eventLoopUtilization();
  const answer = await readBusyTimes(calendar(...good, ...many.flat()), window);
  expect(answer).toMatchObject({ tag: 'read', reading: { events: 21 } });
  expect(answer.tag === 'read' && answer.reading.tooMuch.length).toBe(20);
  expect(performance.eventLoopUtilization(before).active).toBeLessThan(answer.cpuMs);
});

describe('five megabytes', () => {
  const fill = (line: string): string => line.repeat(Math.floor(4_900_000 / line.length));
  const start = 'DTSTART:20261203T010000Z\r\n';
  const oneUid = (nth: number): string =>
    `BEGIN:VEVENT\r\nUID:same\r\n${start}${nth % 2 ? 'RRULE:FREQ=DAILY' : `RECURRENCE-ID:20261204T010000Z`}\r\nEND:VEVENT\r\n`;

  it.each([
    ['one line', `X:${fill('x')}`],
    ['lines without a name', fill('junk\r\n')],
    ['folded lines', `X:${fill('\r\n x')}`],
    ['components inside each other', fill('BEGIN:X\r\n')],
    ['ends without a beginning', fill('END:X\r\n')],
    ['listed times', `BEGIN:VEVENT\r\nUID:r\r\n${start}RDATE:${fill('20261204T010000Z,')}\r\nEND:VEVENT`],
    [
      'people invited',
      `BEGIN:VEVENT\r\nUID:a\r\n${start}${fill('ATTENDEE;CN="a:b";PARTSTAT=DECLINED:mailto:a@b.example\r\n')}END:VEVENT`,
    ],
    [
      'zones of their own',
      Array.from(
        { length: 60_000 },
        (_, nth) => `BEGIN:VEVENT\r\nUID:${nth}\r\nDTSTART;TZID=Z/${nth}:20261203T010000\r\nEND:VEVENT`,
      ).join('\r\n'),
    ],
    ['series and changes under one UID', Array.from({ length: 60_000 }, (_, nth) => oneUid(nth)).join('')],
  ])('of %s lose nothing of what comes before', async (_, lines) => {
    const answer = await readBusyTimes(
      `${calendar(...good).replace('END:VCALENDAR', '')}${lines}\r\nEND:VCALENDAR`.slice(0, 5_000_000),
      window,
    );
    expect(answer).toMatchObject({ tag: 'read' });
    expect(answer.tag === 'read' && answer.busy[0]?.startISO).toBe('2026-12-01T01:00:00.000Z');
  });
});
