import { defaultLocale, isEnglish } from '../locale/intl.ts';
import { once } from '../locale/once.ts';
import { daysBetween } from './add-days.ts';
import { dayKey, dayKeyAt } from './day-key.ts';
import { minuteMs } from './durations.ts';

/** 'Today', 'Tomorrow', 'In 3 days', 'Yesterday', '3 days ago', counted in calendar days of the zone. */
export function relativeDay(iso: string, zone: string, now: Date, locale: string = defaultLocale): string {
  const days = daysBetween(dayKeyAt(now.getTime(), zone), dayKey(iso, zone));
  if (!isEnglish(locale)) return formatRelative(days, 'day', locale);
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  if (days === -1) return 'Yesterday';
  return days > 0 ? `In ${days} days` : `${-days} days ago`;
}

/** '12 minutes ago', '1 hour ago', '3 days ago'; 'Just now' within a minute, or if the clock is ahead. */
export function ago(iso: string, now: Date, locale: string = defaultLocale): string {
  const minutes = Math.floor((now.getTime() - Date.parse(iso)) / minuteMs);
  if (minutes < 1) return isEnglish(locale) ? 'Just now' : formatRelative(0, 'second', locale);
  if (minutes < 60) return passed(minutes, 'minute', locale);
  if (minutes < 24 * 60) return passed(Math.floor(minutes / 60), 'hour', locale);
  return passed(Math.floor(minutes / (24 * 60)), 'day', locale);
}

function passed(count: number, unit: 'minute' | 'hour' | 'day', locale: string): string {
  return isEnglish(locale) ? `${count} ${unit}${count === 1 ? '' : 's'} ago` : formatRelative(-count, unit, locale);
}

/** 'in 3 Tagen', 'morgen', with a capital for standalone text. */
function formatRelative(count: number, unit: 'second' | 'minute' | 'hour' | 'day', locale: string): string {
  const text = once(relatives, locale, () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })).format(
    count,
    unit,
  );
  return text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);
}

const relatives = new Map<string, Intl.RelativeTimeFormat>();
