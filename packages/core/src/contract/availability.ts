import * as z from 'zod';
import { blockTexts, checkBlocks } from '../availability/check-blocks.ts';
import type { Span } from '../availability/free-slots.ts';
import { limits } from '../limits.ts';
import type { CallDefinition } from './define.ts';
import { id, instant } from './fields.ts';
import { missingIfEmpty, optional } from './optional.ts';

export const availability = z.object({
  /** Owner of the availability. Saves send it back, so they never overwrite another specialist's. */
  specialistId: id.optional(),
  /** Changes with every save. Also sent as ETag. */
  version: z.string(),
  items: z.array(z.object({ startISO: instant, endISO: instant })),
});

const rangeQuery = z
  .strictObject({ start: missingIfEmpty(instant.optional()), end: missingIfEmpty(instant.optional()) })
  .refine(({ start, end }) => start === undefined || end === undefined || Date.parse(start) < Date.parse(end), {
    path: ['end'],
    error: blockTexts.endBeforeStart,
  });

const names = ['startISO', 'start', 'from', 'begin', 'endISO', 'end', 'to', 'finish'] as const;

/** Block under any names of its times (spec section 3). Null and '' count as missing. */
type NamedBlock = { readonly [Name in (typeof names)[number]]?: string | null | undefined };

// Custom check: a schema of eight optional strings took 10 ms for 5,000 blocks, and `checkBlocks` reads
// all fields.
const namedBlock = z.custom<NamedBlock>().meta({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
});

const blocks = z
  .array(namedBlock)
  .max(limits.maxBlocks, blockTexts.tooMany)
  .transform((sent, context): Span[] => {
    const plan = checkBlocks(sent);
    if (plan.type === 'accepted') return plan.blocks;
    for (const [field, message] of Object.entries(plan.fields)) {
      context.addIssue({ code: 'custom', path: field.split('.').slice(1).map(Number), message });
    }
    return z.NEVER;
  });

export const availabilityCalls = {
  myAvailability: {
    summary: 'List the signed-in specialist’s availability blocks: all, or those that overlap a range',
    caller: 'specialist',
    query: rangeQuery,
    ok: availability,
    errors: [],
    versioned: true,
  },
  saveAvailability: {
    summary:
      'Replace all availability blocks of the specialist signed in. With If-Match: unless they have changed since that version. Without it: inside the range of the last GET of the past 24 hours, or all of them',
    caller: 'specialist',
    body: z.strictObject({ specialistId: optional(id), blocks }),
    ok: availability,
    errors: ['STALE'],
    versioned: 'optional',
    keyed: true,
    bodyBytes: 512 * 1024,
  },
} as const satisfies Record<string, CallDefinition>;
