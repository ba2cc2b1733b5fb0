import { offsetMinutes, sydney, type Span } from '@tele/core';

const minute = 60_000;
const probe = 14 * 24 * 60 * minute;
const finest = 15 * minute;

/** How far Sydney is ahead of UTC, for as long as its clocks are known to stay. */
interface Stretch {
  from: number;
  until: number;
  offset: number;
}

/** The stretch from a quarter hour on, at most `probe` long: to the next change of the clocks. */
const stretchFrom = (from: number): Stretch => {
  const offset = offsetMinutes(from, sydney);
  let until = from + probe;
  if (offsetMinutes(until, sydney) === offset) return { from, until, offset };
  let same = from;
  while (until - same > finest) {
    const middle = same + Math.floor((until - same) / (2 * finest)) * finest;
    if (offsetMinutes(middle, sydney) === offset) same = middle;
    else until = middle;
  }
  return { from, until, offset };
};

/** Asks the zone a few dozen times instead of once a block. */
const sydneyOffsets = (): ((instant: number) => number) => {
  const known: Stretch[] = [];
  let last: Stretch | undefined;
  return (instant) => {
    // Blocks come soonest first: the next one is mostly of the stretch of the one before.
    if (last && instant >= last.from && instant < last.until) return last.offset;
    last = known.find(({ from, until }) => instant >= from && instant < until);
    if (!last) {
      last = stretchFrom(Math.floor(instant / finest) * finest);
      known.push(last);
    }
    return last.offset;
  };
};

/**
 * Tells whether a block shares its Sydney time of day and length with another of them: what 'All of this time and length' would
 * take along. Only how often each occurs is kept.
 */
export const repeatsAmong = (blocks: readonly Span[]): ((block: Span) => boolean) => {
  const offsetAt = sydneyOffsets();
  const keyOf = ({ startISO, endISO }: Span): number => {
    const start = Date.parse(startISO);
    const wall = start / minute + offsetAt(start);
    return (((wall % 1440) + 1440) % 1440) * 100_000 + (Date.parse(endISO) - start) / minute;
  };
  const counts = new Map<number, number>();
  for (const block of blocks) {
    const key = keyOf(block);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return (block) => (counts.get(keyOf(block)) ?? 0) > 1;
};
