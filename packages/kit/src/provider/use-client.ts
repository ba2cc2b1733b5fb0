import { createTeleClient, readToken, type TeleClient, type TokenSource } from '@tele/core/client';
import { QueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLatest } from '../latest/use-latest.ts';

export interface ClientSource {
  client?: TeleClient | undefined;
  apiBase?: string | undefined;
  token?: string | TokenSource | undefined;
  onAuthRequired?: (() => void) | undefined;
}

// The client itself retries once after a network error; a second layer would multiply that.
const createQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 }, mutations: { retry: false } } });

function createOwnClient(
  apiBase: string | undefined,
  token: string | TokenSource | undefined,
  onAuthRequired: () => void,
) {
  if (apiBase !== undefined && token !== undefined) return createTeleClient({ apiBase, token, onAuthRequired });
  throw new Error(
    'Tele: TeleProvider was given neither a client nor both apiBase and token, so no call can be made. ' +
      'Pass <TeleProvider apiBase="https://…" token={token}>.',
  );
}

// A token that says nobody's name is taken for another person's each time it changes.
const ownerOf = (token: string): string => readToken(token).subject ?? token;

/** The client, and a cache that belongs to one person at one service: `generation` changes with either. */
export const useClient = ({ client, apiBase, token, onAuthRequired }: ClientSource) => {
  const latestToken = useLatest(token);
  const latestAuth = useLatest(onAuthRequired);
  const fixedToken = typeof token === 'string' ? token : undefined;
  const hasToken = token !== undefined;
  const owner = client ?? `${apiBase} ${fixedToken === undefined ? '' : ownerOf(fixedToken)}`;
  const ownClient = useMemo(() => {
    if (client) return client;
    const source: TokenSource = async (why) => {
      const current = latestToken.current;
      return typeof current === 'function' ? current(why) : (current ?? null);
    };
    return createOwnClient(apiBase, fixedToken ?? (hasToken ? source : undefined), () => latestAuth.current?.());
  }, [client, apiBase, fixedToken, hasToken, latestToken, latestAuth]);
  // Another person's data must not outlive a change of token: the cache goes with its owner, and the screens with it.
  const [cache, setCache] = useState(() => ({ owner, queryClient: createQueryClient(), generation: 0 }));
  if (cache.owner !== owner) {
    setCache({ owner, queryClient: createQueryClient(), generation: cache.generation + 1 });
  }
  return { client: ownClient, queryClient: cache.queryClient, generation: cache.generation };
};
