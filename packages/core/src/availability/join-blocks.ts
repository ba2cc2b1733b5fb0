import type { Span } from './free-slots.ts';
import { type InstantSpan, joinInstants } from './join-instants.ts';

/**
 * Blocks in order of time, those that overlap or touch made one. What they cover stays the same; empty, inverted and unreadable
 * ones go. Blocks that join nothing are the very objects given.
 */
export function joinBlocks(blocks: readonly Span[]): Span[] {
  const instants = blocks.map((block) => ({
    start: Date.parse(block.startISO),
    end: Date.parse(block.endISO),
    block,
  }));
  return joinInstants(instants).map(toSpan);
}

function toSpan({ start, end, block }: InstantSpan & { block: Span }): Span {
  const same = Date.parse(block.startISO) === start && Date.parse(block.endISO) === end;
  return same ? block : { startISO: new Date(start).toISOString(), endISO: new Date(end).toISOString() };
}
