import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayKey } from './day-key.ts';
import { weekdayShort } from './day-label.ts';
import {
  formatBareRange,
  formatRange,
  formatTime,
  formatTimeWithZone,
  spokenRange,
  spokenTime,
} from './format-time.ts';
import { zones } from './zones.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const reads = (iso: string, city: string) => {
  const zone = `Australia/${city}`;
  return `${weekdayShort(dayKey(iso, zone))} ${plain(formatTimeWithZone(iso, zone))}`;
};

describe('formatTimeWithZone', () => {
  it.each([
    ['2026-09-28T23:00:00Z', 'Sydney', 'Tue 9:00 am AEST'],
    ['2026-09-28T23:00:00Z', 'Brisbane', 'Tue 9:00 am AEST'],
    ['2026-09-28T23:00:00Z', 'Adelaide', 'Tue 8:30 am ACST'],
    ['2026-09-28T23:00:00Z', 'Darwin', 'Tue 8:30 am ACST'],
    ['2026-09-28T23:00:00Z', 'Perth', 'Tue 7:00 am AWST'],
    ['2026-09-28T23:00:00Z', 'Hobart', 'Tue 9:00 am AEST'],
    ['2026-10-05T22:00:00Z', 'Sydney', 'Tue 9:00 am AEDT'],
    ['2026-10-05T22:00:00Z', 'Melbourne', 'Tue 9:00 am AEDT'],
    ['2026-10-05T22:00:00Z', 'Brisbane', 'Tue 8:00 am AEST'],
    ['2026-10-05T22:00:00Z', 'Adelaide', 'Tue 8:30 am ACDT'],
    ['2026-10-05T22:00:00Z', 'Darwin', 'Tue 7:30 am ACST'],
    ['2026-10-05T22:00:00Z', 'Perth', 'Tue 6:00 am AWST'],
    ['2026-10-05T22:00:00Z', 'Hobart', 'Tue 9:00 am AEDT'],
  ])('reads %s in %s as %s', (iso, city, text) => {
    expect(reads(iso, city)).toBe(text);
  });

  it.each([
    ['2026-10-03T15:30:00Z', 'Sydney', 'Sun 1:30 am AEST'],
    ['2026-10-03T15:30:00Z', 'Adelaide', 'Sun 1:00 am ACST'],
    ['2026-10-03T15:30:00Z', 'Perth', 'Sat 11:30 pm AWST'],
    ['2026-10-03T15:59:59Z', 'Sydney', 'Sun 1:59 am AEST'],
    ['2026-10-03T16:00:00Z', 'Sydney', 'Sun 3:00 am AEDT'],
    ['2026-10-03T16:00:00Z', 'Brisbane', 'Sun 2:00 am AEST'],
    ['2026-10-03T16:00:00Z', 'Adelaide', 'Sun 1:30 am ACST'],
    ['2026-10-03T16:30:00Z', 'Adelaide', 'Sun 3:00 am ACDT'],
    ['2026-10-03T16:00:00Z', 'Darwin', 'Sun 1:30 am ACST'],
    ['2026-10-03T16:00:00Z', 'Perth', 'Sun 12:00 am AWST'],
    ['2026-10-03T16:00:00Z', 'Hobart', 'Sun 3:00 am AEDT'],
    ['2027-04-03T15:30:00Z', 'Sydney', 'Sun 2:30 am AEDT'],
    ['2027-04-03T16:30:00Z', 'Sydney', 'Sun 2:30 am AEST'],
    ['2027-04-03T16:00:00Z', 'Adelaide', 'Sun 2:30 am ACDT'],
    ['2027-04-03T17:00:00Z', 'Adelaide', 'Sun 2:30 am ACST'],
    ['2027-04-03T15:30:00Z', 'Brisbane', 'Sun 1:30 am AEST'],
    ['2027-04-03T15:30:00Z', 'Perth', 'Sat 11:30 pm AWST'],
    ['2027-04-03T16:30:00Z', 'Darwin', 'Sun 2:00 am ACST'],
  ])('reads %s in %s as %s where the clocks change', (iso, city, text) => {
    expect(reads(iso, city)).toBe(text);
  });

  it('names zones other than the seven', () => {
    expect(reads('2026-11-24T00:00:00Z', 'Lord_Howe')).toBe('Tue 11:00 am LHDT');
    expect(reads('2026-11-24T00:00:00Z', 'Broken_Hill')).toBe('Tue 10:30 am ACDT');
    expect(plain(formatTimeWithZone('2026-11-24T00:00:00Z', 'Asia/Kolkata'))).toBe('5:30 am GMT+5:30');
    expect(plain(formatTimeWithZone('2026-11-24T00:00:00Z', 'America/St_Johns'))).toBe('8:30 pm GMT-3:30');
    expect(plain(formatTimeWithZone('2026-11-24T00:00:00Z', 'UTC'))).toBe('12:00 am GMT');
  });

  it('agrees with Intl at any minute of twenty years in any of the seven', () => {
    const from = Date.UTC(2015, 0, 1);
    const instant = fc.integer({ min: 0, max: 20 * 365 * 24 * 60 }).map((minutes) => from + minutes * 60_000);
    fc.assert(
      fc.property(instant, fc.constantFrom(...zones.map((zone) => zone.id)), (at, timeZone) => {
        const expected = new Intl.DateTimeFormat('en-AU', {
          timeZone,
          hour: 'numeric',
          minute: '2-digit',
          hour12: true,
        });
        const text = formatTime(new Date(at).toISOString(), timeZone);
        expect(plain(text)).toBe(plain(expected.format(at).replace('\u202F', ' ')));
      }),
    );
  });
});

describe('formatTime', () => {
  it('keeps am and zone on the line of the time', () => {
    expect(formatTime('2026-11-23T22:30:00Z', 'Australia/Sydney')).toBe('9:30\u00A0am');
    expect(formatTimeWithZone('2026-11-23T22:30:00Z', 'Australia/Sydney')).toBe('9:30\u00A0am\u00A0AEDT');
  });

  it('says 12 at noon and at midnight', () => {
    expect(plain(formatTime('2026-11-24T01:00:00Z', 'Australia/Sydney'))).toBe('12:00 pm');
    expect(plain(formatTime('2026-11-23T13:00:00Z', 'Australia/Sydney'))).toBe('12:00 am');
  });
});

describe('ranges', () => {
  const sydney = 'Australia/Sydney';

  it('says am once when both ends share it', () => {
    expect(formatRange('2026-11-24T00:00:00Z', '2026-11-24T00:30:00Z', sydney)).toBe('11:00 – 11:30\u00A0am\u00A0AEDT');
  });

  it('says am and pm across noon', () => {
    expect(plain(formatRange('2026-11-24T00:30:00Z', '2026-11-24T01:00:00Z', sydney))).toBe('11:30 am – 12:00 pm AEDT');
  });

  it('leaves out the zone when a header shows it', () => {
    expect(plain(formatBareRange('2026-11-26T02:30:00Z', '2026-11-26T06:00:00Z', sydney))).toBe('1:30 – 5:00 pm');
  });

  it('names both zones when the clocks change in between', () => {
    expect(plain(formatRange('2026-10-03T15:30:00Z', '2026-10-03T16:30:00Z', sydney))).toBe(
      '1:30 am AEST – 3:30 am AEDT',
    );
  });

  it('is spoken without symbols', () => {
    expect(spokenRange('2026-11-24T00:00:00Z', '2026-11-24T00:30:00Z', sydney)).toBe('11 am to 11:30 am');
    expect(spokenTime('2026-11-23T23:00:00Z', sydney)).toBe('10 am');
  });
});
