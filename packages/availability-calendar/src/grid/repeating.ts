import { offsetMinutes, sydney, type Span } from '@tele/core';

const minute = 60_000;
const day = 1440 * minute;

/** UTC time of day when Sydney's clocks change: the offset memo is keyed from there. */
const changes = 16 * 60 * minute;

/** Sydney time of day and length of a block, as one number. */
function keyOf({ startISO, endISO }: Span): number {
  const start = Date.parse(startISO);
  const wall = start / minute + offsetMinutes(start - ((start - changes) % day), sydney);
  return (wall % 1440) * 100_000 + (Date.parse(endISO) - start) / minute;
}

/** Minute digits as one number, a cheap pre-filter: Sydney's whole-hour offset keeps minutes equal. */
const digitsOf = ({ startISO }: Span): number => startISO.charCodeAt(14) * 64 + startISO.charCodeAt(15);

export function repeatingAmong(shown: readonly Span[], all: readonly Span[]): ReadonlySet<Span> {
  const repeating = new Set<Span>();
  const first = new Map<number, Span>();
  const unmatched = new Map<number, Span>();
  for (const block of shown) {
    const key = keyOf(block);
    const other = first.get(key);
    if (other) {
      repeating.add(block).add(other);
      unmatched.delete(key);
    } else {
      first.set(key, block);
      unmatched.set(key, block);
    }
  }
  const digits = new Set([...unmatched.values()].map(digitsOf));
  for (const block of all) {
    if (unmatched.size === 0) break;
    if (!digits.has(digitsOf(block))) continue;
    const key = keyOf(block);
    const other = unmatched.get(key);
    if (!other || other.startISO === block.startISO) continue;
    repeating.add(other);
    unmatched.delete(key);
  }
  return repeating;
}
