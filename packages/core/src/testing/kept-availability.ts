import { readBlock } from '../availability/read-block.ts';
import { isInRange, replaceBlocks, type BlockRange } from '../availability/replace-blocks.ts';
import type { Span } from '../availability/free-slots.ts';
import type { Availability } from '../contract.ts';
import { anAvailability } from './availability.ts';
import type { Responder } from './mock.ts';
import { fail } from './refusal.ts';

export interface KeptAvailability {
  read: () => Availability;
  /** Saves from another tab or device. */
  change: (items: Span[]) => void;
  mine: Responder<'myAvailability'>;
  save: Responder<'saveAvailability'>;
}

/** Stateful availability that refuses stale saves. For `myAvailability` and `saveAvailability`. */
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
