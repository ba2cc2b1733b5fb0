import type { FileFault } from './upload.ts';

/** What came of one try to send a file. */
export type Posted =
  | { tag: 'stored' }
  /** Storage said no; its code, such as EntityTooLarge. */
  | { tag: 'refused'; status: number; code: string }
  /** No answer: the connection dropped, or nothing moved any more. */
  | { tag: 'dropped' };

export type Next =
  | { tag: 'done' }
  | { tag: 'again'; afterMs: number }
  | { tag: 'refused'; fault: FileFault }
  | { tag: 'given-up' };

/** Before each further try: 1 s, doubled, then nobody waits any more. */
const waits = [1_000, 2_000, 4_000, 8_000, 16_000];

/**
 * What to do after a try, `failures` others having failed before it. Each try has a form of its own, so that one which has expired meanwhile
 * is no matter.
 */
export function nextAfter(posted: Posted, failures: number): Next {
  if (posted.tag === 'stored') return { tag: 'done' };
  if (posted.tag === 'refused' && posted.code === 'EntityTooLarge') return { tag: 'refused', fault: 'too-large' };
  if (posted.tag === 'refused' && posted.code === 'EntityTooSmall') return { tag: 'refused', fault: 'empty' };
  const afterMs = waits[failures];
  // A form that storage does not take may have expired on the way: another one tells, once.
  const isHopeless = posted.tag === 'refused' && posted.status < 500 && failures > 0;
  return afterMs === undefined || isHopeless ? { tag: 'given-up' } : { tag: 'again', afterMs };
}
