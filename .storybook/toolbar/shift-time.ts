import { addDaysInZone, dayKey, daysBetween, sydney } from '../../packages/core/src/index.ts';
import { storyNow } from '../../packages/core/src/testing.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** How many days a clock stands from the one that the sample data is written for. */
export const daysFromStory = (now: Date): number =>
  daysBetween(dayKey(storyNow, sydney), dayKey(now.toISOString(), sydney));

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && !('$$typeof' in value);
};

/** Moves every instant of some data by whole days on Sydney's wall clock: 11:00 am stays 11:00 am. */
export const shiftTime = (value: unknown, days: number): unknown => {
  if (days === 0) return value;
  if (typeof value === 'string') return INSTANT.test(value) ? addDaysInZone(value, days, sydney) : value;
  if (Array.isArray(value)) return value.map((item: unknown) => shiftTime(item, days));
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shiftTime(item, days)]));
};
