import { describe, expect, it } from 'vitest';
import { formatAmount, formatCents, formatWholeDollars } from '../money/format-cents.ts';
import { dayLabel, weekdayShort } from '../time/day-label.ts';
import { formatDay, formatDayTimeWithZone, formatStamp } from '../time/format-day.ts';
import { formatLongDay } from '../time/format-long-day.ts';
import { formatBareRange, formatRange, formatTime, spokenRange } from '../time/format-time.ts';
import { ago, relativeDay } from '../time/relative.ts';

const sydney = 'Australia/Sydney';
const now = new Date('2026-11-22T23:12:00Z'); // Mon 23 Nov 2026, 10:12 am AEDT
const start = '2026-11-24T02:30:00Z';
const end = '2026-11-24T03:00:00Z';
// Intl's own spaces differ from version to version.
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

describe('in German', () => {
  const locale = 'de-DE';

  it('takes days and times from Intl, and zone letters from Tele', () => {
    expect(formatDay(start, sydney, now, locale)).toBe('Di., 24. Nov.');
    expect(formatLongDay(start, sydney, locale)).toBe('Dienstag, 24. November');
    expect(formatTime(start, sydney, locale)).toBe('13:30');
    expect(plain(formatDayTimeWithZone(start, sydney, now, locale))).toBe('Di., 24. Nov., 13:30 AEDT');
    expect(plain(formatStamp(start, sydney, locale))).toBe('Di., 24. Nov. 2026, 13:30 AEDT');
    expect(formatDay('2027-06-01T00:00:00Z', sydney, now, locale)).toBe('Di., 1. Juni 2027');
  });

  it('writes out both ends of a range', () => {
    expect(formatBareRange(start, end, sydney, locale)).toBe('13:30 – 14:00');
    expect(plain(formatRange(start, end, sydney, locale))).toBe('13:30 – 14:00 AEDT');
    expect(spokenRange(start, end, sydney, locale)).toBe('13:30 – 14:00');
  });

  it('writes a tile in German', () => {
    expect(dayLabel('2026-12-01', locale)).toEqual({
      weekday: 'Di',
      weekdayLong: 'Dienstag',
      day: 1,
      month: 'Dez',
      monthLong: 'Dezember',
      year: 2026,
    });
    expect(weekdayShort('2026-11-29', locale)).toBe('So');
  });

  it('writes relative time in German', () => {
    expect(relativeDay(start, sydney, now, locale)).toBe('Morgen');
    expect(relativeDay('2026-11-26T01:00:00Z', sydney, now, locale)).toBe('In 3 Tagen');
    expect(ago('2026-11-22T23:11:30Z', now, locale)).toBe('Jetzt');
    expect(ago('2026-11-22T22:12:00Z', now, locale)).toBe('Vor 1 Stunde');
  });

  it('marks Australian dollars as such, and formats fields so they can be read back', () => {
    expect(plain(formatCents(111_875, locale))).toBe('1.118,75 AU$');
    expect(plain(formatWholeDollars(30_099, locale))).toBe('300 AU$');
    expect(formatAmount(111_875)).toBe('1,118.75');
  });
});

describe('in Arabic', () => {
  const locale = 'ar-EG';

  it('uses Arabic figures and words', () => {
    expect(formatLongDay(start, sydney, locale)).toBe('الثلاثاء، ٢٤ نوفمبر');
    expect(plain(formatTime(start, sydney, locale))).toBe('١:٣٠ م');
    expect(relativeDay(start, sydney, now, locale)).toBe('غدًا');
    expect(formatWholeDollars(1_500, locale)).toContain('١٥');
  });

  it('keeps the zone’s wall clock across daylight saving', () => {
    expect(plain(formatTime('2027-04-03T15:30:00Z', sydney, locale))).toBe('٢:٣٠ ص');
    expect(plain(formatTime('2027-04-03T16:30:00Z', sydney, locale))).toBe('٢:٣٠ ص');
  });
});

it.each(['en-AU', 'en', 'en-GB', 'en-XA'])('uses the design’s forms in %s', (locale) => {
  expect(formatDay(start, sydney, now, locale)).toBe('Tue 24 Nov');
  expect(plain(formatRange(start, end, sydney, locale))).toBe('1:30 – 2:00 pm AEDT');
  expect(relativeDay('2026-11-26T01:00:00Z', sydney, now, locale)).toBe('In 3 days');
  expect(formatCents(111_875, locale)).toBe('$1,118.75');
});
