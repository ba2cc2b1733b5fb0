import type { Span } from './free-slots.ts';
import { type InstantSpan, joinInstants } from './join-instants.ts';

/**
 * Blocks in order of time, those that overlap or touch made one. What they cover stays the same; empty, inverted and unreadable
 * ones go. Blocks that join nothing are the very objects given.
 */
export function joinBlocks(blocks: readonly Span[]): Span[] {
  const instants = blocks.map((block) => {
    const [start, end] = [Date.parse(block.startISO), Date.parse(block.endISO)];
    return { start, end, block, blockEnd: end };
  });
  return joinInstants(instants).map(toSpan);
}

interface JoinedBlock extends InstantSpan {
  /** The first of those that were joined, and where it ended. */
  block: Span;
  blockEnd: number;
}

function toSpan({ start, end, block, blockEnd }: JoinedBlock): Span {
  if (end === blockEnd) return block;
  return { startISO: new Date(start).toISOString(), endISO: new Date(end).toISOString() };
}
