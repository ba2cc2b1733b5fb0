import { readToken } from '@tele/core/client';

/** Whose data a provider holds: nobody's until a token says a name, and then one person's for good. */
export interface Owner {
  /** Null while it is nobody. */
  name(): string | null;
  /** Whether somebody of another name asks for it. */
  differs(name: string | null): boolean;
  /** Takes a name, or the want of one, for the owner's own; false when it is somebody else's. */
  admits(name: string | null): boolean;
}

export function createOwner(): Owner {
  let owner: string | null = null;
  const differs = (name: string | null): boolean => owner !== null && name !== null && name !== owner;
  return {
    name: () => owner,
    differs,
    admits(name) {
      if (differs(name)) return false;
      owner ??= name;
      return true;
    },
  };
}

/**
 * Whose a token is. One that says no name counts as another person's whenever the text that a host gives is another one; of a
 * function's nothing can be told, for each of its answers is.
 */
export const nameOf = (token: string, from: 'text' | 'function'): string | null =>
  readToken(token).subject ?? (from === 'text' ? token : null);
