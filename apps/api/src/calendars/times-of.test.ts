import { describe, expect, it } from 'vitest';
import { busyTimes } from './busy-times.ts';

const window = { from: new Date('2026-09-20T00:00:00Z'), to: new Date('2026-10-20T00:00:00Z') };
const sydney = 'TZID=Australia/Sydney';

/** The starts of what is busy, '2026-10-05T22:00', with how many minutes it lasts. */
function shown(...events: string[][]): unknown {
  const lines = events.flatMap((event) => ['BEGIN:VEVENT', 'UID:one', ...event, 'END:VEVENT']);
  const read = busyTimes(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n'), window);
  if (read.tag === 'failed') return read.fault;
  return read.busy.map(
    ({ startISO, endISO }) => `${startISO.slice(0, 16)} ${(Date.parse(endISO) - Date.parse(startISO)) / 60_000}`,
  );
}

/** Each Monday at nine in Sydney, for an hour: 21 and 28 September in standard time, 5, 12 and 19 October in summer time. */
const mondays = [`DTSTART;${sydney}:20260907T090000`, 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;BYDAY=MO'];
const from5October = `RECURRENCE-ID;RANGE=THISANDFUTURE;${sydney}:20261005T090000`;

describe('a series of which this and all that follow were changed', () => {
  it('is at its new time by the clock from there on, and as long as it is said there', () => {
    const september = `RECURRENCE-ID;RANGE=THISANDFUTURE;${sydney}:20260928T090000`;
    expect(shown(mondays, [september, `DTSTART;${sydney}:20260929T140000`, 'DURATION:PT2H'])).toEqual([
      '2026-09-20T23:00 60',
      '2026-09-29T04:00 120', // Tue 29 Sep, 2:00 pm AEST
      '2026-10-06T03:00 120', // Tue 6 Oct, 2:00 pm AEDT
      '2026-10-13T03:00 120',
    ]);
  });

  it('is over from there on when they were cancelled, or do not take the owner’s time', () => {
    const before = ['2026-09-20T23:00 60', '2026-09-27T23:00 60'];
    const same = `DTSTART;${sydney}:20261005T090000`;
    expect(shown(mondays, [from5October, same, 'STATUS:CANCELLED'])).toEqual(before);
    expect(shown(mondays, [from5October, same, 'TRANSP:TRANSPARENT', 'DURATION:PT1H'])).toEqual(before);
  });

  it('keeps what was changed of one time alone, and has the latest of several such changes', () => {
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

  it('names the time in UTC, or one that its rule does not have', () => {
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

  it('that was put earlier is in the window also where the rule’s own times are behind it', () => {
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
  it('has neither what is left out by its time, by its day or in UTC, nor is it lost over one that was none of its times', () => {
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

  it('ends with its last time, said in UTC, as a day or by the clock, also in a zone that the file does not bring', () => {
    const until = (said: string): unknown =>
      shown([...mondays.slice(0, 2), `RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=${said}`]);
    const three = ['2026-09-20T23:00 60', '2026-09-27T23:00 60', '2026-10-04T22:00 60'];
    for (const said of ['20261004T220000Z', '20261005', '20261005T090000'])
      expect([said, until(said)]).toEqual([said, three]);
    expect(until('20261004T215959Z')).toEqual(three.slice(0, 2));
  });

  it('has the times that are listed, each as long as the event or as it says itself', () => {
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

  it('of which only one changed time was sent has that one', () => {
    const alone = [`RECURRENCE-ID;${sydney}:20261005T090000`, `DTSTART;${sydney}:20261006T090000`, 'DURATION:PT1H'];
    expect(shown(alone)).toEqual(['2026-10-05T22:00 60']);
  });
});
