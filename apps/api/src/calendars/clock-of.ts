import { sydney, wallTimeToInstant } from '@tele/core';
import ICAL from 'ical.js';
import { zoneOf } from './zone-of.ts';

/** A time as a calendar writes it: what its clock reads, and the TZID it is under. */
export interface Written {
  time: ICAL.Time;
  tzid: string | undefined;
}

/** The instant of what is written, in milliseconds since 1970. */
export type Clock = (written: Written) => number;

/** The text of a property; empty where it is not there. */
export const textOf = (part: ICAL.Component, name: string): string => String(part.getFirstPropertyValue(name) ?? '');

/** Every time that the properties of a name have. */
export const allWritten = (event: ICAL.Component, name: string): Written[] =>
  event
    .getAllProperties(name)
    .flatMap((property) =>
      property
        .getValues()
        .flatMap((time: unknown) => (time instanceof ICAL.Time ? [{ time, tzid: tzidOf(property) }] : [])),
    );

export const firstWritten = (event: ICAL.Component, name: string): Written | undefined => allWritten(event, name)[0];

/** The TZID a property is under. */
export const tzidOf = (property: ICAL.Property): string | undefined => property.getFirstParameter('tzid') || undefined;

/** What the clock reads, in milliseconds as if it were that of UTC. */
export const wallOf = (time: ICAL.Time): number =>
  Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);

/** 2026-10-05. */
export const dayOf = (time: ICAL.Time): string =>
  new Date(Date.UTC(time.year, time.month - 1, time.day)).toISOString().slice(0, 10);

/** How a calendar reads its own clock: by the zones it names, else by the rules it brings for them, else by its own zone, else by Sydney's. */
export function clockOf(calendar: ICAL.Component): Clock {
  const own = zoneOf(textOf(calendar, 'x-wr-timezone')) ?? sydney;
  const brought = new Map(
    calendar.getAllSubcomponents('vtimezone').map((zone) => [textOf(zone, 'tzid'), new ICAL.Timezone(zone)]),
  );
  return ({ time, tzid }) => {
    if (time.zone === ICAL.Timezone.utcTimezone) return wallOf(time);
    const named = tzid === undefined ? undefined : zoneOf(tzid);
    const rules = tzid === undefined || named !== undefined ? undefined : brought.get(tzid);
    if (rules) return wallOf(time) - rules.utcOffset(time) * 1_000;
    const minutes = time.isDate ? 0 : time.hour * 60 + time.minute;
    const seconds = time.isDate ? 0 : time.second;
    return Date.parse(wallTimeToInstant(dayOf(time), minutes, named ?? own)) + seconds * 1_000;
  };
}
