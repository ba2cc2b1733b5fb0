import { addDays, wallTimeToInstant, type DayKey } from '@tele/core';

/** A day and the ones after it, `count` in all. */
export const daysFrom = (first: DayKey, count: number): DayKey[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

/** The instant (epoch milliseconds) a day of a zone begins: 23 or 25 hours before the next where the clocks change. */
export const midnight = (day: DayKey, zone: string): number => Date.parse(wallTimeToInstant(day, 0, zone));
