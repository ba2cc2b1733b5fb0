import { defaultLocale, formatWall, isEnglish } from '../locale/intl.ts';
import { dayKey } from './day-key.ts';
import { dayLabel } from './day-label.ts';
import { wallOf } from './offset.ts';

export function formatLongDay(iso: string, zone: string, locale: string = defaultLocale): string {
  if (!isEnglish(locale)) return formatWall(wallOf(iso, zone), 'longDay', locale);
  const { weekdayLong, day, monthLong } = dayLabel(dayKey(iso, zone));
  return `${weekdayLong} ${day} ${monthLong}`;
}
