import { describe, expect, it } from 'vitest';
import { busyTimes } from './busy-times.ts';
import { meetingsFile } from '../testing/many-meetings.ts';

const window = { from: new Date('2026-11-27T00:00:00Z'), to: new Date('2027-01-26T00:00:00Z') };

function read(lines: readonly string[], head: readonly string[] = []) {
  const found = busyTimes(['BEGIN:VCALENDAR', ...head, ...lines, 'END:VCALENDAR', ''].join('\r\n'), window);
  if (found.tag === 'failed') throw new Error(found.fault);
  return { starts: found.busy.map(({ startISO }) => startISO.slice(5, 16)), ...found.reading };
}
const event = (...lines: string[]): string[] => [
  'BEGIN:VEVENT',
  ...(lines.some((line) => line.startsWith('UID')) ? [] : ['UID:one']),
  'DTSTART:20261201T010000Z',
  'DTEND:20261201T020000Z',
  ...lines,
  'END:VEVENT',
];
const start = '12-01T01:00';

describe('an event', () => {
  it.each([
    ['cancelled', 'STATUS:CANCELLED'],
    ['transparent', 'TRANSP:TRANSPARENT'],
    ['free in Outlook', 'TRANSP:OPAQUE', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
    ['elsewhere in Outlook', 'X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE'],
  ])('that is %s takes no time', (_, ...lines) => {
    expect(read(event(...lines))).toMatchObject({ starts: [], unclear: 0 });
  });

  it.each([
    ['tentative', 'STATUS:TENTATIVE'],
    ['out of office', 'X-MICROSOFT-CDO-BUSYSTATUS:OOF'],
    ['said nothing of'],
  ])('that is %s takes time', (_, ...lines) => {
    expect(read(event(...lines))).toMatchObject({ starts: [start], unclear: 0 });
  });

  it.each([
    ['transparent and busy', 'TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-BUSYSTATUS:BUSY'],
    ['of an unknown status', 'STATUS:PERHAPS'],
    ['of an unknown status in Outlook', 'X-MICROSOFT-CDO-BUSYSTATUS:PERHAPS'],
    ['confirmed and cancelled', 'STATUS:CONFIRMED', 'STATUS:CANCELLED'],
    ['declined by the only person invited', 'ATTENDEE;PARTSTAT=DECLINED:mailto:guest@example.com'],
  ])('that is %s counts as busy, and as unclear', (_, ...lines) => {
    expect(read(event(...lines))).toMatchObject({ starts: [start], unclear: 1 });
  });

  it('that Outlook marks as a whole day takes it without an end', () => {
    const day = ['BEGIN:VEVENT', 'DTSTART:20261203T000000', 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE', 'END:VEVENT'];
    const found = busyTimes(['BEGIN:VCALENDAR', ...day].join('\n'), window);
    expect(found).toMatchObject({
      busy: [{ startISO: '2026-12-02T13:00:00.000Z', endISO: '2026-12-03T13:00:00.000Z' }],
    });
  });

  it('that its owner declined takes no time, and one that a guest declined does', () => {
    const head = ['X-WR-CALNAME:Mei@example.com'];
    const declined = (name: string) => event(`ATTENDEE;PARTSTAT=DECLINED:mailto:${name}@example.com`);
    expect(read(declined('mei'), head)).toMatchObject({ starts: [], unclear: 0 });
    const both = [...declined('guest')];
    both.splice(4, 0, 'ATTENDEE;PARTSTAT=ACCEPTED:MAILTO:mei@example.com');
    expect(read(both, head)).toMatchObject({ starts: [start], unclear: 0 });
    const ownTwice = [...declined('mei')];
    ownTwice.splice(4, 0, 'ATTENDEE;PARTSTAT=ACCEPTED:mailto:mei@example.com');
    expect(read(ownTwice, head)).toMatchObject({ starts: [start], unclear: 0 });
  });

  it('uses its latest version, by sequence and then by stamp', () => {
    const moved = event('SEQUENCE:2', 'DTSTAMP:20261001T000000Z').map((line) => line.replace('20261201', '20261203'));
    const older = event('SEQUENCE:1', 'DTSTAMP:20261101T000000Z');
    expect(read([...moved, ...older])).toMatchObject({ starts: ['12-03T01:00'], events: 1 });
    const stamped = event('DTSTAMP:20261102T000000Z', 'STATUS:CANCELLED');
    expect(read([...stamped, ...event('DTSTAMP:20261101T000000Z')]).starts).toEqual([]);
  });

  it('is cancelled in a cancelling calendar', () => {
    expect(read(event(), ['METHOD:CANCEL']).starts).toEqual([]);
  });

  it('in an unknown zone is read in the calendar’s own, and counted', () => {
    const odd = event().map((line) => line.replace(/:(2026\w+)Z/, ';TZID=Mars/Olympus:$1'));
    expect(read(odd, ['X-WR-TIMEZONE:Australia/Perth'])).toMatchObject({ starts: ['11-30T17:00'], unknownZone: 1 });
  });

  it('uses a place’s clock when the file’s zone names the place', () => {
    const zone = ['BEGIN:VTIMEZONE', 'TZID:mine', 'X-LIC-LOCATION:Asia/Tokyo', 'END:VTIMEZONE'];
    const mine = event().map((line) => line.replace(/:(2026\w+)Z/, ';TZID=mine:$1'));
    expect(read([...zone, ...mine])).toMatchObject({ starts: ['11-30T16:00'], unknownZone: 0 });
  });
});

it('free/busy entries are busy unless marked free', () => {
  const entry = (...lines: string[]) => ['BEGIN:VFREEBUSY', ...lines, 'END:VFREEBUSY'];
  const lines = entry(
    'FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20261201T010000Z/PT1H,20261202T010000Z/20261202T030000Z',
    'FREEBUSY;FBTYPE=FREE:20261203T010000Z/PT1H',
    'FREEBUSY:20261204T010000Z/PT1H',
  );
  expect(read(lines)).toMatchObject({ starts: [start, '12-02T01:00', '12-04T01:00'], events: 1, unclear: 0 });
});

it('tasks, notes and alarms are no events', () => {
  const task = ['BEGIN:VTODO', 'DTSTART:20261201T010000Z', 'DUE:20261201T020000Z', 'END:VTODO'];
  expect(read([...task, 'BEGIN:VJOURNAL', 'DTSTART:20261201T010000Z', 'END:VJOURNAL'])).toMatchObject({
    starts: [],
    events: 0,
  });
});

it('times excluded by an old rule are free', () => {
  const daily = event('RRULE:FREQ=DAILY;COUNT=3', 'EXRULE:FREQ=DAILY;INTERVAL=2;COUNT=2');
  expect(read(daily).starts).toEqual(['12-02T01:00']);
});

describe('many repeated meetings', () => {
  // Two weeks that contain every time of every series.
  const fortnight = { from: new Date('2026-11-30T00:00:00Z'), to: new Date('2026-12-14T00:00:00Z') };

  it.each([
    ['daily for five years', 3, 14],
    ['weekly, ended in 2014', 50, 0],
    ['weekly for fifteen years', 300, 2],
    ['Monday to Friday for ten years', 25, 10],
    ['hourly for six years', 1, 14 * 24],
  ] as const)('%s are read whole', (kind, count, times) => {
    const found = busyTimes(meetingsFile(kind, count), fortnight, 60_000);
    if (found.tag === 'failed') throw new Error(found.fault);
    expect(found.reading).toEqual({ events: count, notUnderstood: 0, unknownZone: 0, unclear: 0, tooMuch: [] });
    expect(found.busy.length).toBe(count * times);
  });

  it('with more than two thousand times keep every gap that an appointment fits in', () => {
    const found = busyTimes(meetingsFile('weekly for fifteen years', 300), window, 60_000);
    expect(found).toMatchObject({ tag: 'read', reading: { events: 300, tooMuch: [] } });
    // Each Monday is one busy time: no appointment fits into two minutes.
    expect(found.tag === 'read' && found.busy.length).toBe(9);
  });

  it('a series that repeats each second is named, and the rest is read', () => {
    const often = event('UID:often', 'RRULE:FREQ=SECONDLY').map((line) => line.replace('20261201', '20200101'));
    const never = event('UID:never', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30');
    const found = read([...often, ...never, ...event('UID:good')]);
    expect(found.starts).toContain(start);
    expect(found.tooMuch).toMatchObject([
      { startISO: '2026-12-01T01:00:00.000Z', frequency: 'DAILY' },
      { startISO: '2020-01-01T01:00:00.000Z', frequency: 'SECONDLY' },
    ]);
  });
});
