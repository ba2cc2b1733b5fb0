import { safePath } from './safe-path.ts';

export interface PortalLocation {
  pathname: string;
  search: string;
  hash: string;
  /** `openedFrom`: address of the opening page. */
  state: unknown;
}

/** Page that opened this history entry; null for none. */
export const openedFrom = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'openedFrom' in state ? safePath(state.openedFrom) : null;

/** Address to return to. A sign-in loses the history state, so pages that need it return to their opener. */
export function comeBackTo({ pathname, search, hash, state }: PortalLocation): string {
  return openedFrom(state) ?? `${pathname}${search}${hash}`;
}
