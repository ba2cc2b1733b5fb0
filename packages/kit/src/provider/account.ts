import type { TeleClient, TeleClientOptions, TokenSource } from '@tele/client';
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
  visit?: TeleClientOptions['visit'];
  onAuthRequired?: ((event: AuthRequiredEvent) => void) | undefined;
  onError?: ((event: ErrorEvent) => void) | undefined;
  fetch?: typeof globalThis.fetch | undefined;
  now?: (() => Date) | undefined;
}

/** Client and cache of one person at one service. Another person or service gets new ones; screens start over. */
export interface Account {
  service: TeleClient | string | undefined;
  generation: number;
  partner: string | undefined;
  owner: Owner;
  client: TeleClient;
  queryClient: QueryClient;
  /** Read-only mode of the service; unknown with the host's own client. */
  readOnly: Pick<ReadOnlyWatch, 'read' | 'subscribe'>;
  partnerPage: (() => Promise<PartnerPage>) | null;
  leave: () => void;
}

/** A function's token for another person, or null for a sign-out. */
export interface Arrival {
  after: Owner;
  token: string | null;
}

export interface AccountOptions {
  latest: Readonly<RefObject<ClientSource>>;
  service: Account['service'];
  generation: number;
  partner: Account['partner'];
  /** A token the previous account requested but did not use. */
  initialToken: string | null;
  onArrival: (arrival: Arrival) => void;
  /** True while the owner is here and the account is on screen. */
  isActive: (owner: Owner) => boolean;
}
