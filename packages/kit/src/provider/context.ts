import type { TeleClient } from '@tele/client';
import type { LinkComponent } from '@tele/ui';
import { createContext, useSyncExternalStore } from 'react';
import { useProvided } from '../provided/use-provided.ts';
import type { Clock } from './clock.ts';
import type { ReadOnlyWatch } from './read-only-watch.ts';

export interface StripeSettings {
  /** Publishable key of the payment provider, `pk_live_…` or `pk_test_…`. */
  publishableKey: string;
  /** URL of the provider’s script. Default: the provider’s own. */
  scriptUrl?: string;
}

/** Host elements. A function creates one outside any shadow root, shown by a slot; `remove()` closes it. */
export interface FrameSlots {
  card?: () => HTMLElement;
  humanCheck?: () => HTMLElement;
  /** Header of the host's surrounding dialog: steps put their title and Back there. */
  head?: HTMLElement;
}

export type FrameName = Exclude<keyof FrameSlots, 'head'>;

export interface TeleValue {
  client: TeleClient;
  /** Null: payments are not configured. */
  stripe: StripeSettings | null;
  /** Current instant. For a value that updates on screen, use `useNow`. */
  now: () => Date;
  link: LinkComponent | undefined;
}

export interface HostPage {
  privacyUrl: string | null;
  nonce: string | undefined;
  slots: { readonly [Name in FrameName]: (() => HTMLElement | undefined) | undefined };
  head: HTMLElement | null;
}

export interface TeleInternals extends TeleValue {
  page: HostPage;
  clock: Clock;
  readOnly: Pick<ReadOnlyWatch, 'read' | 'subscribe'>;
}

export interface ZoneValue {
  hostZone: string | undefined;
  chosen: string | null;
  choose: (zone: string) => void;
}

export const TeleContext = createContext<TeleInternals | null>(null);
export const ZoneContext = createContext<ZoneValue | null>(null);

const useInternals = (): TeleInternals => useProvided(TeleContext, 'this component');

export const useTele = (): TeleValue => useInternals();

export const useHostPage = (): HostPage => useInternals().page;

/** End of read-only mode, as in `ReadOnlyWatch.read`; null while changes are accepted. */
export const useReadOnly = (): string | null => {
  const { read, subscribe } = useInternals().readOnly;
  return useSyncExternalStore(subscribe, read, read);
};

export const useNow = (): Date => {
  const { clock } = useInternals();
  return useSyncExternalStore(clock.subscribe, clock.read, clock.read);
};
