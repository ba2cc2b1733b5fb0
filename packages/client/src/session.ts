import { createStore } from './store.ts';
import type { AuthReason, TokenKeeper } from './token-keeper.ts';

/** Sign-in state of the client, so callers need not handle it in each failed call. */
export interface TeleSession {
  /** Reason a sign-in is needed; null if it is not. */
  signedOut: () => AuthReason | null;
  /** Subscribes to changes. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** Requests a token because the person wants to sign in. Without one, calls `onAuthRequired` again. */
  signIn: () => Promise<void>;
  /** Requests a token without `onAuthRequired`, when the host has another one. */
  refresh: () => Promise<void>;
  /** Checks the token when the page becomes visible again, perhaps after sleep. */
  wake: () => Promise<void>;
}

export interface KeptSession extends TeleSession {
  /** The API refused `used`, and there is no other token. */
  lose: (used: string | null) => void;
  /** Marks the client as signed in: it has a token that was not refused. */
  regain: () => void;
}

/** Calls `onLost` once per loss, however many calls fail. */
export function keepSession(keeper: TokenKeeper, onLost: (reason: AuthReason) => void): KeptSession {
  const { read: signedOut, set: become, subscribe } = createStore<AuthReason | null>(null);

  async function refresh(): Promise<void> {
    if (keeper.isFresh(await keeper.renew())) become(null);
  }

  return {
    signedOut,
    subscribe,
    async signIn() {
      await refresh();
      const lost = signedOut();
      if (lost !== null) onLost(lost);
    },
    refresh,
    async wake() {
      await (signedOut() === null ? keeper.keepFresh() : refresh());
    },
    lose(used) {
      const isNew = signedOut() === null;
      become(keeper.refuse(used));
      const lost = signedOut();
      if (isNew && lost !== null) onLost(lost);
    },
    regain: () => become(null),
  };
}
