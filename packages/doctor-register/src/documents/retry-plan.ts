import type { FileFault } from './upload.ts';

export type Posted =
  | { tag: 'stored' }
  /** Storage rejected it; its code, such as EntityTooLarge. */
  | { tag: 'refused'; status: number; code: string }
  /** No answer: the connection dropped or stalled. */
  | { tag: 'dropped' };

export type Next =
  | { tag: 'done' }
  | { tag: 'again'; afterMs: number }
  | { tag: 'refused'; fault: FileFault }
  | { tag: 'given-up' };

/** Wait before each retry: 1 s, doubled, up to five times. */
const waits = [1_000, 2_000, 4_000, 8_000, 16_000];

/** Next step after an attempt with `failures` earlier ones. Expiry does not matter: each gets a new form. */
export function nextAfter(posted: Posted, failures: number): Next {
  if (posted.tag === 'stored') return { tag: 'done' };
  if (posted.tag === 'refused' && posted.code === 'EntityTooLarge') return { tag: 'refused', fault: 'too-large' };
  if (posted.tag === 'refused' && posted.code === 'EntityTooSmall') return { tag: 'refused', fault: 'empty' };
  const afterMs = waits[failures];
  // A rejected form may have expired on the way: one retry tells.
  const isHopeless = posted.tag === 'refused' && posted.status < 500 && failures > 0;
  return afterMs === undefined || isHopeless ? { tag: 'given-up' } : { tag: 'again', afterMs };
}
