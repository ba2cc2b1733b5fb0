import type { InstantSpan } from '@tele/core';
import type { Clock } from './clock-of.ts';
import { firstOf, type Component } from './ical/components.ts';
import { parseDuration, timeOf, type Written } from './ical/written.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** An event whose end cannot be read. */
const guessMs = 60 * minute;

/** How long an event lasts, whenever it begins: whole days by the wall clock, anything else in milliseconds. */
export interface Length {
  ms: number;
  isGuess: boolean;
  spanAt: (start: Written, clock: Clock) => InstantSpan;
}

/** By DTEND, else DURATION. No one is busy for less than a minute, and an end before the start is no time at all. */
export function lengthOf(event: Component, start: Written, clock: Clock): Length {
  const [endLine, durationLine] = [firstOf(event, 'DTEND'), firstOf(event, 'DURATION')];
  const end = timeOf(endLine);
  const duration = durationLine && parseDuration(durationLine.value);
  const isGuess = (endLine ?? durationLine) !== undefined && end === undefined && duration === undefined;
  if (start.isDate) {
    const length = end ? end.wall - start.wall : (duration ?? 0);
    const days = Math.max(1, Math.round(length / day));
    return {
      ms: days * day,
      isGuess,
      spanAt: (at) => ({ start: clock.instantOf(at), end: clock.instantOf({ ...at, wall: at.wall + days * day }) }),
    };
  }
  const length = end ? clock.instantOf(end) - clock.instantOf(start) : (duration ?? (isGuess ? guessMs : 0));
  const ms = length >= minute ? length : 0;
  return { ms, isGuess, spanAt: (at) => ({ start: clock.instantOf(at), end: clock.instantOf(at) + ms }) };
}
