import { formatLongDay } from './format-long-day.ts';
import { formatTimeWithZone } from './format-time.ts';

/** 'Tuesday 24 November at 9:30 am AEDT', with non-breaking spaces inside the time: a moment (ISO, UTC) as an email says it. */
export function emailTime(iso: string, zone: string): string {
  return `${formatLongDay(iso, zone)} at ${formatTimeWithZone(iso, zone)}`;
}
