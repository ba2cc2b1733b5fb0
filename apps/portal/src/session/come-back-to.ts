import { safePath } from './safe-path.ts';

/** An address of the portal, with what its history entry holds. */
export interface PortalLocation {
  pathname: string;
  search: string;
  hash: string;
  /** `openedFrom`: the address of the page that it was opened from. */
  state: unknown;
}

/** The page that a history entry was opened from; null for none. */
export const openedFrom = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'openedFrom' in state ? safePath(state.openedFrom) : null;

/** Address to return to. A sign-in loses the history state, so pages that need it return to their opener. */
export function comeBackTo({ pathname, search, hash, state }: PortalLocation): string {
  return openedFrom(state) ?? `${pathname}${search}${hash}`;
}
