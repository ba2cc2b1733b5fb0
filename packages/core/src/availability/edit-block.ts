import { type BlockRefusal, refuseBlock } from './block-refusal.ts';
import type { Span } from './free-slots.ts';
import { joinBlocks } from './join-blocks.ts';
import { refuseTimes } from './refuse-times.ts';

/** All blocks after one was moved or resized. */
export interface EditPlan {
  type: 'edited';
  blocks: Span[];
  /** What the block became; longer than asked for when it joined others. */
  block: Span;
  /** How many other blocks it joined. */
  joined: number;
}

/** Moves or resizes one block: at least 5 minutes, in 5-minute steps, not into the past (spec section 5). Neighbours it meets join it. */
export function editBlock(input: {
  blocks: readonly Span[];
  /** The block to change, by its times. */
  target: Span;
  change: Span;
  now: Date;
}): EditPlan | BlockRefusal {
  const { blocks, target, change, now } = input;
  const index = indexOfBlock(blocks, target);
  if (index === -1) return refuseBlock('missing');
  const refused = refuseTimes(change, now, target);
  if (refused) return refused;
  const others = joinBlocks(blocks.filter((_, position) => position !== index));
  const joined = joinBlocks([...others, change]);
  const start = Date.parse(change.startISO);
  const block = joined.find((found) => Date.parse(found.startISO) <= start && start < Date.parse(found.endISO));
  return { type: 'edited', blocks: joined, block: block ?? change, joined: others.length + 1 - joined.length };
}

/** Where a block is among others, by its times; -1 when it is not there. */
export function indexOfBlock(blocks: readonly Span[], { startISO, endISO }: Span): number {
  return blocks.findIndex((block) => block.startISO === startISO && block.endISO === endISO);
}
