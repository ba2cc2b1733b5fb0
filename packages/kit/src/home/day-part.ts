import { wallTimeOf } from '@tele/core';

export type DayPart = 'morning' | 'afternoon' | 'evening';

/** Part of the day in the zone of the times on the page. Night counts as evening. */
export function dayPartOf(now: Date, zone: string): DayPart {
  const { minutes } = wallTimeOf(now.toISOString(), zone);
  const hour = minutes / 60;
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
