import { checkBlocks } from './check-blocks.ts';
import type { Span } from './free-slots.ts';
import { joinBlocks } from './join-blocks.ts';

/** A range of instants; an end that is missing is open. */
export interface BlockRange {
  start?: string | undefined;
  end?: string | undefined;
}

/** Whether a block has time inside the range. */
export function isInRange({ startISO, endISO }: Span, { start, end }: BlockRange): boolean {
  const endsAfterStart = start === undefined || Date.parse(endISO) > Date.parse(start);
  return endsAfterStart && (end === undefined || Date.parse(startISO) < Date.parse(end));
}

/**
 * All blocks after a client that has read only `range` saves `blocks`. A block across the edge was read whole, so it is replaced whole.
 * Blocks outside the range stay, and join saved ones that overlap them.
 */
export function replaceBlocks(current: readonly Span[], range: BlockRange, blocks: readonly Span[]): Span[] {
  const all = [...current.filter((block) => !isInRange(block, range)), ...blocks];
  const checked = checkBlocks(all);
  return checked.type === 'accepted' ? checked.blocks : joinBlocks(all);
}
