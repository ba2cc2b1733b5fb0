import { limits } from '../limits.ts';
import { type BlockRefusal, refuseBlock } from './block-refusal.ts';
import type { Span } from './free-slots.ts';
import { joinBlocks } from './join-blocks.ts';

/** All blocks after an addition, and how many of the new ones join others, old or new. */
export interface AddPlan {
  type: 'added';
  blocks: Span[];
  /** New blocks that share time with another. */
  overlapping: number;
  /** New blocks that share no time with another, but begin where one ends or end where one begins. */
  touching: number;
}

/** Adds blocks to all that a specialist has; those that overlap or touch join. At most 5,000 are kept. */
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
  // Whoever reaches furthest so far is the one that the next part would meet.
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
