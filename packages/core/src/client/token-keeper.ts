import { readToken } from './read-token.ts';

/** Why a token is asked for: the first one, one that is running out, or one the API has just refused. */
export type TokenReason = 'initial' | 'expired' | 'rejected';

/** Why somebody has to sign in: nobody has, the token has run out and there is no other, or the API refused it. */
export type AuthReason = 'missing' | 'expired' | 'rejected';

/** A host's way to give tokens. Null means that nobody is signed in. */
export type TokenSource = (request: { reason: TokenReason; signal: AbortSignal }) => Promise<string | null>;

export interface TokenKeeper {
  /** The token to send. */
  current(signal?: AbortSignal): Promise<string | null>;
  /** A token to replay with after the API refused `used`, or null when there is none. */
  replace(used: string | null, signal?: AbortSignal): Promise<string | null>;
}

interface Asking {
  answer: Promise<string | null>;
  controller: AbortController;
  waiting: number;
}

/** A token this close to its end is renewed before it is sent, for the clocks differ and the way takes time. */
const skew = 30_000;

/** Keeps a token that never changes. */
export function keepFixedToken(token: string | null): TokenKeeper {
  return { current: async () => token, replace: async () => null };
}

/** Keeps the token of one client: one call to the source at a time, however many requests wait (product.md 'Roles and identity'). */
export function keepToken(source: TokenSource, now: () => number): TokenKeeper {
  let token: string | null = null;
  let expiresAt = Infinity;
  let pending: Asking | undefined;

  function start(reason: TokenReason): Asking {
    const controller = new AbortController();
    const asking: Asking = { answer: source({ reason, signal: controller.signal }), controller, waiting: 0 };
    asking.answer = asking.answer
      .then((next) => {
        if (pending !== asking) return next;
        // The same token again means that the source trusts it longer than this clock does: do not ask for it every time.
        expiresAt = next === null || next === token ? Infinity : (readToken(next).expiresAt ?? Infinity);
        token = next;
        return next;
      })
      .finally(() => {
        if (pending === asking) pending = undefined;
      });
    return asking;
  }

  async function ask(reason: TokenReason, signal?: AbortSignal): Promise<string | null> {
    signal?.throwIfAborted();
    const asking = (pending ??= start(reason));
    asking.waiting += 1;
    try {
      return await (signal ? Promise.race([asking.answer, aborted(signal)]) : asking.answer);
    } finally {
      asking.waiting -= 1;
      if (asking.waiting === 0 && pending === asking) {
        pending = undefined;
        asking.controller.abort();
      }
    }
  }

  return {
    async current(signal) {
      if (pending || token === null) return ask('initial', signal);
      return expiresAt - skew > now() ? token : ask('expired', signal);
    },
    async replace(used, signal) {
      if (pending) return ask('rejected', signal);
      // Another request may have replaced it meanwhile; and a source that had none a moment ago is not asked twice.
      return token !== used || used === null ? token : ask('rejected', signal);
    },
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
