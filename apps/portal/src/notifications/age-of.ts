import { dayKey, daysBetween } from '@tele/core';
import type { Format } from '@tele/kit';

/** How long ago something was, as a list of news says it: '12 minutes ago' today, 'Yesterday', then its day. `iso` is an instant in UTC. */
export function ageOf(iso: string, { zone, now, format }: { zone: string; now: Date; format: Format }): string {
  const days = daysBetween(dayKey(iso, zone), dayKey(now.toISOString(), zone));
  if (days <= 0) return format.ago(iso, now);
  return days === 1 ? format.relativeDay(iso, zone, now) : format.day(iso, zone, now);
}
