import { dayMs } from './durations.ts';
import { defaultLocale, formatWall, isEnglish } from '../locale/intl.ts';
import { dayKey } from './day-key.ts';
import { dayLabel } from './day-label.ts';
import { formatTime, formatTimeWithZone } from './format-time.ts';
import { wallOf } from './offset.ts';
import { zoneAbbreviation } from './zone-abbreviation.ts';

/** Half a year: beyond it, a day without its year is ambiguous. */
const yearAfter = 183 * dayMs;

/** `Tue 24 Nov` in a zone, with the year beyond six months from `now`. In 'de-DE': `Di., 24. Nov.`. */
export function formatDay(iso: string, zone: string, now: Date, locale: string = defaultLocale): string {
  if (!isEnglish(locale)) return formatWall(wallOf(iso, zone), isFar(iso, now) ? 'dayYear' : 'day', locale);
  const { weekday, day, month, year } = dayLabel(dayKey(iso, zone));
  return `${weekday} ${day} ${month}${isFar(iso, now) ? ` ${year}` : ''}`;
}

export function formatDayYear(iso: string, zone: string, locale: string = defaultLocale): string {
  if (!isEnglish(locale)) return formatWall(wallOf(iso, zone), 'dayYear', locale);
  const { weekday, day, month, year } = dayLabel(dayKey(iso, zone));
  return `${weekday} ${day} ${month} ${year}`;
}

/** `Tue 24 Nov, 11:00 am`, where a header shows the zone. */
export function formatDayTime(iso: string, zone: string, now: Date, locale: string = defaultLocale): string {
  if (!isEnglish(locale)) return formatWall(wallOf(iso, zone), isFar(iso, now) ? 'dayYearTime' : 'dayTime', locale);
  return `${formatDay(iso, zone, now)}, ${formatTime(iso, zone)}`;
}

export function formatDayTimeWithZone(iso: string, zone: string, now: Date, locale: string = defaultLocale): string {
  return `${formatDayTime(iso, zone, now, locale)}\u00A0${zoneAbbreviation(iso, zone)}`;
}

/** `Mon 23 Nov 2026, 10:14 am AEDT`: for records, always with the year. */
export function formatStamp(iso: string, zone: string, locale: string = defaultLocale): string {
  if (!isEnglish(locale)) {
    return `${formatWall(wallOf(iso, zone), 'dayYearTime', locale)}\u00A0${zoneAbbreviation(iso, zone)}`;
  }
  const { weekday, day, month, year } = dayLabel(dayKey(iso, zone));
  return `${weekday} ${day} ${month} ${year}, ${formatTimeWithZone(iso, zone)}`;
}

function isFar(iso: string, now: Date): boolean {
  return Math.abs(Date.parse(iso) - now.getTime()) > yearAfter;
}
