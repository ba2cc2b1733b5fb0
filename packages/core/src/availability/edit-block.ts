import { type BlockRefusal, refuseBlock } from './block-refusal.ts';
import type { Span } from './free-slots.ts';
import { joinBlocks } from './join-blocks.ts';
import { refuseTimes } from './refuse-times.ts';

export interface EditPlan {
  type: 'edited';
  blocks: Span[];
  block: Span;
  joined: number;
}

/** Moves or resizes a block: 5 minutes or more, 5-minute steps, not past (spec section 5). Joins neighbours. */
export function editBlock(input: {
  blocks: readonly Span[];
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

export function indexOfBlock(blocks: readonly Span[], { startISO, endISO }: Span): number {
  return blocks.findIndex((block) => block.startISO === startISO && block.endISO === endISO);
}
