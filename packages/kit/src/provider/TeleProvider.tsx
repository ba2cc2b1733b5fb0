import type { TeleClient, TeleClientOptions, TokenSource } from '@tele/client';
import {
  MessagesProvider,
  TeleRoot,
  ToastProvider,
  type Appearance,
  type FirstHeading,
  type LinkComponent,
  type MessageSource,
  type Scheme,
} from '@tele/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useImperativeHandle, useMemo, useState, type ReactNode, type Ref } from 'react';
import { MemoryContext, KeepContext } from '../keep/context.ts';
import { pageLeases } from '../keep/leases.ts';
import { PartnerContext } from '../partner/context.ts';
import { latePartner } from '../partner/late-partner.ts';
import { usePartnerState } from '../partner/use-partner-state.ts';
import type { WidgetHandle } from '../host/widget-handle.ts';
import { usePartnerPage } from './use-partner-page.ts';
import type { SafeStorage } from '../storage/storage.ts';
import { StoresProvider } from '../store/StoresProvider.tsx';
import { createClock } from './clock.ts';
import type { AuthRequiredEvent, ErrorEvent } from '../host/events.ts';
import { TeleContext, ZoneContext, type FrameSlots, type StripeSettings } from './context.ts';
import { HostLink, HostLinkContext } from './HostLink.tsx';
import { useClient } from './use-client.ts';
import { useMemory, type WidgetPlace } from './use-memory.ts';
import { useHostPageValue } from './use-host-page.ts';
import { useLatest } from '../latest/use-latest.ts';

export interface TeleProviderProps {
  /** Base URL of the service, without a trailing slash. Required without `client`. */
  apiBase?: string;
  /** Bearer token, a function that fetches one, or null while signed out. Required without `client`. */
  token?: string | TokenSource | null;
  /** Publishable ID of the page's partner, tele_pub_…. Without a `token`, people are visitors. */
  partner?: string;
  /** Without `partner`: the client's `visit`, for people who are signed out. */
  visit?: TeleClientOptions['visit'];
  /** Ref to the imperative methods. */
  handle?: Ref<WidgetHandle>;
  /** Called when the service refuses the token and there is no new one. */
  onAuthRequired?: (event: AuthRequiredEvent) => void;
  /** Called on every failure, with its type and code. */
  onError?: (event: ErrorEvent) => void;
  /** Replaces the global `fetch` for the widget's calls. */
  fetch?: typeof globalThis.fetch;
  /** CSP nonce for the payment provider's and human check's scripts. */
  nonce?: string;
  /** Elements for third-party frames, which cannot mount in a shadow root, and `head`, a dialog's header. */
  slots?: FrameSlots;
  /** Link to the privacy notice, shown above reasons and personal details. */
  privacyNotice?: { text?: string; url: string };
  /** A client from `createTeleClient`, instead of `apiBase`, `token` and `onAuthRequired`. */
  client?: TeleClient;
  /** Without it, card forms say that payments are not configured. */
  stripe?: StripeSettings | null;
  /** Default: 'light'; 'auto' follows the reader's system. */
  scheme?: Scheme;
  /** Eleven design settings: colours, radius, fonts, sizes and more. The rest follows from them. */
  appearance?: Appearance;
  /** Component used for links, such as your router’s. Default: `<a>`. */
  link?: LinkComponent;
  /** Initial zone of times, an IANA name such as 'Australia/Perth'. People may change it; not saved. */
  zone?: string;
  /** BCP 47 locale of dates, numbers, plurals and direction. Default: 'en-AU'. */
  locale?: string;
  /** Your texts, by table and message, or a function that returns a table's. */
  messages?: MessageSource;
  /** Storage for picks and drafts. Default: memory. Clear it when the user changes. */
  keep?: SafeStorage;
  /** Replaces the device's clock, for stories and tests. */
  now?: () => Date;
  /** A widget's place on the page: a remounted widget gets its state back. Default: state ends with the provider. */
  place?: WidgetPlace;
  /** Shown while earlier state is being found. */
  waiting?: ReactNode;
  /** Makes the root a size container, for a widget in a host page. */
  contained?: boolean;
  /** Level of the first heading. Default: 1. */
  headingLevel?: FirstHeading;
  className?: string;
  children: ReactNode;
}

const machineNow = (): Date => new Date();

export const TeleProvider = (props: TeleProviderProps) => {
  const account = useClient(props);
  const { client, queryClient, generation, readOnly } = account;
  const link = props.link ? HostLink : undefined;
  const latestNow = useLatest(props.now ?? machineNow);
  const [time] = useState(() => {
    const now = (): Date => latestNow.current();
    return { now, clock: createClock(now) };
  });
  const partnerPage = usePartnerPage(account);
  const partner = usePartnerState(partnerPage);
  const { publishableKey, scriptUrl } = props.stripe ?? partner?.stripe ?? {};
  const page = useHostPageValue(props.nonce, props.slots, props.privacyNotice?.url ?? null);
  const value = useMemo(
    () => ({
      client,
      page,
      stripe: publishableKey ? { publishableKey, ...(scriptUrl && { scriptUrl }) } : null,
      link,
      readOnly,
      ...time,
    }),
    [client, page, publishableKey, scriptUrl, link, readOnly, time],
  );
  const hostZone = props.zone;
  const [chosen, choose] = useState<string | null>(null);
  const zones = useMemo(() => ({ hostZone, chosen, choose }), [hostZone, chosen]);
  const memory = useMemory(account, props.place);
  useImperativeHandle(props.handle, () => ({
    async logout() {
      pageLeases.forgetOf(account.owner.name());
      if (!partnerPage) return account.leave();
      // If the service is unreachable, the session expires there.
      await partnerPage.leave().catch(() => undefined);
    },
  }));
  const parts = partnerPage && latePartner.part;
  const screens = memory ? <StoresProvider stores={memory.stores}>{props.children}</StoresProvider> : props.waiting;
  return (
    <QueryClientProvider key={generation} client={queryClient}>
      <TeleContext.Provider value={value}>
        <ZoneContext.Provider value={zones}>
          <HostLinkContext.Provider value={props.link}>
            <KeepContext.Provider value={props.keep ?? memory?.kept ?? null}>
              <MemoryContext.Provider value={memory?.remembered ?? null}>
                <MessagesProvider locale={props.locale} messages={props.messages}>
                  <TeleRoot
                    scheme={props.scheme}
                    appearance={props.appearance}
                    link={link}
                    headingLevel={props.headingLevel}
                    contained={props.contained}
                    className={props.className}
                  >
                    <PartnerContext.Provider value={partnerPage}>
                      <ToastProvider>
                        {parts && (
                          <parts.PartnerWatch
                            page={partnerPage}
                            onArrival={() => void client.session?.refresh()}
                            onLeft={account.leave}
                            needsVisit={!props.stripe}
                            onError={props.onError}
                          />
                        )}
                        {parts && partner?.refusal ? <parts.PartnerRefused refusal={partner.refusal} /> : screens}
                      </ToastProvider>
                    </PartnerContext.Provider>
                  </TeleRoot>
                </MessagesProvider>
              </MemoryContext.Provider>
            </KeepContext.Provider>
          </HostLinkContext.Provider>
        </ZoneContext.Provider>
      </TeleContext.Provider>
    </QueryClientProvider>
  );
};
