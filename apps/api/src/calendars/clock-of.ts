import { offsetMinutes, sydney, wallTimeToInstant } from '@tele/core';
import ICAL from 'ical.js';
import { allOf, firstOf, type Calendar, type Component } from './ical/components.ts';
import { dayOf, type Written } from './ical/written.ts';
import { timeOfWall } from './ical/time-of-wall.ts';
import { zoneOf, type Zone } from './zone-of.ts';

/** How a calendar reads its clock. Instants are milliseconds since 1970. */
export interface Clock {
  instantOf: (written: Written) => number;
  /** The wall clock under a TZID at an instant, in milliseconds as if it were UTC. */
  wallAt: (instant: number, written: Pick<Written, 'isUtc' | 'tzid'>) => number;
  isKnown: (tzid: string | undefined) => boolean;
}

const minute = 60_000;
const mostObservances = 50;
/** Zone names of one file. */
const mostZones = 200;

/** By the zones it names, else by the rules it brings for them, else by its own zone, else by Sydney's. */
export function clockOf(calendar: Calendar): Clock {
  const own = zoneOf(calendar.timeZone) ?? sydney;
  const zones = new Map<string, Zone | ICAL.Timezone | undefined>();
  const zoneUnder = (tzid: string | undefined): Zone | ICAL.Timezone | undefined => {
    if (tzid === undefined) return own;
    if (!zones.has(tzid) && zones.size < mostZones) zones.set(tzid, zoneOf(tzid) ?? broughtZone(calendar, tzid));
    return zones.get(tzid);
  };
  return {
    isKnown: (tzid) => zoneUnder(tzid) !== undefined,
    instantOf: ({ wall, isUtc, tzid }) => {
      if (isUtc) return wall;
      const zone = zoneUnder(tzid) ?? own;
      if (typeof zone === 'number') return wall - zone * minute;
      if (typeof zone === 'string') return instantIn(zone, wall);
      return wall - zone.utcOffset(timeOfWall(wall)) * 1_000;
    },
    wallAt: (instant, { isUtc, tzid }) => {
      if (isUtc) return instant;
      const zone = zoneUnder(tzid) ?? own;
      if (typeof zone === 'number') return instant + zone * minute;
      if (typeof zone === 'string') return instant + offsetMinutes(instant, zone) * minute;
      const guess = instant + zone.utcOffset(timeOfWall(instant)) * 1_000;
      return instant + zone.utcOffset(timeOfWall(guess)) * 1_000;
    },
  };
}

function instantIn(zone: string, wall: number): number {
  const seconds = wall % minute;
  const day = dayOf(wall);
  return Date.parse(wallTimeToInstant(day, (wall - seconds - Date.parse(day)) / minute, zone)) + seconds;
}

/** Rules of a zone that the file brings: its IANA name, if it says one. Without rules we can follow it is unknown. */
function broughtZone({ zones }: Calendar, tzid: string): Zone | ICAL.Timezone | undefined {
  const zone = zones.find((one) => firstOf(one, 'TZID')?.value === tzid);
  if (!zone) return undefined;
  return zoneOf(firstOf(zone, 'X-LIC-LOCATION')?.value ?? '') ?? rulesOf(zone);
}

function rulesOf(zone: Component): ICAL.Timezone | undefined {
  const observances = zone.inside.filter(({ name }) => name === 'STANDARD' || name === 'DAYLIGHT');
  const areYearly = observances.every((one) => allOf(one, 'RRULE').every(({ value }) => /FREQ=YEARLY/i.test(value)));
  if (observances.length === 0 || observances.length > mostObservances || !areYearly) return undefined;
  const lines = observances.flatMap((one) => [
    `BEGIN:${one.name}`,
    ...['DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO', 'RRULE'].flatMap((name) =>
      allOf(one, name).map(({ value }) => `${name}:${value}`),
    ),
    `END:${one.name}`,
  ]);
  try {
    const text = ['BEGIN:VTIMEZONE', 'TZID:brought', ...lines, 'END:VTIMEZONE'].join('\r\n');
    const read = new ICAL.Timezone(new ICAL.Component(ICAL.parse(text)));
    read.utcOffset(timeOfWall(Date.UTC(2026, 0, 1)));
    return read;
  } catch {
    return undefined;
  }
}
