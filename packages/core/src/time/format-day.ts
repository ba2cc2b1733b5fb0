import { dayKey } from './day-key.ts';
import { dayLabel } from './day-label.ts';
import { formatTime, formatTimeWithZone } from './format-time.ts';

/** Half a year: beyond it a day without its year could be meant for another one. */
const yearAfter = 183 * 24 * 60 * 60_000;

/** `Tue 24 Nov` in a zone; with the year when it is more than six months from `now`. */
export function formatDay(iso: string, zone: string, now: Date): string {
  const { weekday, day, month, year } = dayLabel(dayKey(iso, zone));
  const far = Math.abs(Date.parse(iso) - now.getTime()) > yearAfter;
  return `${weekday} ${day} ${month}${far ? ` ${year}` : ''}`;
}

/** `Tue 24 Nov, 11:00 am`, for places whose header states the zone. */
export function formatDayTime(iso: string, zone: string, now: Date): string {
  return `${formatDay(iso, zone, now)}, ${formatTime(iso, zone)}`;
}

/** `Tue 24 Nov, 11:00 am AEDT`. */
export function formatDayTimeWithZone(iso: string, zone: string, now: Date): string {
  return `${formatDay(iso, zone, now)}, ${formatTimeWithZone(iso, zone)}`;
}

/** `Tuesday 24 November`. */
export function formatLongDay(iso: string, zone: string): string {
  const { weekdayLong, day, monthLong } = dayLabel(dayKey(iso, zone));
  return `${weekdayLong} ${day} ${monthLong}`;
}

/** `Mon 23 Nov 2026, 10:14 am AEDT`: when something was sent, for the record, always with its year. */
export function formatStamp(iso: string, zone: string): string {
  const { weekday, day, month, year } = dayLabel(dayKey(iso, zone));
  return `${weekday} ${day} ${month} ${year}, ${formatTimeWithZone(iso, zone)}`;
}
