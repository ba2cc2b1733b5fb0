import { TeleError } from '@tele/client';
import type { Answer } from '@tele/core/contract';
import { hold, isGood, type StoredToken } from './short-token.ts';

export type PersonSession = Answer<'refreshSession'>;

export interface PersonCalls {
  refresh: (refreshToken: string) => Promise<PersonSession>;
  end: (refreshToken: string) => Promise<unknown>;
}

export interface PersonKeeper {
  take: (session: PersonSession) => void;
  /** A token other than `refused`; null if signed out. Throws errors that don't end the session. */
  token: (refused: string | null) => Promise<string | null>;
  /** Deletes the session at once, and ends it at the service. */
  leave: () => Promise<void>;
}

/** Refresh tokens are single-use: one call at a time. A session that arrives after sign-out is ended. */
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
      // Only 401 and 403 end the session: other failures may be temporary.
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
