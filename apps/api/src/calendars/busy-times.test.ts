import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { busyTimes } from './busy-times.ts';

const example = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'examples', name), 'utf8').replaceAll('\n', '\r\n');
const window = { from: new Date('2026-09-20T00:00:00Z'), to: new Date('2026-10-20T00:00:00Z') };

/** '2026-09-20T23:00 – 00:30', in UTC. */
function shown(text: string, within = window): unknown {
  const read = busyTimes(text, within);
  if (read.tag === 'failed') return read.fault;
  return read.busy.map(
    ({ startISO, endISO }) =>
      `${startISO.slice(0, 16)} – ${endISO.slice(startISO.slice(0, 10) === endISO.slice(0, 10) ? 11 : 5, 16)}`,
  );
}

const calendar = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]): string[] => [
  'BEGIN:VEVENT',
  'UID:one',
  'DTSTAMP:20260901T000000Z',
  ...lines,
  'END:VEVENT',
];

describe('the busy times of a calendar from common programs', () => {
  it('from Google repeat on Mondays at 9 am across daylight saving, with exceptions', () => {
    expect(shown(example('google.ics'))).toEqual([
      '2026-09-20T23:00 – 09-21T00:30', // Mon 21 Sep, 9:00 – 10:30 AEST
      '2026-09-29T23:00 – 09-30T00:00',
      '2026-10-01T14:00 – 10-03T14:00', // Fri 2 and Sat 3 October, all day
      '2026-10-05T03:00 – 04:00', // Mon 5 Oct, moved to 2:00 pm AEDT
      '2026-10-11T22:00 – 23:30', // Mon 12 Oct, 9:00 – 10:30 AEDT
      '2026-10-18T22:00 – 23:30',
    ]);
  });

  it('from Outlook use its own zone names, or a zone the file defines', () => {
    expect(shown(example('outlook.ics'))).toEqual([
      '2026-09-30T22:00 – 22:30', // Thu 1 Oct, 8:00 AEST
      '2026-10-01T22:00 – 22:30',
      '2026-10-02T00:30 – 01:30', // 10:00 ACST
      '2026-10-04T21:00 – 21:30', // Mon 5 Oct, 8:00 AEDT
      '2026-10-05T21:00 – 21:30',
      '2026-10-06T21:00 – 21:30',
      '2026-10-06T23:30 – 10-07T00:30', // 10:00 ACDT
    ]);
  });

  it('from Apple use durations, floating times and whole days', () => {
    expect(shown(example('apple.ics'))).toEqual([
      '2026-09-28T07:15 – 07:45', // Mon 28 Sep, 5:15 pm AEST
      '2026-10-01T01:00 – 01:45',
      '2026-10-03T15:30 – 16:30', // 1:30 AEST to 3:30 AEDT is one hour
      '2026-10-05T06:15 – 06:45', // Mon 5 Oct, 5:15 pm AEDT
      '2026-10-09T13:00 – 10-10T13:00',
      '2026-10-11T13:00 – 10-12T13:00',
    ]);
  });

  it('keep no titles or other details', () => {
    expect(JSON.stringify(busyTimes(example('google.ics'), window))).not.toMatch(/clinic|birthday|google/i);
  });
});

describe('an unusual calendar', () => {
  it.each([
    ['a page', '<!doctype html><title>Sign in</title>'],
    ['nothing', ''],
    ['broken off', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:2026'],
    ['a card', 'BEGIN:VCARD\r\nEND:VCARD'],
  ])('is no calendar: %s', (_, text) => {
    expect(shown(text)).toBe('not-a-calendar');
  });

  it('may be empty, or begin with a byte order mark', () => {
    expect(shown(calendar())).toEqual([]);
    expect(shown(`\uFEFF${calendar()}`)).toEqual([]);
  });

  it('is followed to the end of the window when it repeats for ever', () => {
    const always = event('DTSTART:20200101T000000Z', 'DTEND:20200101T003000Z', 'RRULE:FREQ=DAILY');
    const busy = shown(calendar(...always));
    expect(busy).toHaveLength(30);
  });

  it.each([
    ['every second for ever', 'DTSTART:19900101T000000Z', 'RRULE:FREQ=SECONDLY'],
    ['on a day that never comes', 'DTSTART:20260101T000000Z', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'],
  ])('that repeats %s is stopped in time as too much', (_, start, rule) => {
    const text = calendar(...event(start, 'DURATION:PT1S', rule));
    expect(busyTimes(text, window, 50)).toMatchObject({ tag: 'failed', fault: 'too-much' });
  });

  it('in an unknown zone is read in its own zone, else in Sydney’s', () => {
    const odd = event('DTSTART;TZID=Mars/Olympus:20261001T090000', 'DTEND;TZID=Mars/Olympus:20261001T100000');
    expect(shown(calendar(...odd))).toEqual(['2026-09-30T23:00 – 10-01T00:00']);
    expect(shown(calendar('X-WR-TIMEZONE:Australia/Perth', ...odd))).toEqual(['2026-10-01T01:00 – 02:00']);
    const path = event('DTSTART;TZID=/example.org/2026/Australia/Perth:20261001T090000', 'DURATION:PT1H');
    expect(shown(calendar(...path))).toEqual(['2026-10-01T01:00 – 02:00']);
  });

  it.each(['UTC', 'Etc/UTC', 'GMT', 'tzone://Microsoft/Utc'])('in UTC is read in UTC when it calls it %s', (tzid) => {
    const utc = event(`DTSTART;TZID="${tzid}":20261001T090000`, 'DURATION:PT1H');
    expect(shown(calendar(...utc))).toEqual(['2026-10-01T09:00 – 10:00']);
  });

  it('uses Sydney’s rules, not New York’s, when it calls that zone EST', () => {
    const rules = [
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+1000',
      'TZOFFSETTO:+1000',
      'END:STANDARD',
    ];
    const est = event('DTSTART;TZID=EST:20261007T090000', 'DURATION:PT1H');
    expect(shown(calendar('BEGIN:VTIMEZONE', 'TZID:EST', ...rules, 'END:VTIMEZONE', ...est))).toEqual([
      '2026-10-06T23:00 – 10-07T00:00',
    ]);
    expect(shown(calendar(...est))).toEqual(['2026-10-06T22:00 – 23:00']);
  });

  it('is busy when marked so, even if events end early, never end or overlap', () => {
    const backwards = event('DTSTART:20261001T010000Z', 'DTEND:20261001T000000Z');
    const point = event('DTSTART:20261001T010000Z');
    const joined = [
      ...event('DTSTART:20261002T010000Z', 'DTEND:20261002T020000Z'),
      ...event('DTSTART:20261002T013000Z', 'DTEND:20261002T030000Z'),
    ];
    expect(shown(calendar(...backwards, ...point, ...joined))).toEqual(['2026-10-02T01:00 – 03:00']);
  });

  it('is cut to the window when it extends beyond it', () => {
    const long = event('DTSTART:20250101T000000Z', 'DTEND:20300101T000000Z');
    expect(busyTimes(calendar(...long), window)).toMatchObject({
      tag: 'read',
      busy: [{ startISO: window.from.toISOString(), endISO: window.to.toISOString() }],
    });
  });
});
