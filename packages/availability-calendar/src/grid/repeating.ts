import { offsetMinutes, sydney, type Span } from '@tele/core';

const minute = 60_000;
const day = 1440 * minute;

/** When Sydney's clocks change, if they do on a day: 2:00 am AEST, in UTC. One answer serves from there to the next. */
const changes = 16 * 60 * minute;

/** The Sydney time of day and the length of a block, as one number. */
const keyOf = ({ startISO, endISO }: Span): number => {
  const start = Date.parse(startISO);
  const wall = start / minute + offsetMinutes(start - ((start - changes) % day), sydney);
  return (wall % 1440) * 100_000 + (Date.parse(endISO) - start) / minute;
};

/** The two digits past the hour, as one number. Sydney is whole hours ahead of UTC: blocks alike there are alike in them. */
const digitsOf = ({ startISO }: Span): number => startISO.charCodeAt(14) * 64 + startISO.charCodeAt(15);

/**
 * Which of the blocks shown share their Sydney time of day and length with another of all: what 'All of this time and length' would
 * take along. Looks no further than it must: most repeat within the week that is shown.
 */
export const repeatingAmong = (shown: readonly Span[], all: readonly Span[]): ReadonlySet<Span> => {
  const repeating = new Set<Span>();
  const first = new Map<number, Span>();
  const alone = new Map<number, Span>();
  for (const block of shown) {
    const key = keyOf(block);
    const other = first.get(key);
    if (other) {
      repeating.add(block).add(other);
      alone.delete(key);
    } else {
      first.set(key, block);
      alone.set(key, block);
    }
  }
  const digits = new Set([...alone.values()].map(digitsOf));
  for (const block of all) {
    if (alone.size === 0) break;
    if (!digits.has(digitsOf(block))) continue;
    const key = keyOf(block);
    const other = alone.get(key);
    if (!other || other.startISO === block.startISO) continue;
    repeating.add(other);
    alone.delete(key);
  }
  return repeating;
};
