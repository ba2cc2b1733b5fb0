import { offsetMinutes, sydney, type Span } from '@tele/core';

const minute = 60_000;
const probe = 14 * 24 * 60 * minute;
const finest = 15 * minute;

/** How far Sydney is ahead of UTC from one change of its clocks to the next. */
interface Stretch {
  until: number;
  offset: number;
}

/** Asks the zone a few dozen times instead of once a block. */
const stretches = (from: number, to: number): Stretch[] => {
  const found: Stretch[] = [];
  let low = from;
  while (low < to) {
    const offset = offsetMinutes(low, sydney);
    let high = Math.min(low + probe, to);
    if (offsetMinutes(high, sydney) !== offset) {
      let same = low;
      while (high - same > finest) {
        const middle = same + Math.floor((high - same) / (2 * finest)) * finest;
        if (offsetMinutes(middle, sydney) === offset) same = middle;
        else high = middle;
      }
    }
    found.push({ until: high, offset });
    low = high;
  }
  return found;
};

/**
 * Tells whether a block shares its Sydney time of day and length with another of them: what 'All of this time and length' would
 * take along. Only how often each occurs is kept.
 */
export const repeatsAmong = (blocks: readonly Span[]): ((block: Span) => boolean) => {
  const starts = blocks.map(({ startISO }) => Date.parse(startISO));
  const zoneClock = stretches(...boundsOf(starts));
  const keyOf = (start: number, endISO: string): number => {
    const { offset } = zoneClock.find(({ until }) => start < until) ?? { offset: 0 };
    const wall = start / minute + offset;
    return (((wall % 1440) + 1440) % 1440) * 100_000 + (Date.parse(endISO) - start) / minute;
  };
  const counts = new Map<number, number>();
  for (const [index, { endISO }] of blocks.entries()) {
    const key = keyOf(starts[index] ?? 0, endISO);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return ({ startISO, endISO }) => (counts.get(keyOf(Date.parse(startISO), endISO)) ?? 0) > 1;
};

/** The quarter hours around all instants. */
const boundsOf = (instants: readonly number[]): [from: number, to: number] => {
  let [least, most] = [instants[0] ?? 0, instants[0] ?? 0];
  for (const instant of instants) {
    least = Math.min(least, instant);
    most = Math.max(most, instant);
  }
  return [Math.floor(least / finest) * finest, Math.ceil(most / finest) * finest + finest];
};
