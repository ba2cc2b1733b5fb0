import { safePath } from './safe-path.ts';

/** An address of the portal, with what its history entry holds. */
export interface Standing {
  pathname: string;
  search: string;
  hash: string;
  /** `openedFrom`: the address of the page that it was opened from. */
  state: unknown;
}

/**
 * Where a sign-in comes back to: the address itself; or, of a page that needs what stands in the history alone, the one that it was opened from,
 * which has all of it. A sign-in brings no history again.
 */
export function comeBackTo({ pathname, search, hash, state }: Standing): string {
  const from = typeof state === 'object' && state !== null && 'openedFrom' in state ? safePath(state.openedFrom) : null;
  return from ?? `${pathname}${search}${hash}`;
}
