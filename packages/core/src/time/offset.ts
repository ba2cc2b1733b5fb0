import { getTimezoneOffset } from 'date-fns-tz/getTimezoneOffset';
import { defaultLocale } from '../locale/intl.ts';
import { once } from '../locale/once.ts';
import { dayMs, minuteMs } from './durations.ts';

const week = 7 * dayMs;
// Clocks change on quarter hours of UTC.
const quarter = 15 * minuteMs;
const mostKept = 20_000;

interface ZoneCache {
  /** Offset by week and day since 1970; null if the clocks change in it. */
  weeks: Map<number, number | null>;
  days: Map<number, number | null>;
  /** Offset by quarter hour since 1970, on days around a change. */
  quarters: Map<number, number>;
}

// Cache of constant facts: one library call costs more than a hundred look-ups.
const zones = new Map<string, ZoneCache>();

/** Minutes a zone is ahead of UTC at an instant (epoch ms): 660 for Sydney in summer. RangeError if unknown. */
export function offsetMinutes(instant: number, zone: string): number {
  let cache = zones.get(zone);
  if (!cache) zones.set(zone, (cache = { weeks: new Map(), days: new Map(), quarters: new Map() }));
  return (
    cached(cache.weeks, Math.floor(instant / week), (index) => steadyOffset(index * week, week, zone)) ??
    cached(cache.days, Math.floor(instant / dayMs), (index) => steadyOffset(index * dayMs, dayMs, zone)) ??
    cached(cache.quarters, Math.floor(instant / quarter), (index) => offsetNearChange(index * quarter, zone))
  );
}

/** Wall-clock time of a zone at an instant (ISO, UTC), as epoch milliseconds of the same wall time in UTC. */
export function wallOf(iso: string, zone: string): number {
  const instant = Date.parse(iso);
  return instant + offsetMinutes(instant, zone) * minuteMs;
}

function cached<Value>(cache: Map<number, Value>, key: number, ask: (key: number) => Value): Value {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const value = ask(key);
  if (cache.size >= mostKept) cache.clear();
  cache.set(key, value);
  return value;
}

/** Constant offset of a zone over a stretch; null if its clocks change in it, or a day around it. */
function steadyOffset(start: number, length: number, zone: string): number | null {
  const before = offsetOfWall(start - dayMs, zone);
  const after = offsetOfWall(start + length + dayMs, zone);
  return before === after ? before : null;
}

/** The earlier offset holds while it matches the clock in the zone. */
function offsetNearChange(instant: number, zone: string): number {
  const before = offsetOfWall(instant - 2 * dayMs, zone);
  const holds = clockAt(instant, zone) === clockAt(instant + before * minuteMs, 'UTC');
  return holds ? before : offsetOfWall(instant + 2 * dayMs, zone);
}

/** `toZonedTime` could do this, but includes a date parser larger than everything else we use. */
function clockAt(instant: number, zone: string): string {
  const make = () =>
    new Intl.DateTimeFormat(defaultLocale, { timeZone: zone, day: 'numeric', hour: 'numeric', minute: 'numeric' });
  return once(clocks, zone, make).format(instant);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The library reads dates as wall times, less than a day off. So the checks go a day further. */
function offsetOfWall(wall: number, zone: string): number {
  const offset = getTimezoneOffset(zone, new Date(wall));
  if (Number.isNaN(offset)) throw new RangeError(`Tele: '${zone}' is not a time zone that Intl knows.`);
  return offset / minuteMs;
}
