import type { TeleClient, TokenSource } from '@tele/client';
import type { QueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { AuthRequiredEvent, ErrorEvent } from '../host/events.ts';
import type { PartnerPage } from '../partner/partner-page.ts';
import type { Owner } from './owner.ts';
import type { ReadOnlyWatch } from './read-only-watch.ts';

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
  /** Whether the service takes changes; unknown with a client of the host's own. */
  readOnly: Pick<ReadOnlyWatch, 'read' | 'subscribe'>;
  /** Loads who is here on a partner's page; null on other pages. */
  partnerPage: (() => Promise<PartnerPage>) | null;
  /** Empties the cache and opens an account for nobody. */
  leave: () => void;
}

/** Another person after the owner, with a token from a function; or nobody, with null. */
export interface Arrival {
  after: Owner;
  token: string | null;
}

export interface AccountOptions {
  latest: Readonly<RefObject<ClientSource>>;
  service: Account['service'];
  generation: number;
  partner: Account['partner'];
  /** A token that the previous account asked for and did not use. */
  initialToken: string | null;
  onArrival: (arrival: Arrival) => void;
  /** Whether the owner is here, and the account on screen. */
  isActive: (owner: Owner) => boolean;
}
