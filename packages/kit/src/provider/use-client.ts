import {
  createTeleClient,
  readToken,
  type TeleClient,
  type TeleClientOptions,
  type TokenSource,
} from '@tele/core/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useLatest } from '../latest/use-latest.ts';
import type { AuthRequiredEvent, ErrorEvent } from '../host/events.ts';
import { widgetErrorOf } from '../host/widget-error.ts';

export interface ClientSource {
  client?: TeleClient | undefined;
  apiBase?: string | undefined;
  token?: string | TokenSource | null | undefined;
  onAuthRequired?: ((event: AuthRequiredEvent) => void) | undefined;
  onError?: ((event: ErrorEvent) => void) | undefined;
  fetch?: typeof globalThis.fetch | undefined;
}

// The client itself retries once after a network error; a second layer would multiply that.
function createQueryClient(onError: (error: unknown) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: { queries: { retry: false, staleTime: 30_000 }, mutations: { retry: false } },
  });
}

function createOwnClient(
  apiBase: string | undefined,
  token: string | TokenSource | null | undefined,
  seams: Pick<TeleClientOptions, 'onAuthRequired' | 'fetch'>,
) {
  if (apiBase !== undefined && token !== undefined) return createTeleClient({ apiBase, token, ...seams });
  throw new Error(
    'Tele: TeleProvider was given neither a client nor both apiBase and token, so no call can be made. ' +
      'Pass <TeleProvider apiBase="https://…" token={token}>.',
  );
}

// A token that says nobody's name is taken for another person's each time it changes.
const ownerOf = (token: string): string => readToken(token).subject ?? token;

/** The client, and a cache that belongs to one person at one service: `generation` changes with either. */
export const useClient = ({ client, apiBase, token, onAuthRequired, onError, fetch }: ClientSource) => {
  const latestToken = useLatest(token);
  const latestAuth = useLatest(onAuthRequired);
  const latestFetch = useLatest(fetch);
  const latestError = useLatest(onError);
  const tell = useCallback((error: unknown) => latestError.current?.(widgetErrorOf(error)), [latestError]);
  const fixedToken = typeof token === 'string' ? token : undefined;
  const hasToken = token !== undefined;
  const owner = client ?? `${apiBase} ${fixedToken === undefined ? '' : ownerOf(fixedToken)}`;
  const ownClient = useMemo(() => {
    if (client) return client;
    const source: TokenSource = async (why) => {
      const current = latestToken.current;
      return typeof current === 'function' ? current(why) : (current ?? null);
    };
    return createOwnClient(apiBase, fixedToken ?? (hasToken ? source : undefined), {
      onAuthRequired: (event) => latestAuth.current?.(event),
      fetch: (...request) => (latestFetch.current ?? globalThis.fetch)(...request),
    });
  }, [client, apiBase, fixedToken, hasToken, latestToken, latestAuth, latestFetch]);
  // Another person's data must not outlive a change of token: the cache goes with its owner, and the screens with it.
  const [cache, setCache] = useState(() => ({ owner, queryClient: createQueryClient(tell), generation: 0 }));
  if (cache.owner !== owner) {
    setCache({ owner, queryClient: createQueryClient(tell), generation: cache.generation + 1 });
  }
  return { client: ownClient, queryClient: cache.queryClient, generation: cache.generation };
};
