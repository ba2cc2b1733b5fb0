import { joinBlocks, type Span } from '@tele/core';

export interface Change {
  removed: readonly Span[];
  added: readonly Span[];
}

const keyOf = ({ startISO, endISO }: Span): string => startISO + endISO;

const isSame = (a: Span | undefined, b: Span | undefined): boolean =>
  a === b || (a?.startISO === b?.startISO && a?.endISO === b?.endISO);

/** Difference of two sorted block lists. Skips the common prefix and suffix: edits change few of thousands. */
export function changeBetween(before: readonly Span[], after: readonly Span[]): Change {
  const least = Math.min(before.length, after.length);
  let first = 0;
  while (first < least && isSame(before[first], after[first])) first += 1;
  let last = 0;
  while (last < least - first && isSame(before.at(-1 - last), after.at(-1 - last))) last += 1;
  const left = before.slice(first, before.length - last);
  const right = after.slice(first, after.length - last);
  const held = new Set(left.map(keyOf));
  const kept = new Set(right.map(keyOf));
  return {
    removed: left.filter((block) => !kept.has(keyOf(block))),
    added: right.filter((block) => !held.has(keyOf(block))),
  };
}

export const isNoChange = ({ removed, added }: Change): boolean => removed.length === 0 && added.length === 0;

export const reversed = ({ removed, added }: Change): Change => ({ removed: added, added: removed });

export function applyChange(blocks: readonly Span[], { removed, added }: Change): Span[] {
  const going = new Map(removed.map((block) => [keyOf(block), block]));
  const kept = blocks.filter((block) => !going.delete(keyOf(block)));
  let left = [...going.values()].reduce<readonly Span[]>(without, kept);
  const meeting = added.filter((block) => left.some((other) => meets(block, other)));
  if (meeting.length > 0) {
    const met = left.filter((other) => meeting.some((block) => meets(block, other)));
    left = [...left.filter((other) => !met.includes(other)), ...joinBlocks([...met, ...meeting])];
  }
  const whole = [...left, ...added.filter((block) => !meeting.includes(block))];
  return whole.sort((a, b) => (a.startISO < b.startISO ? -1 : 1));
}

/** Overlap only: touching blocks stay separate, so undo restores them. */
const meets = (a: Span, b: Span): boolean => a.startISO < b.endISO && b.startISO < a.endISO;

const without = (blocks: readonly Span[], hole: Span): Span[] =>
  blocks.flatMap((block) => {
    if (!meets(block, hole)) return [block];
    return [
      { startISO: block.startISO, endISO: hole.startISO },
      { startISO: hole.endISO, endISO: block.endISO },
    ].filter(({ startISO, endISO }) => startISO < endISO);
  });

export const sameBlocks = (a: readonly Span[], b: readonly Span[]): boolean =>
  a.length === b.length && isNoChange(changeBetween(a, b));
