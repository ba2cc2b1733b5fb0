import type { QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../latest/use-latest.ts';
import { openAccount, type Account, type ClientSource } from './open-account.ts';
import { nameOf, type Owner } from './owner.ts';
import { useLayoutEffect } from './use-layout-effect.ts';
import { useSession } from './use-session.ts';

/** A token of somebody else, or nobody's, and from whom they take over. */
interface Arrival {
  after: Owner;
  token: string | null;
}

function emptyCache(queryClient: QueryClient): void {
  for (const mutation of queryClient.getMutationCache().getAll()) mutation.destroy();
  queryClient.clear();
}

/** The client, and a cache that belongs to one person at one service: `generation` changes with either. */
export const useClient = (source: ClientSource): Account => {
  const { client, apiBase, partner } = source;
  const token = source.token === undefined && partner !== undefined ? null : source.token;
  if (!client && (apiBase === undefined || token === undefined)) {
    throw new Error(
      'Tele: TeleProvider was given neither a client nor both apiBase and token, so no call can be made. ' +
        'Pass <TeleProvider apiBase="https://…" token={token}>.',
    );
  }
  const latest = useLatest(source);
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const shown = useRef<Owner | null>(null);
  // With a slash at its end it is the same service.
  const service = client ?? apiBase?.replace(/\/+$/, '');
  const name = typeof token === 'string' && token !== '' ? nameOf(token, 'text') : null;
  const open = useCallback(
    (next: Pick<Account, 'service' | 'generation' | 'partner'>, handed: string | null): Account =>
      openAccount({
        ...next,
        handed,
        latest,
        onSomebodyElse: (after, theirs) => setArrival({ after, token: theirs }),
        isShown: (owner) => shown.current === owner,
      }),
    [latest],
  );
  const [account, setAccount] = useState(() => open({ service, partner, generation: 0 }, null));
  // Another person's data must not outlive a change of token: the cache goes with its owner, and the screens with it.
  const generation = account.generation + 1;
  if (account.service !== service || account.partner !== partner || account.owner.differs(name)) {
    setAccount(open({ service, partner, generation }, null));
  } else if (arrival?.after === account.owner) {
    setAccount(open({ service, partner, generation }, arrival.token));
  }
  useLayoutEffect(() => {
    shown.current = account.owner;
    if (name !== null) account.owner.admits(name);
  }, [account, name]);
  const current = useRef<Account | null>(null);
  useEffect(() => {
    current.current = account;
    return () => {
      current.current = null;
      // The cache's timers would hold the person's data and the host's element for minutes. Strict mode is back before the microtask.
      queueMicrotask(() => {
        if (current.current !== account) emptyCache(account.queryClient);
      });
    };
  }, [account]);
  useSession(account, token);
  return account;
};
