import { addDaysInZone, dayKey, daysBetween, sydney } from '../../packages/core/src/index.ts';
import { storyNow } from '../../packages/core/src/testing.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

export const daysFromStory = (now: Date): number =>
  daysBetween(dayKey(storyNow, sydney), dayKey(now.toISOString(), sydney));

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && !('$$typeof' in value);
};

/** Shifts every instant by whole days in Sydney time: 11:00 am stays 11:00 am. */
export const shiftTime = (value: unknown, days: number): unknown => {
  if (days === 0) return value;
  if (typeof value === 'string') return INSTANT.test(value) ? addDaysInZone(value, days, sydney) : value;
  if (Array.isArray(value)) return value.map((item: unknown) => shiftTime(item, days));
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shiftTime(item, days)]));
};
