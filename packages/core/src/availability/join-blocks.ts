import type { Span } from './free-slots.ts';
import { type InstantSpan, joinInstants } from './join-instants.ts';

/** Sorts blocks and joins overlapping or touching ones. Drops invalid blocks. Others stay the same objects. */
export function joinBlocks(blocks: readonly Span[]): Span[] {
  const instants = blocks.map((block) => {
    const [start, end] = [Date.parse(block.startISO), Date.parse(block.endISO)];
    return { start, end, block, blockEnd: end };
  });
  return joinInstants(instants).map(toSpan);
}

interface JoinedBlock extends InstantSpan {
  block: Span;
  blockEnd: number;
}

function toSpan({ start, end, block, blockEnd }: JoinedBlock): Span {
  if (end === blockEnd) return block;
  return { startISO: new Date(start).toISOString(), endISO: new Date(end).toISOString() };
}
