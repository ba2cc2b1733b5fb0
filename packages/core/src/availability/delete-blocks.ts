import { sydney } from '../time/zones.ts';
import { type BlockRefusal, refuseBlock } from './block-refusal.ts';
import { indexOfBlock } from './edit-block.ts';
import type { Span } from './free-slots.ts';
import { isWallBlock, wallBlockOf } from './wall-block.ts';

/** Blocks to delete: this one, this and later ones, or all with its time of day and length (spec section 5). */
export type DeleteScope = 'this' | 'future' | 'all';

export interface DeletePlan {
  type: 'deleted';
  blocks: Span[];
  removed: Span[];
}

/** Deletes a block and others with its wall-clock time and length, by scope. The zone defaults to Sydney. */
export function deleteBlocks(input: {
  blocks: readonly Span[];
  target: Span;
  scope: DeleteScope;
  zone?: string;
}): DeletePlan | BlockRefusal {
  const { blocks, target, scope, zone = sydney } = input;
  const index = indexOfBlock(blocks, target);
  if (index === -1) return refuseBlock('missing');
  const wall = wallBlockOf(target, zone);
  const goes = (block: Span, position: number): boolean => {
    if (position === index) return true;
    if (scope === 'this') return false;
    if (scope === 'future' && Date.parse(block.startISO) < Date.parse(target.startISO)) return false;
    return isWallBlock(block, wall, zone);
  };
  const kept: Span[] = [];
  const removed: Span[] = [];
  for (const [position, block] of blocks.entries()) (goes(block, position) ? removed : kept).push(block);
  return { type: 'deleted', blocks: kept, removed };
}
