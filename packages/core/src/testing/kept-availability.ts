import { readBlock } from '../availability/read-block.ts';
import { isInRange, replaceBlocks, type BlockRange } from '../availability/replace-blocks.ts';
import type { Span } from '../availability/free-slots.ts';
import type { Availability } from '../contract.ts';
import { anAvailability } from './availability.ts';
import type { Responder } from './mock.ts';
import { fail } from './refusal.ts';

export interface KeptAvailability {
  /** What is kept now. */
  read: () => Availability;
  /** A save from elsewhere: another tab, another device. */
  change: (items: Span[]) => void;
  mine: Responder<'myAvailability'>;
  save: Responder<'saveAvailability'>;
}

/**
 * Availability that remembers saves and the range read last, and refuses a stale save, as the API does: `const kept = keptAvailability()`, then
 * `mock('myAvailability', kept.mine)` and `mock('saveAvailability', kept.save)`.
 */
export function keptAvailability(first: Availability = anAvailability()): KeptAvailability {
  let kept = first;
  let range: BlockRange = {};
  const change = (items: Span[]): void => {
    kept = { version: String(Number(kept.version) + 1), items };
  };
  return {
    read: () => kept,
    change,
    mine: ({ query }) => {
      range = query;
      return { ...kept, items: kept.items.filter((block) => isInRange(block, query)) };
    },
    save: ({ body, request }) => {
      const version = request.headers.get('if-match');
      if (version !== null && version !== `"${kept.version}"`) return fail(412, 'STALE', staleMessage);
      const blocks = body.blocks.flatMap((block) => readBlock(block) ?? []);
      change(version === null ? replaceBlocks(kept.items, range, blocks) : blocks);
      return kept;
    },
  };
}

const staleMessage = 'Your availability was changed in another tab or on another device. Reload before saving.';
