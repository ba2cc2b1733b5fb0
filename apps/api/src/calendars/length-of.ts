import type { InstantSpan } from '@tele/core';
import ICAL from 'ical.js';
import { firstWritten, type Clock, type Written } from './clock-of.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** The stretch of an event that begins at a time: whole days are days of the wall clock, anything else lasts as long as the event itself. */
export type SpanAt = (start: Written) => InstantSpan;

/** How long an event lasts, whenever it begins. Nobody is busy for less than a minute, and an end before the start is no time at all. */
export function spanAtOf(event: ICAL.Component, start: Written, clock: Clock): SpanAt {
  const end = firstWritten(event, 'dtend');
  const duration = msOf(event.getFirstPropertyValue('duration'));
  if (start.time.isDate) {
    const given = end ? end.time.subtractDate(start.time).toSeconds() * 1_000 : duration;
    return (at) => ({ start: clock(at), end: clock(daysLater(at, Math.max(1, Math.round(given / day)))) });
  }
  const length = end ? clock(end) - clock(start) : duration;
  return (at) => ({ start: clock(at), end: clock(at) + (length >= minute ? length : 0) });
}

/** The length of a value that may be one, in milliseconds; of anything else none. */
export const msOf = (value: unknown): number => (value instanceof ICAL.Duration ? value.toSeconds() * 1_000 : 0);

function daysLater({ time, tzid }: Written, days: number): Written {
  const later = time.clone();
  later.adjust(days, 0, 0, 0);
  return { time: later, tzid };
}
