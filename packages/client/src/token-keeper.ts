import { askHost } from './ask-host.ts';
import { readToken } from './read-token.ts';
import type { Wait } from './wait.ts';

/** Reason to request a token: the first one, an expiring one, or one that the API refused. */
export type TokenReason = 'initial' | 'expired' | 'rejected';

/** Reason to sign in: no token, an expired one without replacement, or a refused one. */
export type AuthReason = 'missing' | 'expired' | 'rejected';

/** The host's token function. Null: signed out. */
export type TokenSource = (request: { reason: TokenReason; signal: AbortSignal }) => Promise<string | null>;

/** Keeps a client's token. Only an aborted signal rejects, whatever the host's function does. */
export interface TokenKeeper {
  /** Token to send; null without one. */
  current(signal?: AbortSignal): Promise<string | null>;
  /** Token for a replay after the API refused `used`; null if there is no other. */
  replace(used: string | null, signal?: AbortSignal): Promise<string | null>;
  renew(): Promise<string | null>;
  keepFresh(): Promise<unknown>;
  refuse(used: string | null): AuthReason;
  isFresh(token: string | null): boolean;
}

interface Asking {
  answer: Promise<string | null>;
  controller: AbortController;
  waiting: number;
}

/** Milliseconds before expiry when a token is renewed: clocks differ, and requests take time. */
const skew = 30_000;

const askedAs = { missing: 'initial', expired: 'expired', rejected: 'rejected' } as const satisfies Record<
  AuthReason,
  TokenReason
>;

/** One source call at a time, however many requests wait (product.md 'Roles and identity'). */
export function keepToken(source: TokenSource, now: () => number, wait: Wait): TokenKeeper {
  let token: string | null = null;
  let expiresAt = Infinity;
  let refused: string | null = null;
  let lost: AuthReason = 'missing';
  let pending: Asking | undefined;

  const lossOf = (used: string): AuthReason =>
    (readToken(used).expiresAt ?? Infinity) - skew <= now() ? 'expired' : 'rejected';

  function take(next: string | null): void {
    if (next === null && token !== null) lost = lossOf(token);
    // The same token means that the source trusts it longer than our clock, so stop asking.
    expiresAt = next === null || next === token ? Infinity : (readToken(next).expiresAt ?? Infinity);
    token = next;
  }

  function start(reason: TokenReason): Asking {
    const controller = new AbortController();
    const answer = askHost(source, reason, controller, wait).then((came) => {
      if (pending !== asking) return null;
      pending = undefined;
      // An expiring token is better than none, but a refused one is not.
      if (came.tag === 'failed' && reason === 'expired') return token;
      take(came.tag === 'token' ? came.token : null);
      return token;
    });
    const asking: Asking = { answer, controller, waiting: 0 };
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

  const isRunningOut = (): boolean => token !== null && expiresAt - skew <= now();

  return {
    async current(signal) {
      if (pending || token === null) return ask(askedAs[lost], signal);
      return isRunningOut() ? ask('expired', signal) : token;
    },
    keepFresh: async () => isRunningOut() && ask('expired'),
    async replace(used, signal) {
      // Another request may have replaced it already. Also avoids asking an empty source twice.
      if (!pending && (token !== used || used === null)) return token;
      const next = await ask('rejected', signal);
      return next === used ? null : next;
    },
    renew: () => ask(askedAs[token === null ? lost : lossOf(token)]),
    refuse(used) {
      refused = used ?? refused;
      return used === null ? lost : lossOf(used);
    },
    isFresh: (one) => one !== null && one !== refused,
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
