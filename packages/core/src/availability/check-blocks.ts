import { limits } from '../limits.ts';
import type { Span } from './free-slots.ts';
import { readTimes, spanOf } from './read-block.ts';

const minute = 60_000;
// Earlier times are mistakes, and databases disagree about them.
const earliest = Date.UTC(2000, 0, 1);
const latest = Date.UTC(2200, 0, 1);

export const blockTexts = {
  unreadable: 'This block needs a start and an end as ISO times in UTC.',
  tooFar: 'This block is too far from today.',
  endBeforeStart: 'The end must be after the start.',
  tooShort: 'Availability must be at least 5 minutes.',
  overlap: 'This block overlaps another one.',
  tooMany: 'You can have up to 5,000 blocks. Delete some first.',
} as const;

/** A valid set of blocks, or every fault by its input, such as `blocks.3`. */
export type CheckPlan =
  | { type: 'accepted'; blocks: Span[] }
  | { type: 'refused'; message: string; fields: Record<string, string> };

/** Checks a full set of blocks: up to 5,000, readable, in order, at least 5 minutes, not overlapping. */
export function checkBlocks(raw: readonly unknown[]): CheckPlan {
  if (raw.length > limits.maxBlocks) return refusal({ blocks: blockTexts.tooMany });
  const times = raw.map((block, index) => {
    const { start, end } = readTimes(block);
    return { start, end, index, block, fault: faultOf(start, end) };
  });
  const sorted = times.filter(({ fault }) => fault === null).sort((a, b) => a.start - b.start);
  const fields: Record<string, string> = {};
  for (const { index, fault } of times) if (fault !== null) fields[`blocks.${index}`] = fault;
  let reached = -Infinity;
  for (const { start, end, index } of sorted) {
    if (start < reached) fields[`blocks.${index}`] = blockTexts.overlap;
    reached = Math.max(reached, end);
  }
  if (Object.keys(fields).length > 0) return refusal(fields);
  return { type: 'accepted', blocks: sorted.map((time) => spanOf(time.block, time)) };
}

function faultOf(start: number, end: number): string | null {
  if (Number.isNaN(start) || Number.isNaN(end)) return blockTexts.unreadable;
  if (start < earliest || end > latest) return blockTexts.tooFar;
  if (end <= start) return blockTexts.endBeforeStart;
  if (end - start < limits.minEditMinutes * minute) return blockTexts.tooShort;
  return null;
}

function refusal(fields: Record<string, string>): CheckPlan {
  return { type: 'refused', message: Object.values(fields)[0] ?? '', fields };
}
