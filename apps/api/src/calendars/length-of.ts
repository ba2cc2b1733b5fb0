import type { InstantSpan } from '@tele/core';
import type { Clock } from './clock-of.ts';
import { firstOf, wordOf, type Component } from './ical/components.ts';
import { parseDuration, timeOf, type Written } from './ical/written.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Length of an event with an unreadable end. */
const guessMs = 60 * minute;

/** Event length: whole days by the wall clock, anything else in milliseconds. */
export interface Length {
  ms: number;
  isGuess: boolean;
  spanAt: (start: Written, clock: Clock) => InstantSpan;
}

/** From DTEND, else DURATION. Under a minute, or negative, counts as no time. */
export function lengthOf(event: Component, start: Written, clock: Clock): Length {
  const [endLine, durationLine] = [firstOf(event, 'DTEND'), firstOf(event, 'DURATION')];
  const end = endOf(timeOf(endLine), start, clock);
  const duration = durationLine && parseDuration(durationLine.value);
  const isUnread = (endLine ?? durationLine) !== undefined && end === undefined && duration === undefined;
  if (start.isDate || (endLine === undefined && durationLine === undefined && isWholeDay(event))) {
    const length = end ? end.wall - start.wall : (duration ?? 0);
    const days = Math.max(1, Math.round(length / day));
    return {
      ms: days * day,
      isGuess: isUnread,
      spanAt: (at) => ({ start: clock.instantOf(at), end: clock.instantOf({ ...at, wall: at.wall + days * day }) }),
    };
  }
  const written = end ? clock.instantOf(end) - clock.instantOf(start) : (duration ?? 0);
  const isGuess = isUnread || (endLine !== undefined && written < minute && !clock.isKnown(start));
  const length = isGuess ? guessMs : written;
  const ms = length >= minute ? length : 0;
  return { ms, isGuess, spanAt: (at) => ({ start: clock.instantOf(at), end: clock.instantOf(at) + ms }) };
}

/** An end in an unknown zone uses the start's zone. */
const endOf = (end: Written | undefined, { isUtc, tzid }: Written, clock: Clock): Written | undefined =>
  end && !clock.isKnown(end) ? { ...end, isUtc, tzid } : end;

const isWholeDay = (event: Component): boolean => wordOf(event, 'X-MICROSOFT-CDO-ALLDAYEVENT') === 'TRUE';
