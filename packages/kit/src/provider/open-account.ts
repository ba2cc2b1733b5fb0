import {
  createTeleClient,
  type AuthReason,
  type TeleClient,
  type TeleError,
  type TokenSource,
} from '@tele/core/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { AuthRequiredEvent, ErrorEvent } from '../host/events.ts';
import { widgetErrorOf } from '../host/widget-error.ts';
import { lateLookAtOrigin } from './late-look-at-origin.ts';
import { createOwner, nameOf, type Owner } from './owner.ts';

export interface ClientSource {
  client?: TeleClient | undefined;
  apiBase?: string | undefined;
  token?: string | TokenSource | null | undefined;
  onAuthRequired?: ((event: AuthRequiredEvent) => void) | undefined;
  onError?: ((event: ErrorEvent) => void) | undefined;
  fetch?: typeof globalThis.fetch | undefined;
}

/** A client and a cache for one person at one service; another person or service gets others, and the screens begin anew. */
export interface Account {
  service: TeleClient | string | undefined;
  generation: number;
  owner: Owner;
  client: TeleClient;
  queryClient: QueryClient;
}

export interface Opening {
  latest: Readonly<RefObject<ClientSource>>;
  service: Account['service'];
  generation: number;
  /** A token that has been asked for already. */
  handed: string | null;
  /** The host's function gave a token of somebody else. */
  onSomebodyElse: (owner: Owner, token: string) => void;
  /** Whether this account is shown still: one that has been left tells its host nothing more. */
  isShown: (owner: Owner) => boolean;
}

export function openAccount({ latest, service, generation, handed, onSomebodyElse, isShown }: Opening): Account {
  const owner = createOwner();
  let isLeft = false;
  const isHeard = (): boolean => !isLeft && isShown(owner);
  const tell = (error: unknown): void => {
    if (isHeard()) latest.current.onError?.(widgetErrorOf(error));
  };
  let waiting = handed;
  const source: TokenSource = async (why) => {
    const { token } = latest.current;
    const from = typeof token === 'function' ? 'function' : 'text';
    const given = waiting ?? (typeof token === 'function' ? await token(why) : token);
    waiting = null;
    // An answer that came too late, and one that is no token, are nobody's.
    if (why.signal.aborted || typeof given !== 'string' || given === '') return given ?? null;
    if (owner.admits(nameOf(given, from))) return given;
    // What one person's screens still had to send must never go out in the name of the next.
    if (from === 'function') {
      isLeft = true;
      onSomebodyElse(owner, given);
    }
    return null;
  };
  const onAuthRequired = (event: { reason: AuthReason }): void => {
    if (isHeard()) latest.current.onAuthRequired?.(event);
  };
  let looking: Promise<TeleError | null> | undefined;
  /** Once for all calls that have no answer at the same time, and for good when the origin is not allowed. */
  const look = async (failure: TeleError): Promise<TeleError> => {
    looking ??= lateLookAtOrigin
      .load()
      .then((lookAtOrigin) => lookAtOrigin(typeof service === 'string' ? service : '', fetch, window.location));
    const better = await looking.catch(() => null);
    if (!better) looking = undefined;
    return better ?? failure;
  };
  const fetch: typeof globalThis.fetch = (...request) => (latest.current.fetch ?? globalThis.fetch)(...request);
  return {
    service,
    generation,
    owner,
    client:
      typeof service === 'object'
        ? service
        : createTeleClient({
            apiBase: service ?? '',
            token: source,
            onAuthRequired,
            onUnreachable: look,
            fetch,
          }),
    queryClient: createQueryClient(tell),
  };
}

// The client itself retries once after a network error; a second layer would multiply that.
function createQueryClient(onError: (error: unknown) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: { queries: { retry: false, staleTime: 30_000 }, mutations: { retry: false } },
  });
}
