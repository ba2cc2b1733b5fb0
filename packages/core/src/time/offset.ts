import { getTimezoneOffset } from 'date-fns-tz/getTimezoneOffset';
import { defaultLocale } from '../locale/intl.ts';
import { once } from '../locale/once.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const week = 7 * day;
// Clocks change on quarter hours of UTC at the finest.
const quarter = 15 * minute;
const mostKept = 20_000;

interface ZoneCache {
  /** By week and by day since 1970: its one offset, or null when the clocks change in it. */
  weeks: Map<number, number | null>;
  days: Map<number, number | null>;
  /** By quarter of an hour since 1970, on the days around a change. */
  quarters: Map<number, number>;
}

// A memo of facts that never change: one question to the library costs more than a hundred look-ups.
const zones = new Map<string, ZoneCache>();

/** Minutes a zone is ahead of UTC at an instant (epoch milliseconds): 660 for Sydney in summer. Throws a RangeError for an unknown zone. */
export function offsetMinutes(instant: number, zone: string): number {
  let cache = zones.get(zone);
  if (!cache) zones.set(zone, (cache = { weeks: new Map(), days: new Map(), quarters: new Map() }));
  return (
    cached(cache.weeks, Math.floor(instant / week), (index) => steadyOffset(index * week, week, zone)) ??
    cached(cache.days, Math.floor(instant / day), (index) => steadyOffset(index * day, day, zone)) ??
    cached(cache.quarters, Math.floor(instant / quarter), (index) => offsetNearChange(index * quarter, zone))
  );
}

/** What the wall of a zone shows at an instant (ISO, UTC), as epoch milliseconds of a wall that stands in UTC. */
export function wallOf(iso: string, zone: string): number {
  const instant = Date.parse(iso);
  return instant + offsetMinutes(instant, zone) * minute;
}

function cached<Value>(cache: Map<number, Value>, key: number, ask: (key: number) => Value): Value {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const value = ask(key);
  if (cache.size >= mostKept) cache.clear();
  cache.set(key, value);
  return value;
}

/** The one offset of a zone throughout a stretch; null when its clocks change in it, or a day around it. */
function steadyOffset(start: number, length: number, zone: string): number | null {
  const before = offsetOfWall(start - day, zone);
  const after = offsetOfWall(start + length + day, zone);
  return before === after ? before : null;
}

/** The offset from before the change holds for as long as a clock in the zone shows what it says. */
function offsetNearChange(instant: number, zone: string): number {
  const before = offsetOfWall(instant - 2 * day, zone);
  const holds = clockAt(instant, zone) === clockAt(instant + before * minute, 'UTC');
  return holds ? before : offsetOfWall(instant + 2 * day, zone);
}

/** The library's `toZonedTime` would tell too, and brings a parser of dates that weighs more than all that is used of it. */
function clockAt(instant: number, zone: string): string {
  const make = () =>
    new Intl.DateTimeFormat(defaultLocale, { timeZone: zone, day: 'numeric', hour: 'numeric', minute: 'numeric' });
  return once(clocks, zone, make).format(instant);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The library takes a date for a wall time, not for an instant. The two are less than a day apart: ask a day further from what matters. */
function offsetOfWall(wall: number, zone: string): number {
  const offset = getTimezoneOffset(zone, new Date(wall));
  if (Number.isNaN(offset)) throw new RangeError(`Tele: '${zone}' is not a time zone that Intl knows.`);
  return offset / minute;
}
