import type { DayKey } from './day-key.ts';

// Tables, because Intl spells September 'Sept' in en-AU and changes between versions.
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The words of a day: `{ weekday: 'Tue', weekdayLong: 'Tuesday', day: 24, month: 'Nov', monthLong: 'November', year: 2026 }`. */
export interface DayLabel {
  weekday: string;
  weekdayLong: string;
  day: number;
  month: string;
  monthLong: string;
  year: number;
}

/** The words of a day 'YYYY-MM-DD', for a date tile, a day strip or a heading. */
export function dayLabel(key: DayKey): DayLabel {
  const date = new Date(Date.parse(key));
  const weekdayLong = weekdays[date.getUTCDay()] ?? '';
  const monthLong = months[date.getUTCMonth()] ?? '';
  return {
    weekday: weekdayLong.slice(0, 3),
    weekdayLong,
    day: date.getUTCDate(),
    month: monthLong.slice(0, 3),
    monthLong,
    year: date.getUTCFullYear(),
  };
}

/** 'Tue' for a day 'YYYY-MM-DD'. */
export function weekdayShort(key: DayKey): string {
  return dayLabel(key).weekday;
}
