import { offsetMinutes, sydney, type Span } from '@tele/core';
import type { Timed } from './timed.ts';

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

/** The blocks that share their Sydney time of day and length with another: what 'All of this time and length' would take along. */
export const repeatingBlocks = (blocks: readonly Timed[]): ReadonlySet<Span> => {
  const from = Math.floor((blocks[0]?.start ?? 0) / finest) * finest;
  const last = Math.ceil((blocks.at(-1)?.start ?? 0) / finest) * finest;
  const zoneClock = stretches(from, last + finest);
  const alike = new Map<number, Span[]>();
  let at = 0;
  for (const { start, end, item } of blocks) {
    while (at < zoneClock.length - 1 && start >= (zoneClock[at]?.until ?? 0)) at += 1;
    const wall = start / minute + (zoneClock[at]?.offset ?? 0);
    const key = (((wall % 1440) + 1440) % 1440) * 100_000 + (end - start) / minute;
    const held = alike.get(key);
    if (held) held.push(item);
    else alike.set(key, [item]);
  }
  return new Set([...alike.values()].flatMap((same) => (same.length > 1 ? same : [])));
};
