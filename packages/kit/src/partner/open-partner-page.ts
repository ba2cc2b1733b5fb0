import { createStore, createTeleClient, type TeleClientOptions } from '@tele/client';
import { keepPerson } from './keep-person.ts';
import { keepVisit } from './keep-visit.ts';
import type { PartnerPage, PartnerState } from './partner-page.ts';
import { hasProofKeys } from './proof-key.ts';
import { refusalOf } from '../errors/refusal-of.ts';
import { beginSignIn, type SignIn } from './sign-in.ts';

export interface PartnerPlace {
  apiBase: string;
  /** Publishable ID of the partner, tele_pub_…. */
  partner: string;
}

export type PartnerCalls = Required<Pick<TeleClientOptions, 'fetch' | 'onUnreachable'>>;

const nothingYet: PartnerState = { refusal: null, stripe: null, signingIn: { tag: 'none' }, arrivals: 0 };

export function openPartnerPage({ apiBase, partner }: PartnerPlace, calls: PartnerCalls): PartnerPage {
  const publishableId = partner;
  const client = createTeleClient({ apiBase, ...calls });
  const leavers = new Set<() => void>();
  // The device's clock: tokens don't expire by a story's clock.
  const now = (): number => Date.now();
  let signIn: SignIn | null = null;
  let isWatched = false;
  const { read, set, subscribe } = createStore(nothingYet, (readers) => {
    isWatched = readers > 0;
    signIn?.setWatched(isWatched);
  });
  const become = (change: Partial<PartnerState>): void => set({ ...read(), ...change });

  const visit = keepVisit(async () => {
    try {
      const visited = await client.call('startVisit', { body: { publishableId } });
      become({ refusal: null, stripe: visited.stripe });
      return visited;
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal) become({ refusal });
      throw error;
    }
  }, now);
  const person = keepPerson(
    {
      refresh: (refreshToken) => client.call('refreshSession', { body: { publishableId, refreshToken } }),
      end: (refreshToken) => client.call('endSession', { body: { publishableId, refreshToken } }),
    },
    now,
  );

  function cancelSignIn(): void {
    signIn?.cancel();
    signIn = null;
    become({ signingIn: { tag: 'none' } });
  }

  function startSignIn(): void {
    if (signIn) return signIn.show();
    if (!hasProofKeys()) return become({ signingIn: { tag: 'failed', failure: { why: 'insecure' } } });
    signIn = beginSignIn({
      page: window,
      calls: {
        start: (challenge) => client.call('startSignIn', { body: { publishableId, challenge } }),
        exchange: async (id, verifier, code) => {
          const body = { publishableId, verifier, ...(code !== undefined && { code }) };
          return (await client.call('exchangeSignIn', { params: { id }, body })).session;
        },
      },
      onState: (signingIn) => {
        if (signingIn.tag === 'failed') signIn = null;
        become({ signingIn });
      },
      onSession: (session) => {
        signIn = null;
        person.take(session);
        become({ signingIn: { tag: 'done' }, arrivals: read().arrivals + 1 });
      },
      onUnwanted: ({ refreshToken }) => {
        client.call('endSession', { body: { publishableId, refreshToken } }).catch(() => undefined);
      },
    });
    signIn.setWatched(isWatched);
  }

  return {
    read,
    subscribe,
    visit,
    personToken: (refused) => person.token(refused),
    startSignIn,
    cancelSignIn,
    onLeft(listener) {
      leavers.add(listener);
      return () => void leavers.delete(listener);
    },
    async leave() {
      cancelSignIn();
      const ended = person.leave();
      for (const listener of leavers) listener();
      await ended;
    },
  };
}
