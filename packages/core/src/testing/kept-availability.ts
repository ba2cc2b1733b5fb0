import { readBlock } from '../availability/read-block.ts';
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
 * Availability that remembers what is saved and refuses a stale save, as the API does: `const kept = keptAvailability()`, then
 * `mock('myAvailability', kept.mine)` and `mock('saveAvailability', kept.save)`.
 */
export function keptAvailability(first: Availability = anAvailability()): KeptAvailability {
  let kept = first;
  const change = (items: Span[]): void => {
    kept = { version: String(Number(kept.version) + 1), items };
  };
  return {
    read: () => kept,
    change,
    mine: ({ query }) => ({ ...kept, items: kept.items.filter((block) => overlaps(block, query)) }),
    save: ({ body, request }) => {
      if (request.headers.get('if-match') !== `"${kept.version}"`) return fail(412, 'STALE', staleMessage);
      change(body.blocks.flatMap((block) => readBlock(block) ?? []));
      return kept;
    },
  };
}

const staleMessage = 'Your availability was changed elsewhere. Load it again before saving.';

function overlaps(
  { startISO, endISO }: Span,
  range: { start?: string | undefined; end?: string | undefined },
): boolean {
  const afterStart = range.start === undefined || Date.parse(endISO) > Date.parse(range.start);
  return afterStart && (range.end === undefined || Date.parse(startISO) < Date.parse(range.end));
}
