import { addDays, wallTimeToInstant, type DayKey } from '@tele/core';

export const daysFrom = (first: DayKey, count: number): DayKey[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

/** Start of a day (epoch milliseconds): 23 or 25 hours before the next when clocks change. */
export const midnight = (day: DayKey, zone: string): number => Date.parse(wallTimeToInstant(day, 0, zone));
