import { describe, expect, it } from 'vitest';
import { busyTimes } from './busy-times.ts';

const window = { from: new Date('2026-11-27T00:00:00Z'), to: new Date('2027-01-26T00:00:00Z') };

function read(rows: readonly string[], ending = '\r\n', limitMs?: number) {
  const found = busyTimes(rows.join(ending), window, limitMs);
  if (found.tag === 'failed') throw new Error(found.fault);
  return { starts: found.busy.map(({ startISO }) => startISO.slice(5, 16)), ...found.reading };
}
const calendar = (...rows: string[]): string[] => ['BEGIN:VCALENDAR', ...rows, 'END:VCALENDAR'];
const event = (day: string, ...rows: string[]): string[] => [
  'BEGIN:VEVENT',
  `UID:${day}`,
  `DTSTART:202612${day}T010000Z`,
  `DTEND:202612${day}T020000Z`,
  ...rows,
  'END:VEVENT',
];
const good = event('01');
const start = '12-01T01:00';
const whole = { notUnderstood: 0, unknownZone: 0, unclear: 0, tooMuch: [] };

describe('a file', () => {
  it('keeps its events when notes look like properties', () => {
    const notes = [
      'DESCRIPTION:Booking',
      'Status: Cancelled',
      'Begin: 9am',
      'End: 10am',
      'BEGIN: 9AM',
      'Duration: 1 h',
    ];
    expect(read(calendar(...event('02', ...notes), ...good))).toMatchObject({
      starts: [start, '12-02T01:00'],
      events: 2,
      ...whole,
    });
  });

  it('keeps all events despite comments and junk between its lines', () => {
    const junk = (rows: string[]): string[] => rows.flatMap((row) => [row, '<!-- x -->', '====', 'X_FOO.BAR:1']);
    const series = event('02', 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:20261203T010000Z');
    expect(read(junk(calendar(...series, ...good)))).toMatchObject({
      starts: [start, '12-02T01:00'],
      events: 2,
      ...whole,
    });
  });

  it('keeps a whole rule that is broken in the middle', () => {
    const broken = event('02', 'RRULE:FREQ=DAILY;', 'COUNT=3');
    expect(read(calendar(...broken)).starts).toEqual(['12-02T01:00', '12-03T01:00', '12-04T01:00']);
  });

  it.each([
    ['indented', ['BEGIN:VCALENDAR', ...good.map((row) => `    ${row}`), 'END:VCALENDAR']],
    ['of events alone', good],
    ['with a space after each colon', calendar(...good).map((row) => row.replace(':', ': '))],
  ])('%s is read', (_, rows) => {
    expect(read(rows, '\n')).toMatchObject({ starts: [start], events: 1, ...whole });
  });

  it('keeps its other events when one lasts a million years', () => {
    const long = ['BEGIN:VEVENT', 'DTSTART;VALUE=DATE:20261205', 'DURATION:P99999999999D', 'END:VEVENT'];
    expect(read(calendar(...long, ...good))).toMatchObject({ starts: [start, '12-04T13:00'], events: 2, ...whole });
  });

  it('with a damaged free/busy period counts it', () => {
    const damaged = ['BEGIN:VFREEBUSY', 'FREEBUSY:20261204T0/PT1H,20261205T010000Z/PT1H', 'END:VFREEBUSY'];
    expect(read(calendar(...damaged))).toMatchObject({ starts: ['12-05T01:00'], events: 1, notUnderstood: 1 });
  });

  it('with more free/busy periods than a call has arguments is read', () => {
    const many = ['BEGIN:VFREEBUSY', `FREEBUSY:${'20261204T010000Z/PT1H,'.repeat(150_000)}`, 'END:VFREEBUSY'];
    expect(read(calendar(...many), '\r\n', 60_000)).toMatchObject({ starts: ['12-04T01:00'], events: 1, ...whole });
  });
});

it('listed times stop when the CPU budget is spent, and those read so far count', () => {
  const times = Array.from({ length: 200_000 }, (_, nth) => `202612${String((nth % 9) + 10)}T010000`);
  const listed = [
    'BEGIN:VEVENT',
    'DTSTART:20261202T010000Z',
    'DURATION:PT1H',
    `RDATE:${times.join(',')}`,
    'END:VEVENT',
  ];
  expect(read(calendar(...good, ...listed), '\r\n', 100)).toMatchObject({
    starts: expect.arrayContaining([start]) as unknown,
    events: 2,
    notUnderstood: 1,
  });
});

it('a file whose series are all too large keeps the known busy times', () => {
  const never = Array.from({ length: 30 }, (_, nth) => [
    'BEGIN:VEVENT',
    `UID:${nth}`,
    'DTSTART:20120101T000000Z',
    'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31',
    'END:VEVENT',
  ]);
  expect(busyTimes(calendar(...never.flat()).join('\n'), window, 200)).toMatchObject({
    tag: 'failed',
    fault: 'too-much',
  });
});

describe('several calendars in one file', () => {
  it('each have their own zone and method', () => {
    const noon = ['BEGIN:VEVENT', 'DTSTART:20261203T120000', 'DURATION:PT1H', 'END:VEVENT'];
    const rows = [
      ...calendar('METHOD:CANCEL', 'X-WR-TIMEZONE:Australia/Sydney', ...event('04')),
      ...calendar('X-WR-TIMEZONE:Australia/Perth', ...noon),
      ...calendar(...noon.map((row) => row.replace('20261203', '20261205'))),
    ];
    expect(read(rows)).toMatchObject({ starts: ['12-03T04:00', '12-05T01:00'], events: 3, ...whole });
  });

  it('have one latest version of an event', () => {
    const cancelled = event('04', 'SEQUENCE:1', 'STATUS:CANCELLED');
    expect(read([...calendar(...event('04')), ...calendar(...cancelled)])).toMatchObject({ starts: [], events: 1 });
  });
});
