import { addDays, dayKey, wallTimeToInstant, type DayKey, type Span } from '@tele/core';

const halfHour = 30 * 60_000;

/**
 * What the Add button proposes: an hour from 9 am of the day shown, or from the next half hour of one that has begun. Of a day with no half
 * hour left, 9 am tomorrow: what has passed would be refused.
 */
export function firstSpan(day: DayKey, zone: string, now: Date): Span {
  const morningOf = (of: DayKey): number => Date.parse(wallTimeToInstant(of, 9 * 60, zone));
  const next = Math.ceil(now.getTime() / halfHour) * halfHour;
  const isOver = next >= Date.parse(wallTimeToInstant(day, 24 * 60, zone));
  const start = isOver ? morningOf(addDays(dayKey(now.toISOString(), zone), 1)) : Math.max(next, morningOf(day));
  return { startISO: new Date(start).toISOString(), endISO: new Date(start + 2 * halfHour).toISOString() };
}
