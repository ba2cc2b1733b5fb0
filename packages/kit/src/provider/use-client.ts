import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../latest/use-latest.ts';
import type { Account, Arrival, ClientSource } from './account.ts';
import { openAccount } from './open-account.ts';
import { nameOf, type Owner } from './owner.ts';
import { useLayoutEffect } from './use-layout-effect.ts';
import { useSession } from './use-session.ts';

function emptyCache(queryClient: QueryClient): void {
  for (const mutation of queryClient.getMutationCache().getAll()) mutation.destroy();
  queryClient.clear();
}

/** Client and cache of one person at one service: `generation` changes with either. */
export const useClient = (source: ClientSource): Account => {
  const { client, apiBase, partner } = source;
  const token = source.token === undefined && partner !== undefined ? null : source.token;
  if (!client && (apiBase === undefined || token === undefined)) {
    throw new Error(
      'Tele: TeleProvider needs a client, or apiBase and token: <TeleProvider apiBase="https://…" token={token}>.',
    );
  }
  const latest = useLatest(source);
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const shown = useRef<Owner | null>(null);
  // A trailing slash does not make it another service.
  const service = client ?? apiBase?.replace(/\/+$/, '');
  const name = typeof token === 'string' && token !== '' ? nameOf(token, 'text') : null;
  const open = (generation: number, initialToken: string | null): Account =>
    openAccount({
      service,
      partner,
      generation,
      initialToken,
      latest,
      onArrival: setArrival,
      isActive: (owner) => shown.current === owner && !owner.hasLeft,
    });
  const [account, setAccount] = useState(() => open(0, null));
  // Another person's data must not survive a token change: replace the cache and the screens.
  if (account.service !== service || account.partner !== partner || account.owner.differs(name)) {
    setAccount(open(account.generation + 1, null));
  } else if (arrival?.after === account.owner) {
    setAccount(open(account.generation + 1, arrival.token));
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
      // The cache's timers would keep the person's data for minutes. Strict mode remounts before the microtask.
      queueMicrotask(() => {
        if (current.current !== account) emptyCache(account.queryClient);
      });
    };
  }, [account]);
  useSession(account, token);
  return account;
};
