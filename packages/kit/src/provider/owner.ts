import { readToken } from '@tele/client';

/** Whose data a provider holds: nobody's until a token says a name, and then one person's for good. */
export interface Owner {
  /** Null while it is nobody. */
  name(): string | null;
  /** Whether somebody of another name asks for it. */
  differs(name: string | null): boolean;
  /** A token was there that says no name, so that nobody can tell whose what is held is. */
  isUnnamed(): boolean;
  /** Takes the name that a token says, or that it says none, for the owner's; false when it is somebody else's. */
  admits(name: string | null): boolean;
  /** Another person is here, or nobody. */
  hasLeft: boolean;
}

export function createOwner(): Owner {
  let owner: string | null = null;
  let isUnnamed = false;
  const differs = (name: string | null): boolean => owner !== null && name !== null && name !== owner;
  return {
    name: () => owner,
    differs,
    isUnnamed: () => owner === null && isUnnamed,
    admits(name) {
      if (differs(name)) return false;
      owner ??= name;
      isUnnamed ||= name === null;
      return true;
    },
    hasLeft: false,
  };
}

/**
 * Whose a token is. One that says no name counts as another person's whenever the text that a host gives is another one; of a
 * function's nothing can be told, for each of its answers is.
 */
export const nameOf = (token: string, from: 'text' | 'function'): string | null =>
  readToken(token).subject ?? (from === 'text' ? token : null);
