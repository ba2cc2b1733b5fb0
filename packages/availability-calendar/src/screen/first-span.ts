import { wallTimeToInstant, type DayKey, type Span } from '@tele/core';

const halfHour = 30 * 60_000;

/** What the Add button proposes: an hour from 9 am of the day shown, or from the next half hour of one that has begun. */
export function firstSpan(day: DayKey, zone: string, now: Date): Span {
  const morning = Date.parse(wallTimeToInstant(day, 9 * 60, zone));
  const next = Math.ceil(now.getTime() / halfHour) * halfHour;
  const isToday = next > morning && next < Date.parse(wallTimeToInstant(day, 24 * 60, zone));
  const start = isToday ? next : morning;
  return { startISO: new Date(start).toISOString(), endISO: new Date(start + 2 * halfHour).toISOString() };
}
