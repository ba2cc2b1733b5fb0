import { createStore } from './store.ts';
import type { AuthReason, TokenKeeper } from './token-keeper.ts';

/** Whether somebody has to sign in before calls go through. Signed out is a state of the client, not a failure of each call. */
export interface TeleSession {
  /** Why a sign-in is needed; null while it is not. */
  signedOut: () => AuthReason | null;
  /** Calls back when that changes. Returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
  /** Asks for a token anew; where there is still none, `onAuthRequired` is called once more: somebody wants to sign in. */
  signIn: () => Promise<void>;
  /** Asks for a token anew and says nothing: the host has another one. */
  refresh: () => Promise<void>;
  /** The page is looked at again, maybe after a sleep: a token that has run out meanwhile, or the want of one, may be over. */
  wake: () => Promise<void>;
}

export interface KeptSession extends TeleSession {
  /** The API takes `used` no more, and there was no other. */
  lose: (used: string | null) => void;
  /** A token that it has not refused is there. */
  regain: () => void;
}

/** `onLost` is called once for each loss, however many calls meet it. */
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
