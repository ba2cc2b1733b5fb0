import { createTeleClient, TeleError, type AuthReason, type TeleClient, type TokenSource } from '@tele/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { AuthRequiredEvent, ErrorEvent } from '../host/events.ts';
import { isOriginError } from '../errors/is-origin-error.ts';
import { refusalOf } from '../errors/refusal-of.ts';
import { isSignInError } from '../errors/is-sign-in-error.ts';
import { widgetErrorOf } from '../host/widget-error.ts';
import { latePartner } from '../partner/late-partner.ts';
import type { PartnerPage } from '../partner/partner-page.ts';
import { lateCheckOrigin } from './late-check-origin.ts';
import { createOwner, nameOf, type Owner } from './owner.ts';
import { createReadOnlyWatch, type ReadOnlyWatch } from './read-only-watch.ts';

export interface ClientSource {
  client?: TeleClient | undefined;
  apiBase?: string | undefined;
  token?: string | TokenSource | null | undefined;
  partner?: string | undefined;
  onAuthRequired?: ((event: AuthRequiredEvent) => void) | undefined;
  onError?: ((event: ErrorEvent) => void) | undefined;
  fetch?: typeof globalThis.fetch | undefined;
  now?: (() => Date) | undefined;
}

/** A client and a cache for one person at one service; another person or service gets others, and the screens begin anew. */
export interface Account {
  service: TeleClient | string | undefined;
  generation: number;
  partner: string | undefined;
  owner: Owner;
  client: TeleClient;
  queryClient: QueryClient;
  /** Whether the service takes changes; with a client of the host's nothing is known of it. */
  readOnly: Pick<ReadOnlyWatch, 'read' | 'subscribe'>;
  /** Who is here, where the host's page is one of a partner. */
  partnerPage: (() => Promise<PartnerPage>) | null;
  /** Whoever is here has left: nothing of what is held is to be found by the next. */
  leave: () => void;
}

export interface Opening {
  latest: Readonly<RefObject<ClientSource>>;
  service: Account['service'];
  generation: number;
  partner: Account['partner'];
  /** A token that has been asked for already. */
  handed: string | null;
  /** Somebody else is here: with a token that the host's function gave, or nobody. */
  onSomebodyElse: (owner: Owner, token: string | null) => void;
  /** Whether this account is shown still: one that has been left tells its host nothing more. */
  isShown: (owner: Owner) => boolean;
}

export function openAccount(opening: Opening): Account {
  const { latest, service, generation, partner, handed, onSomebodyElse, isShown } = opening;
  const owner = createOwner();
  let isLeft = false;
  const isHeard = (): boolean => !isLeft && isShown(owner);
  const tell = (error: unknown): void => {
    // To be a visitor is no failure.
    const isVisitor = partnerPage !== null && owner.name() === null && isSignInError(error);
    // Nor is a call beyond the specification that this service lacks.
    const isLacking = error instanceof TeleError && error.code === 'NOT_OFFERED';
    if (isHeard() && !isVisitor && !isLacking) latest.current.onError?.(widgetErrorOf(error));
  };
  const partnerPage =
    typeof service === 'string' && partner !== undefined
      ? () =>
          latePartner
            .load()
            .then(({ partnerPageOf }) => partnerPageOf({ apiBase: service, partner }, { fetch, onUnreachable: look }))
      : null;
  let waiting = handed;
  let fromPage = handed;
  const source: TokenSource = async (why) => {
    const { token } = latest.current;
    let from: 'function' | 'text' = typeof token === 'function' ? 'function' : 'text';
    let given = waiting ?? (typeof token === 'function' ? await token(why) : token);
    waiting = null;
    // A text that is good no more gives way to a sign-in here; a function says by itself when it has none.
    if (partnerPage && !isLeft && (!given || (from === 'text' && why.reason !== 'initial'))) {
      const page = await partnerPage();
      const signedIn = await page.personToken(why.reason === 'rejected' ? fromPage : null);
      if (signedIn !== null) [given, fromPage, from] = [signedIn, signedIn, 'function'];
    }
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
    // Who comes to a page of a partner is a visitor, and is signed in by the widget itself.
    if (isHeard() && !(partnerPage && event.reason === 'missing')) latest.current.onAuthRequired?.(event);
  };
  let looking: Promise<TeleError | null> | undefined;
  const ask: typeof globalThis.fetch = (...request) => (latest.current.fetch ?? globalThis.fetch)(...request);
  /** Once for all calls that have no answer at the same time, and until one has when the origin is not allowed: the host is told once, too. */
  const look = async (failure: TeleError): Promise<TeleError> => {
    looking ??= lateCheckOrigin
      .load()
      .then((checkOrigin) => checkOrigin(typeof service === 'string' ? service : '', ask, window))
      .then((better) => {
        if (better) tell(better);
        return better;
      });
    const better = await looking.catch(() => null);
    if (!better) looking = undefined;
    return better ?? failure;
  };
  const readOnly = createReadOnlyWatch();
  const fetch: typeof globalThis.fetch = async (...request) => {
    const response = await ask(...request);
    looking = undefined;
    readOnly.hear(response);
    return response;
  };
  // Of a visitor the partner's page itself is asked, and tells.
  const isPageRefused = (error: unknown): boolean => owner.name() !== null && refusalOf(error) !== null;
  const queryClient = createQueryClient((error) => {
    if (!isOriginError(error) && !isPageRefused(error)) tell(error);
  });
  return {
    service,
    generation,
    partner,
    owner,
    partnerPage,
    leave() {
      isLeft = true;
      queryClient.clear();
      onSomebodyElse(owner, null);
    },
    client:
      typeof service === 'object'
        ? service
        : withFailures(
            createTeleClient({
              apiBase: service ?? '',
              token: source,
              visit: partnerPage ? async (refused) => (await partnerPage()).visit(refused) : undefined,
              onAuthRequired,
              onUnreachable: look,
              fetch,
              now: () => (latest.current.now?.() ?? new Date()).getTime(),
            }),
            (error) => {
              if (isPageRefused(error)) tell(error);
            },
          ),
    queryClient,
    readOnly,
  };
}

/** Hears of each call that fails: those that a card pays for go through no cache that would tell. */
const withFailures = (client: TeleClient, onFailure: (error: unknown) => void): TeleClient => ({
  ...client,
  async call(...request) {
    try {
      return await client.call(...request);
    } catch (error) {
      onFailure(error);
      throw error;
    }
  },
});

// The client itself retries once after a network error; a second layer would multiply that.
function createQueryClient(onError: (error: unknown) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: { queries: { retry: false, staleTime: 30_000 }, mutations: { retry: false } },
  });
}
