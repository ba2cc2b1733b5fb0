import { TeleError } from '@tele/client';
import type { Answer } from '@tele/core/contract';
import { hold, isGood, type StoredToken } from './short-token.ts';

export type PersonSession = Answer<'refreshSession'>;

export interface PersonCalls {
  refresh: (refreshToken: string) => Promise<PersonSession>;
  end: (refreshToken: string) => Promise<unknown>;
}

/** The session of somebody who has signed in on a partner's page, in memory alone. */
export interface PersonKeeper {
  take: (session: PersonSession) => void;
  /** A token that is not `refused`; null when nobody is signed in, or no longer. Throws what the service did not say the end with. */
  token: (refused: string | null) => Promise<string | null>;
  /** Forgets it at once, and has the service end it. */
  leave: () => Promise<void>;
}

/** A refresh token is for one use: one call at a time, and what comes for somebody who has left meanwhile is ended. */
export function keepPerson({ refresh, end }: PersonCalls, now: () => number): PersonKeeper {
  let held: StoredToken<PersonSession> | null = null;
  let pending: Promise<string | null> | null = null;

  async function renew(from: StoredToken<PersonSession>): Promise<string | null> {
    try {
      const next = await refresh(from.value.refreshToken);
      if (held !== from) {
        await end(next.refreshToken);
        return null;
      }
      held = hold(next, now());
      return next.token;
    } catch (error) {
      // Only the service's own word ends it: one that is away may answer the next time.
      const isOver = error instanceof TeleError && (error.status === 401 || error.status === 403);
      if (!isOver) throw error;
      if (held === from) held = null;
      return null;
    } finally {
      pending = null;
    }
  }

  return {
    take(session) {
      held = hold(session, now());
    },
    async token(refused) {
      if (!held) return null;
      return isGood(held, refused, now()) ? held.value.token : (pending ??= renew(held));
    },
    async leave() {
      const left = held;
      held = null;
      if (left) await end(left.value.refreshToken);
    },
  };
}
