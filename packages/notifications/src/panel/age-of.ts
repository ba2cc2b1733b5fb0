import { dayKey, daysBetween } from '@tele/core';
import type { Format } from '@tele/kit';

/** Relative time in lists: '12 minutes ago' today, 'Yesterday', then the date. `iso` is an instant in UTC. */
export function ageOf(iso: string, { zone, now, format }: { zone: string; now: Date; format: Format }): string {
  const days = daysBetween(dayKey(iso, zone), dayKey(now.toISOString(), zone));
  if (days <= 0) return format.ago(iso, now);
  return days === 1 ? format.relativeDay(iso, zone, now) : format.day(iso, zone, now);
}
