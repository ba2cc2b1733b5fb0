import { readToken } from '@tele/client';

/** Owner of a provider's data: no one until a token has a name, then that person for good. */
export interface Owner {
  /** Null for no one yet. */
  name(): string | null;
  differs(name: string | null): boolean;
  /** True after a token without a name: the data's owner is unknown. */
  isUnnamed(): boolean;
  /** Accepts a token's name, or null for none; false if it is another person's. */
  admits(name: string | null): boolean;
  /** True after a sign-out or another person's sign-in. */
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

/** Name in a token. Without one, a string is its own name; a function's tokens differ each time, so have none. */
export const nameOf = (token: string, from: 'text' | 'function'): string | null =>
  readToken(token).subject ?? (from === 'text' ? token : null);
