import { checkBlocks } from './check-blocks.ts';
import type { Span } from './free-slots.ts';
import { joinBlocks } from './join-blocks.ts';

export interface BlockRange {
  start?: string | undefined;
  end?: string | undefined;
}

export function isInRange({ startISO, endISO }: Span, { start, end }: BlockRange): boolean {
  const endsAfterStart = start === undefined || Date.parse(endISO) > Date.parse(start);
  return endsAfterStart && (end === undefined || Date.parse(startISO) < Date.parse(end));
}

/** Saves `blocks` for a client that read only `range`. Blocks outside stay, and join saved ones that overlap. */
export function replaceBlocks(current: readonly Span[], range: BlockRange, blocks: readonly Span[]): Span[] {
  const all = [...current.filter((block) => !isInRange(block, range)), ...blocks];
  const checked = checkBlocks(all);
  return checked.type === 'accepted' ? checked.blocks : joinBlocks(all);
}
