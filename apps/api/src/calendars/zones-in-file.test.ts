import { describe, expect, it } from 'vitest';
import { busyTimes } from './busy-times.ts';

const window = { from: new Date('2026-09-20T00:00:00Z'), to: new Date('2027-05-01T00:00:00Z') };

function read(...rows: string[]) {
  const found = busyTimes(['BEGIN:VCALENDAR', ...rows, 'END:VCALENDAR'].join('\r\n'), window);
  if (found.tag === 'failed') throw new Error(found.fault);
  return { starts: found.busy.map(({ startISO }) => startISO.slice(0, 16)), ...found.reading };
}
const at = (wall: string, tzid: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${wall}`,
  `DTSTART;TZID="${tzid}":${wall}`,
  'DURATION:PT1H',
  'END:VEVENT',
];
const change = (name: string, from: string, to: string, ...rows: string[]): string[] => [
  `BEGIN:${name}`,
  `TZOFFSETFROM:${from}`,
  `TZOFFSETTO:${to}`,
  ...rows,
  `END:${name}`,
];
const zone = (name: string, ...rows: string[]): string[] => [
  'BEGIN:VTIMEZONE',
  `TZID:${name}`,
  ...rows,
  'END:VTIMEZONE',
];
const sydneyRules = [
  ...change('STANDARD', '+1100', '+1000', 'DTSTART:16010101T030000', 'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=4'),
  ...change('DAYLIGHT', '+1000', '+1100', 'DTSTART:16010101T020000', 'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=10'),
];

describe('a zone that the file brings', () => {
  it('follows its rules in the nights when daylight saving starts and ends', () => {
    const walls = ['20261004T013000', '20261004T033000', '20270404T013000', '20270404T023000', '20270404T033000'];
    const starts = walls.map((wall) => read(...zone('Ours', ...sydneyRules), ...at(wall, 'Ours')).starts[0]);
    expect(starts).toEqual([
      '2026-10-03T15:30',
      '2026-10-03T16:30',
      '2027-04-03T14:30',
      '2027-04-03T15:30', // exists twice: the first
      '2027-04-03T17:30',
    ]);
    // 2:30 does not exist: read with the offset before the change.
    expect(read(...zone('Ours', ...sydneyRules), ...at('20261004T023000', 'Ours')).starts).toEqual([
      '2026-10-03T16:30',
    ]);
  });

  it('keeps its last offset after its daylight saving rules ended', () => {
    const ended = zone(
      'Perth?',
      ...change(
        'DAYLIGHT',
        '+0800',
        '+0900',
        'DTSTART:20061203T020000',
        'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU;UNTIL=20081025T180000Z',
      ),
      ...change(
        'STANDARD',
        '+0900',
        '+0800',
        'DTSTART:20070325T030000',
        'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU;UNTIL=20090328T180000Z',
      ),
    );
    expect(read(...ended, ...at('20261202T090000', 'Perth?'))).toMatchObject({
      starts: ['2026-12-02T01:00'],
      unknownZone: 0,
    });
  });

  it('is found by name with escaped commas, in other capitals and as calendar zone', () => {
    const ours = zone('Rooms\\, Level 2', ...change('STANDARD', '+0900', '+0900', 'DTSTART:19700101T000000'));
    expect(read(...ours, ...at('20261202T090000', 'rooms, level 2'))).toMatchObject({
      starts: ['2026-12-02T00:00'],
      unknownZone: 0,
    });
    const own = at('20261202T090000', '').map((row) => row.replace(';TZID=""', ''));
    expect(read('X-WR-TIMEZONE:Rooms\\, Level 2', ...ours, ...own)).toMatchObject({
      starts: ['2026-12-02T00:00'],
      unknownZone: 0,
    });
  });

  it.each([
    ['repeat each second', 'RRULE:FREQ=SECONDLY;X-NOTE=FREQ=YEARLY'],
    ['cannot be read', 'RRULE:FREQ=SOMETIMES'],
  ])('is unknown if its rules %s, and the file is still read', (_, rule) => {
    const odd = zone('Odd', ...change('STANDARD', '+0900', '+0900', 'DTSTART:16010101T000000', rule));
    const { starts, events } = read(...odd, ...at('20261202T090000', 'Odd'), ...at('20261203T090000', 'Asia/Tokyo'));
    expect({ starts: starts.slice(1), events }).toEqual({ starts: ['2026-12-03T00:00'], events: 2 });
  });
});

describe('an unknown zone is counted', () => {
  it('when it is the calendar’s own', () => {
    const own = at('20261202T090000', '').map((row) => row.replace(';TZID=""', ''));
    expect(read('X-WR-TIMEZONE:Mars/Olympus', ...own)).toMatchObject({ starts: ['2026-12-01T22:00'], unknownZone: 1 });
  });

  it('in the end time, which is read in the start’s zone', () => {
    const rows = at('20261202T090000', 'Asia/Tokyo').map((row) =>
      row.replace('DURATION:PT1H', 'DTEND;TZID=Mars/Olympus:20261202T100000'),
    );
    expect(read(...rows)).toMatchObject({ starts: ['2026-12-02T00:00'], unknownZone: 1 });
  });

  it('when the end seems to be before the start: an hour is busy', () => {
    const rows = at('20261202T090000', 'Mars/Olympus').map((row) =>
      row.replace('DURATION:PT1H', 'DTEND:20261201T100000Z'),
    );
    expect(read(...rows)).toMatchObject({ starts: ['2026-12-01T22:00'], unknownZone: 1, unclear: 1 });
  });
});
