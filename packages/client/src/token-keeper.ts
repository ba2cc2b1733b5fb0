import { askHost } from './ask-host.ts';
import { readToken } from './read-token.ts';
import type { Wait } from './wait.ts';

/** Why a token is asked for: the first one, one that is running out, or one the API has just refused. */
export type TokenReason = 'initial' | 'expired' | 'rejected';

/** Why somebody has to sign in: nobody has, the token has run out and there is no other, or the API refused it. */
export type AuthReason = 'missing' | 'expired' | 'rejected';

/** A host's way to give tokens. Null means that nobody is signed in. */
export type TokenSource = (request: { reason: TokenReason; signal: AbortSignal }) => Promise<string | null>;

/** Keeps the token of one client; whatever a host's function does, nothing here rejects but an aborted signal. */
export interface TokenKeeper {
  /** The token to send; null when there is none. */
  current(signal?: AbortSignal): Promise<string | null>;
  /** A token to replay with after the API refused `used`, or null when there is no other. */
  replace(used: string | null, signal?: AbortSignal): Promise<string | null>;
  /** Asks the source, whatever is held. */
  renew(): Promise<string | null>;
  /** Has a token that is running out replaced before it is needed. */
  keepFresh(): Promise<unknown>;
  /** The API takes `used` no more, and there was no other: why that is. */
  refuse(used: string | null): AuthReason;
  /** Whether the API has not refused it. */
  isFresh(token: string | null): boolean;
}

interface Asking {
  answer: Promise<string | null>;
  controller: AbortController;
  waiting: number;
}

/** A token this close to its end is renewed before it is sent, for the clocks differ and the way takes time. */
const skew = 30_000;

const askedAs = { missing: 'initial', expired: 'expired', rejected: 'rejected' } as const satisfies Record<
  AuthReason,
  TokenReason
>;

/** One call to the source at a time, however many requests wait (product.md 'Roles and identity'). */
export function keepToken(source: TokenSource, now: () => number, wait: Wait): TokenKeeper {
  let token: string | null = null;
  let expiresAt = Infinity;
  let refused: string | null = null;
  /** Why there is no token, while there is none. */
  let lost: AuthReason = 'missing';
  let pending: Asking | undefined;

  const lossOf = (used: string): AuthReason =>
    (readToken(used).expiresAt ?? Infinity) - skew <= now() ? 'expired' : 'rejected';

  function take(next: string | null): void {
    if (next === null && token !== null) lost = lossOf(token);
    // The same token again means that the source trusts it longer than this clock does: do not ask for it every time.
    expiresAt = next === null || next === token ? Infinity : (readToken(next).expiresAt ?? Infinity);
    token = next;
  }

  function start(reason: TokenReason): Asking {
    const controller = new AbortController();
    const answer = askHost(source, reason, controller, wait).then((came) => {
      if (pending !== asking) return null;
      pending = undefined;
      // One that is only near its end is better than none; one that the API refused is not.
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
      // Another request may have replaced it meanwhile; and a source that had none a moment ago is not asked twice.
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
