import type { Answer } from '@tele/core/contract';
import { hold, isGood, type StoredToken } from './short-token.ts';

type Visit = Answer<'startVisit'>;

/** Keeps a visitor's token. Concurrent callers share one call; renews it before it expires. */
export function keepVisit(start: () => Promise<Visit>, now: () => number): (refused: string | null) => Promise<string> {
  let held: StoredToken<Visit> | null = null;
  let pending: Promise<string> | null = null;

  async function renew(): Promise<string> {
    try {
      held = hold(await start(), now());
      return held.value.token;
    } finally {
      pending = null;
    }
  }

  return async (refused) => {
    if (held && isGood(held, refused, now())) return held.value.token;
    return (pending ??= renew());
  };
}
