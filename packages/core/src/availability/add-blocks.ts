import { limits } from '../limits.ts';
import { type BlockRefusal, refuseBlock } from './block-refusal.ts';
import type { Span } from './free-slots.ts';
import { joinBlocks } from './join-blocks.ts';

export interface AddPlan {
  type: 'added';
  blocks: Span[];
  overlapping: number;
  touching: number;
}

/** Adds blocks to a specialist's own. Overlapping or touching blocks join. Keeps up to 5,000. */
export function addBlocks(blocks: readonly Span[], added: readonly Span[]): AddPlan | BlockRefusal {
  const joined = joinBlocks([...blocks, ...added]);
  if (joined.length > limits.maxBlocks) return refuseBlock('too-many');
  return { type: 'added', blocks: joined, ...countMeetings(blocks, added) };
}

interface Part {
  start: number;
  end: number;
  isNew: boolean;
}

function countMeetings(blocks: readonly Span[], added: readonly Span[]): { overlapping: number; touching: number } {
  const partOf = (isNew: boolean) => (block: Span) => ({
    start: Date.parse(block.startISO),
    end: Date.parse(block.endISO),
    isNew,
  });
  const parts = [...blocks.map(partOf(false)), ...added.map(partOf(true))].sort((a, b) => a.start - b.start);
  const overlapping = new Set<Part>();
  const touching = new Set<Part>();
  // The next part would overlap the block that ends latest so far.
  let furthest: Part | undefined;
  for (const part of parts) {
    if (furthest && part.start <= furthest.end) {
      const meeting = part.start < furthest.end ? overlapping : touching;
      for (const either of [part, furthest]) if (either.isNew) meeting.add(either);
    }
    if (!furthest || part.end > furthest.end) furthest = part;
  }
  const merely = [...touching].filter((part) => !overlapping.has(part));
  return { overlapping: overlapping.size, touching: merely.length };
}
