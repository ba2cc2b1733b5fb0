import type { TeleClient } from '@tele/client';
import type { LinkComponent } from '@tele/ui';
import { createContext, useSyncExternalStore } from 'react';
import { useProvided } from '../provided/use-provided.ts';
import type { Clock } from './clock.ts';
import type { ReadOnlyWatch } from './read-only-watch.ts';

/** How this page reaches the payment provider. */
export interface StripeSettings {
  /** The payment provider's publishable key, 'pk_live_…' or 'pk_test_…'. */
  publishableKey: string;
  /** Address of the provider's script, when it is not the provider's own. */
  scriptUrl?: string;
}

/** Places of the host's. Those that are called stand in the document proper, outside any shadow root, and show through a slot: each call opens one, the element's `remove()` closes it. */
export interface FrameSlots {
  /** For the payment provider's card field. */
  card?: () => HTMLElement;
  /** For the human check. */
  humanCheck?: () => HTMLElement;
  /** The head of a dialog of the host's around the widget: a step says there what it is about, and leads back, in place of a head of its own. */
  head?: HTMLElement;
}

/** The places that a frame is opened in. */
export type FrameName = Exclude<keyof FrameSlots, 'head'>;

/** What stands under a provider. */
export interface TeleValue {
  client: TeleClient;
  /** Null: payments are not configured. */
  stripe: StripeSettings | null;
  /** The present instant. For a value that follows the clock on screen use `useNow`. */
  now: () => Date;
  link: LinkComponent | undefined;
}

/** What the page around us asks of what we put on it. */
export interface HostPage {
  /** Where the host says how it handles what people write; null where it says nothing. */
  privacyUrl: string | null;
  nonce: string | undefined;
  /** Opens a place of the host's; undefined where frames are drawn in place. */
  slots: { readonly [Name in FrameName]: (() => HTMLElement | undefined) | undefined };
  /** Null: no dialog with a head is around. */
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
  /** What the person chose on any screen of this provider. */
  chosen: string | null;
  choose: (zone: string) => void;
}

export const TeleContext = createContext<TeleInternals | null>(null);
export const ZoneContext = createContext<ZoneValue | null>(null);

const useInternals = (): TeleInternals => useProvided(TeleContext, 'this component');

/** What the provider holds. Throws without a TeleProvider. */
export const useTele = (): TeleValue => useInternals();

/** The nonce and the slots that the host gave. */
export const useHostPage = (): HostPage => useInternals().page;

/** Until when the service takes nobody's changes, as `ReadOnlyWatch.read` says it; null while it takes them. */
export const useReadOnly = (): string | null => {
  const { read, subscribe } = useInternals().readOnly;
  return useSyncExternalStore(subscribe, read, read);
};

/** The present minute; re-renders when the next one begins. */
export const useNow = (): Date => {
  const { clock } = useInternals();
  return useSyncExternalStore(clock.subscribe, clock.read, clock.read);
};
