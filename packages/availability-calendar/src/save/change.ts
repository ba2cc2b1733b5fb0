import { joinBlocks, type Span } from '@tele/core';

/** What an edit did to the blocks: which went and which came. */
export interface Change {
  removed: readonly Span[];
  added: readonly Span[];
}

const keyOf = ({ startISO, endISO }: Span): string => startISO + endISO;

/** The change that leads from one set of blocks to another. */
export const changeBetween = (before: readonly Span[], after: readonly Span[]): Change => {
  const held = new Set(before.map(keyOf));
  const kept = new Set(after.map(keyOf));
  return {
    removed: before.filter((block) => !kept.has(keyOf(block))),
    added: after.filter((block) => !held.has(keyOf(block))),
  };
};

export const isNoChange = ({ removed, added }: Change): boolean => removed.length === 0 && added.length === 0;

/** The change that takes another one back. */
export const reversed = ({ removed, added }: Change): Change => ({ removed: added, added: removed });

/**
 * Makes a change to blocks that may have been changed elsewhere since. A block to be removed that is no longer there as it was loses
 * the time it had; one to be added that meets others joins them; all else stays exactly as it is.
 */
export const applyChange = (blocks: readonly Span[], { removed, added }: Change): Span[] => {
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
};

/** Merely touching is not meeting: a set that held two blocks side by side gets them back as they were. */
const meets = (a: Span, b: Span): boolean => a.startISO < b.endISO && b.startISO < a.endISO;

const without = (blocks: readonly Span[], hole: Span): Span[] =>
  blocks.flatMap((block) => {
    if (!meets(block, hole)) return [block];
    return [
      { startISO: block.startISO, endISO: hole.startISO },
      { startISO: hole.endISO, endISO: block.endISO },
    ].filter(({ startISO, endISO }) => startISO < endISO);
  });

/** Whether two sets hold the same blocks. */
export const sameBlocks = (a: readonly Span[], b: readonly Span[]): boolean =>
  a.length === b.length && isNoChange(changeBetween(a, b));
