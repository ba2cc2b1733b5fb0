import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from './add-days.ts';
import { dayKey } from './day-key.ts';
import { dayLabel, weekdayShort } from './day-label.ts';
import { formatDay, formatDayYear, formatDayTime, formatDayTimeWithZone, formatStamp } from './format-day.ts';
import { formatLongDay } from './format-long-day.ts';

const sydney = 'Australia/Sydney';
const now = new Date('2026-11-22T23:12:00Z');
const slot = '2026-11-24T00:00:00Z'; // Tue 24 Nov 2026, 11:00 am AEDT
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('days', () => {
  it('are written short and long', () => {
    expect(formatDay(slot, sydney, now)).toBe('Tue 24 Nov');
    expect(formatDayYear(slot, sydney)).toBe('Tue 24 Nov 2026');
    expect(plain(formatDayTime(slot, sydney, now))).toBe('Tue 24 Nov, 11:00 am');
    expect(plain(formatDayTimeWithZone(slot, sydney, now))).toBe('Tue 24 Nov, 11:00 am AEDT');
    expect(formatLongDay(slot, sydney)).toBe('Tuesday 24 November');
    expect(plain(formatStamp('2026-11-22T23:14:00Z', sydney))).toBe('Mon 23 Nov 2026, 10:14 am AEDT');
  });

  it('belong to the zone: the same instant is Monday night in Perth', () => {
    const late = '2026-11-23T15:30:00Z';
    expect(formatDay(late, sydney, now)).toBe('Tue 24 Nov');
    expect(formatDay(late, 'Australia/Perth', now)).toBe('Mon 23 Nov');
  });

  it('show the year beyond six months, ahead and behind', () => {
    expect(formatDay('2027-05-01T00:00:00Z', sydney, now)).toBe('Sat 1 May');
    expect(formatDay('2027-06-01T00:00:00Z', sydney, now)).toBe('Tue 1 Jun 2027');
    expect(formatDay('2026-05-01T00:00:00Z', sydney, now)).toBe('Fri 1 May 2026');
  });

  it('spell September with three letters', () => {
    expect(formatDay('2026-09-28T23:00:00Z', sydney, now)).toBe('Tue 29 Sep');
  });
});

describe('day keys', () => {
  it('follow the wall clock of the zone', () => {
    expect(dayKey('2026-10-03T15:30:00Z', sydney)).toBe('2026-10-04');
    expect(dayKey('2026-10-03T15:30:00Z', 'Australia/Perth')).toBe('2026-10-03');
  });

  it('count across months, years and daylight saving', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(daysBetween('2026-10-03', '2026-10-05')).toBe(2);
    expect(daysBetween('2026-10-05', '2026-10-03')).toBe(-2);
  });

  it('provide the parts of a date tile', () => {
    expect(dayLabel('2026-11-24')).toEqual({
      weekday: 'Tue',
      weekdayLong: 'Tuesday',
      day: 24,
      month: 'Nov',
      monthLong: 'November',
      year: 2026,
    });
    expect(weekdayShort('2026-11-29')).toBe('Sun');
  });
});
