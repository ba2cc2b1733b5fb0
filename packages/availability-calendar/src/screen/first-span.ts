import { addDays, dayKey, wallTimeToInstant, type DayKey, type Span } from '@tele/core';

const halfHour = 30 * 60_000;

/** Span the Add button suggests: an hour from 9 am or the next half hour; tomorrow if none is left. */
export function firstSpan(day: DayKey, zone: string, now: Date): Span {
  const morningOf = (of: DayKey): number => Date.parse(wallTimeToInstant(of, 9 * 60, zone));
  const next = Math.ceil(now.getTime() / halfHour) * halfHour;
  const isOver = next >= Date.parse(wallTimeToInstant(day, 24 * 60, zone));
  const start = isOver ? morningOf(addDays(dayKey(now.toISOString(), zone), 1)) : Math.max(next, morningOf(day));
  return { startISO: new Date(start).toISOString(), endISO: new Date(start + 2 * halfHour).toISOString() };
}
