import { describe, expect, it } from 'vitest';
import { busyTimes } from './busy-times.ts';

const window = { from: new Date('2026-09-20T00:00:00Z'), to: new Date('2026-10-20T00:00:00Z') };
const sydney = 'TZID=Australia/Sydney';

/** Start of each busy time and its minutes: '2026-10-05T22:00 60'. */
function shown(...events: string[][]): unknown {
  const lines = events.flatMap((event) => ['BEGIN:VEVENT', 'UID:one', ...event, 'END:VEVENT']);
  const read = busyTimes(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n'), window);
  if (read.tag === 'failed') return read.fault;
  return read.busy.map(
    ({ startISO, endISO }) => `${startISO.slice(0, 16)} ${(Date.parse(endISO) - Date.parse(startISO)) / 60_000}`,
  );
}

/** Mondays at 9 am in Sydney, for an hour; daylight saving starts between 28 September and 5 October. */
const mondays = [`DTSTART;${sydney}:20260907T090000`, 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;BYDAY=MO'];
const from5October = `RECURRENCE-ID;RANGE=THISANDFUTURE;${sydney}:20261005T090000`;

describe('a series changed for ‘this and all following’', () => {
  it('is at its new time from there on, for the new duration', () => {
    const september = `RECURRENCE-ID;RANGE=THISANDFUTURE;${sydney}:20260928T090000`;
    expect(shown(mondays, [september, `DTSTART;${sydney}:20260929T140000`, 'DURATION:PT2H'])).toEqual([
      '2026-09-20T23:00 60',
      '2026-09-29T04:00 120', // Tue 29 Sep, 2:00 pm AEST
      '2026-10-06T03:00 120', // Tue 6 Oct, 2:00 pm AEDT
      '2026-10-13T03:00 120',
    ]);
  });

  it('is free from there on when cancelled or no longer busy for the owner', () => {
    const before = ['2026-09-20T23:00 60', '2026-09-27T23:00 60'];
    const same = `DTSTART;${sydney}:20261005T090000`;
    expect(shown(mondays, [from5October, same, 'STATUS:CANCELLED'])).toEqual(before);
    expect(shown(mondays, [from5October, same, 'TRANSP:TRANSPARENT', 'DURATION:PT1H'])).toEqual(before);
  });

  it('keeps a single changed time, and the latest of several changes', () => {
    const twice = [from5October, `DTSTART;${sydney}:20261005T100000`, 'DURATION:PT1H'];
    const again = [
      `RECURRENCE-ID;RANGE=THISANDFUTURE;${sydney}:20261019T090000`,
      `DTSTART;${sydney}:20261019T150000`,
      'DURATION:PT1H',
    ];
    const once = [`RECURRENCE-ID;${sydney}:20261012T090000`, `DTSTART;${sydney}:20261013T080000`, 'DURATION:PT30M'];
    expect(shown(again, mondays, twice, once)).toEqual([
      '2026-09-20T23:00 60',
      '2026-09-27T23:00 60',
      '2026-10-04T23:00 60', // Mon 5 Oct, 10:00 AEDT
      '2026-10-12T21:00 30', // Tue 13 Oct, 8:00 AEDT
      '2026-10-19T04:00 60', // Mon 19 Oct, 3:00 pm AEDT
    ]);
  });

  it('accepts times in UTC, and ignores one its rule does not have', () => {
    const inUtc = ['RECURRENCE-ID;RANGE=THISANDFUTURE:20261011T220000Z', `DTSTART;${sydney}:20261012T100000`];
    expect(shown(mondays, [...inUtc, 'DURATION:PT1H'])).toEqual([
      '2026-09-20T23:00 60',
      '2026-09-27T23:00 60',
      '2026-10-04T22:00 60',
      '2026-10-11T23:00 60',
      '2026-10-18T23:00 60',
    ]);
    const between = [`RECURRENCE-ID;RANGE=THISANDFUTURE;${sydney}:20261007T090000`, 'STATUS:CANCELLED'];
    expect(shown(mondays, [...between, `DTSTART;${sydney}:20261007T090000`])).toEqual([
      '2026-09-20T23:00 60',
      '2026-09-27T23:00 60',
      '2026-10-04T22:00 60',
    ]);
  });

  it('includes an earlier moved time when the rule’s own times are past the window', () => {
    const earlier = [from5October, `DTSTART;${sydney}:20260926T090000`, 'DURATION:PT1H'];
    expect(shown(mondays, earlier)).toEqual([
      '2026-09-20T23:00 60',
      '2026-09-25T23:00 60',
      '2026-09-27T23:00 60',
      '2026-10-02T23:00 60',
      '2026-10-09T22:00 60', // Sat 10 Oct, of Mon 19 Oct
      '2026-10-16T22:00 60', // Sat 17 Oct, of Mon 26 Oct
    ]);
  });
});

describe('a series', () => {
  it('excludes times by time, day or UTC, and survives an unknown exclusion', () => {
    const leftOut = [
      `EXDATE;${sydney}:20260922T090000,20260928T090000`,
      'EXDATE;VALUE=DATE:20261005',
      'EXDATE:20261011T220000Z',
    ];
    expect(shown([...mondays, ...leftOut])).toEqual(['2026-09-20T23:00 60', '2026-10-18T22:00 60']);
  });

  it('on 29 February has none in other years', () => {
    const leap = ['BEGIN:VEVENT', 'DTSTART:20240229T000000Z', 'DURATION:PT1H', 'END:VEVENT'];
    leap.splice(3, 0, 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29');
    const of = (year: number) => ({
      from: new Date(`${year}-02-01T00:00:00Z`),
      to: new Date(`${year}-04-01T00:00:00Z`),
    });
    const starts = [2027, 2028].map((year) => {
      const read = busyTimes(['BEGIN:VCALENDAR', ...leap].join('\n'), of(year));
      return read.tag === 'read' && read.busy.map(({ startISO }) => startISO);
    });
    expect(starts).toEqual([[], ['2028-02-29T00:00:00.000Z']]);
  });

  it('ends with its last time, given in UTC, as a day or as a local time', () => {
    const until = (said: string): unknown =>
      shown([...mondays.slice(0, 2), `RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=${said}`]);
    const three = ['2026-09-20T23:00 60', '2026-09-27T23:00 60', '2026-10-04T22:00 60'];
    for (const said of ['20261004T220000Z', '20261005', '20261005T090000'])
      expect([said, until(said)]).toEqual([said, three]);
    expect(until('20261004T215959Z')).toEqual(three.slice(0, 2));
  });

  it('has the listed times, each with the event’s or its own duration', () => {
    const listed = [
      `DTSTART;${sydney}:20260921T090000`,
      'DURATION:PT1H',
      `RDATE;${sydney}:20260923T100000`,
      'RDATE;VALUE=PERIOD:20260925T000000Z/PT15M,20260926T000000Z/20260926T020000Z',
    ];
    expect(shown(listed)).toEqual([
      '2026-09-20T23:00 60',
      '2026-09-23T00:00 60',
      '2026-09-25T00:00 15',
      '2026-09-26T00:00 120',
    ]);
  });

  it('has only the changed time when only that one was sent', () => {
    const alone = [`RECURRENCE-ID;${sydney}:20261005T090000`, `DTSTART;${sydney}:20261006T090000`, 'DURATION:PT1H'];
    expect(shown(alone)).toEqual(['2026-10-05T22:00 60']);
  });
});
