// Real files in the shapes that people reported, with the right answer to each.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { busyTimes } from './busy-times.ts';

const folder = join(import.meta.dirname, 'examples/met');
const files = readdirSync(folder);
const window = { from: new Date('2026-11-27T00:00:00Z'), to: new Date('2027-01-26T00:00:00Z') };

function readFile(start: string) {
  const name = files.find((file) => file.startsWith(start)) ?? '';
  const read = busyTimes(readFileSync(join(folder, name), 'latin1'), window);
  if (read.tag === 'failed') throw new Error(`${name}: ${read.fault}`);
  return { ...read, starts: read.busy.map(({ startISO }) => startISO.slice(5, 16)) };
}

const good = '12-01T01:00';
const odd = '12-02T01:00';
const none = { notUnderstood: 0, unknownZone: 0, unclear: 0, tooMuch: [] };

describe('a file that is damaged', () => {
  it.each(['A1-', 'A2-', 'A5-', 'A12-', 'A19-', 'A22-', 'A23-', 'A24-', 'A27-'])('is read whole: %s', (name) => {
    expect(readFile(name)).toMatchObject({ starts: [good, odd], reading: { events: 2, ...none } });
  });

  it.each(['A3-', 'A6-', 'A7-', 'A8-', 'A9-', 'A11-', 'A25-'])('has its only event: %s', (name) => {
    expect(readFile(name)).toMatchObject({ starts: [good], reading: { events: 1, ...none } });
  });

  it('has whole days when a date is written with a time', () => {
    expect(readFile('A18-').starts).toEqual([good, '12-01T13:00']);
  });

  it('reads a time without a zone name in its own zone', () => {
    expect(readFile('A26-').starts).toEqual([good, odd]);
  });

  it('keeps what can be read, and counts the rest', () => {
    expect(readFile('A13-')).toMatchObject({ starts: [good], reading: { events: 2, notUnderstood: 1 } });
    for (const name of ['A14-', 'A20-'])
      expect(readFile(name)).toMatchObject({
        starts: [good, odd],
        reading: { events: 2, notUnderstood: 0, unclear: 1 },
      });
  });

  it.each(['A15-', 'A16-', 'A17-'])('keeps the first time of an unreadable rule: %s', (name) => {
    expect(readFile(name)).toMatchObject({ starts: [good, odd], reading: { events: 2, notUnderstood: 1 } });
  });

  it('repeats until a day that is written with dashes', () => {
    expect(readFile('A21-').starts).toEqual([good, odd, '12-03T01:00', '12-04T01:00', '12-05T01:00']);
  });

  it('leaves our own bookings out', () => {
    expect(readFile('C7-')).toMatchObject({ busy: [], reading: { events: 0, ...none } });
  });
});

it.each([
  ['Arabian', '02T08:00'],
  ['Argentina', '02T15:00'],
  ['Atlantic', '02T16:00'],
  ['Central_European', '02T11:00'],
  ['E_Europe', '02T10:00'],
  ['FLE', '02T10:00'],
  ['Fiji', '02T00:00'],
  ['Greenwich', '02T12:00'],
  ['Hawaiian', '02T22:00'],
  ['Israel', '02T10:00'],
  ['Korea', '02T03:00'],
  ['SE_Asia', '02T05:00'],
  ['South_Africa', '02T10:00'],
  ['Sri_Lanka', '02T06:30'],
  ['Taipei', '02T04:00'],
  ['US_Mountain', '02T19:00'],
  ['UTC_12', '02T00:00'],
  ['West_Pacific', '02T02:00'],
])('noon in the Windows zone %s is %s', (zone, start) => {
  expect(readFile(`B1-${zone}`)).toMatchObject({ starts: [`12-${start}`], reading: { events: 1, ...none } });
});

it('every file is in this test', () => {
  const own = readFileSync(import.meta.filename, 'utf8');
  const named = (file: string): boolean =>
    [/^[AC]\d+-/, /^B1-.*?(?=_Standard|\.ics)/].some((form) =>
      own.includes(form.exec(file)?.[0].replace('B1-', '') ?? '?'),
    );
  expect(files.filter((file) => !named(file))).toEqual([]);
});
