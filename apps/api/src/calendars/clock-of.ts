import { offsetMinutes, sydney, wallTimeToInstant, type InstantSpan } from '@tele/core';
import type { Budget } from './ical/budget.ts';
import { firstOf, type Calendar, type Component } from './ical/components.ts';
import { observancesOf, type Observances } from './ical/observances.ts';
import { dayOf, type Written } from './ical/written.ts';
import { zoneOf, type Zone } from './zone-of.ts';

export interface Clock {
  instantOf: (written: Written) => number;
  /** Wall clock of a TZID at an instant, in milliseconds as if it were UTC. */
  wallAt: (instant: number, written: Pick<Written, 'isUtc' | 'tzid'>) => number;
  /** False for unknown zones, which are read as the calendar's own or Sydney's. */
  isKnown: (written: Pick<Written, 'isUtc' | 'tzid'>) => boolean;
}

interface Context {
  zones: ReadonlyMap<string, Component>;
  window: InstantSpan;
  budget: Budget;
}

type AnyZone = Zone | Observances;

const minute = 60_000;
/** Maximum zone names per calendar. */
const mostZones = 200;

/** Resolves a TZID by name, then the file's VTIMEZONE, the calendar's own zone, then Sydney. */
export function clockOf(calendar: Calendar, context: Context): Clock {
  const ownZones = zonesByName(calendar.zones);
  const find = (tzid: string): AnyZone | undefined => zoneOf(tzid) ?? broughtZone(tzid, ownZones, context);
  const own = calendar.timeZone === '' ? sydney : find(calendar.timeZone);
  const zones = new Map<string, AnyZone | undefined>();
  const zoneUnder = (tzid: string | undefined): AnyZone | undefined => {
    if (tzid === undefined) return own;
    if (!zones.has(tzid) && zones.size < mostZones) zones.set(tzid, find(tzid));
    return zones.get(tzid);
  };
  return {
    isKnown: ({ isUtc, tzid }) => isUtc || zoneUnder(tzid) !== undefined,
    instantOf: ({ wall, isUtc, tzid }) => {
      if (isUtc) return wall;
      const zone = zoneUnder(tzid) ?? own ?? sydney;
      if (typeof zone === 'number') return wall - zone * minute;
      if (typeof zone === 'string') return instantIn(zone, wall);
      return wall - zone.offsetOfWall(wall);
    },
    wallAt: (instant, { isUtc, tzid }) => {
      if (isUtc) return instant;
      const zone = zoneUnder(tzid) ?? own ?? sydney;
      if (typeof zone === 'number') return instant + zone * minute;
      if (typeof zone === 'string') return instant + offsetMinutes(instant, zone) * minute;
      return instant + zone.offsetAt(instant);
    },
  };
}

function instantIn(zone: string, wall: number): number {
  const seconds = wall % minute;
  const day = dayOf(wall);
  return Date.parse(wallTimeToInstant(day, (wall - seconds - Date.parse(day)) / minute, zone)) + seconds;
}

function broughtZone(
  tzid: string,
  own: ReadonlyMap<string, Component>,
  { zones, window, budget }: Context,
): AnyZone | undefined {
  const name = plainName(tzid);
  const zone = own.get(name) ?? zones.get(name);
  if (!zone) return undefined;
  return zoneOf(firstOf(zone, 'X-LIC-LOCATION')?.value ?? '') ?? observancesOf(zone, window, budget);
}

export const zonesByName = (zones: readonly Component[]): Map<string, Component> =>
  new Map(zones.toReversed().map((zone) => [plainName(firstOf(zone, 'TZID')?.value ?? ''), zone]));

/** VTIMEZONE escapes commas in the TZID; the parameter does not. */
const plainName = (tzid: string): string => tzid.replaceAll(/[\\"]/g, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
