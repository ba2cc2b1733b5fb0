import type { TeleClient } from '@tele/client';
import type { LinkComponent } from '@tele/ui';
import { createContext, useSyncExternalStore } from 'react';
import { useProvided } from '../provided/use-provided.ts';
import type { Clock } from './clock.ts';
import type { ReadOnlyWatch } from './read-only-watch.ts';

/** Payment provider settings. */
export interface StripeSettings {
  /** Payment provider's publishable key, 'pk_live_…' or 'pk_test_…'. */
  publishableKey: string;
  /** URL of the provider's script, if not the provider's own. */
  scriptUrl?: string;
}

/** Host elements. A function creates one outside any shadow root, shown by a slot; `remove()` closes it. */
export interface FrameSlots {
  /** For the payment provider's card field. */
  card?: () => HTMLElement;
  /** For the human check. */
  humanCheck?: () => HTMLElement;
  /** Header of the host's surrounding dialog: steps put their title and Back there. */
  head?: HTMLElement;
}

/** Names of the slots for frames. */
export type FrameName = Exclude<keyof FrameSlots, 'head'>;

/** Value of a TeleProvider. */
export interface TeleValue {
  client: TeleClient;
  /** Null: payments are not configured. */
  stripe: StripeSettings | null;
  /** Current instant. For a value that updates on screen, use `useNow`. */
  now: () => Date;
  link: LinkComponent | undefined;
}

/** Settings of the host page. */
export interface HostPage {
  /** URL of the host's privacy notice; null without one. */
  privacyUrl: string | null;
  nonce: string | undefined;
  /** Creates a host element; undefined if frames render in place. */
  slots: { readonly [Name in FrameName]: (() => HTMLElement | undefined) | undefined };
  /** Null: no surrounding dialog with a header. */
  head: HTMLElement | null;
}

export interface TeleInternals extends TeleValue {
  page: HostPage;
  clock: Clock;
  readOnly: Pick<ReadOnlyWatch, 'read' | 'subscribe'>;
}

export interface ZoneValue {
  /** The host's default display zone, IANA name. */
  hostZone: string | undefined;
  /** Zone the person chose on any screen of this provider. */
  chosen: string | null;
  choose: (zone: string) => void;
}

export const TeleContext = createContext<TeleInternals | null>(null);
export const ZoneContext = createContext<ZoneValue | null>(null);

const useInternals = (): TeleInternals => useProvided(TeleContext, 'this component');

/** The provider's value. Throws without a TeleProvider. */
export const useTele = (): TeleValue => useInternals();

/** The host's nonce and slots. */
export const useHostPage = (): HostPage => useInternals().page;

/** End of read-only mode, as in `ReadOnlyWatch.read`; null while changes are accepted. */
export const useReadOnly = (): string | null => {
  const { read, subscribe } = useInternals().readOnly;
  return useSyncExternalStore(subscribe, read, read);
};

/** Current minute; re-renders when the next begins. */
export const useNow = (): Date => {
  const { clock } = useInternals();
  return useSyncExternalStore(clock.subscribe, clock.read, clock.read);
};
