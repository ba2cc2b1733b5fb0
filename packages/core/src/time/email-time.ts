import { formatLongDay } from './format-long-day.ts';
import { formatTimeWithZone } from './format-time.ts';

/** Time in an email: 'Tuesday 24 November at 9:30 am AEDT', with non-breaking spaces in the time. `iso`: UTC. */
export function emailTime(iso: string, zone: string): string {
  return `${formatLongDay(iso, zone)} at ${formatTimeWithZone(iso, zone)}`;
}
