import { createStore } from './store.ts';
import type { AuthReason, TokenKeeper } from './token-keeper.ts';

export interface TeleSession {
  signedOut: () => AuthReason | null;
  subscribe: (listener: () => void) => () => void;
  /** Requests a token because the person wants to sign in. Without one, calls `onAuthRequired` again. */
  signIn: () => Promise<void>;
  refresh: () => Promise<void>;
  /** Checks the token when the page becomes visible again, perhaps after sleep. */
  wake: () => Promise<void>;
}

export interface KeptSession extends TeleSession {
  /** `quiet` sends no event: visitors have no token. */
  lose: (used: string | null, quiet?: boolean) => void;
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
    lose(used, quiet) {
      const isNew = signedOut() === null;
      become(keeper.refuse(used));
      const lost = signedOut();
      if (isNew && lost !== null && !quiet) onLost(lost);
    },
    regain: () => become(null),
  };
}
