import { defaultLocale, formatWall, isEnglish, type DateStyle } from '../locale/intl.ts';
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

export interface DayLabel {
  weekday: string;
  weekdayLong: string;
  day: number;
  month: string;
  monthLong: string;
  year: number;
}

/** Parts of a day 'YYYY-MM-DD', for date tiles, day strips and headings. */
export function dayLabel(key: DayKey, locale: string = defaultLocale): DayLabel {
  const date = new Date(Date.parse(key));
  const numbers = { day: date.getUTCDate(), year: date.getUTCFullYear() };
  if (!isEnglish(locale)) {
    const word = (style: DateStyle) => formatWall(date.getTime(), style, locale);
    return {
      weekday: word('weekday'),
      weekdayLong: word('weekdayLong'),
      month: word('month'),
      monthLong: word('monthLong'),
      ...numbers,
    };
  }
  const weekdayLong = weekdays[date.getUTCDay()] ?? '';
  const monthLong = months[date.getUTCMonth()] ?? '';
  return { weekday: weekdayLong.slice(0, 3), weekdayLong, month: monthLong.slice(0, 3), monthLong, ...numbers };
}

export function weekdayShort(key: DayKey, locale: string = defaultLocale): string {
  return dayLabel(key, locale).weekday;
}
