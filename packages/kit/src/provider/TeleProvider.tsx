import type { TeleClient, TokenSource } from '@tele/client';
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

/** What a provider takes; with `client` or else with `apiBase` and `token` or `partner`. */
export interface TeleProviderProps {
  /** Address of the service, without a slash at the end. Needed unless `client` is given. */
  apiBase?: string;
  /** The bearer token, a function that fetches one, or null while nobody is signed in. Needed unless `client` is given. */
  token?: string | TokenSource | null;
  /** Publishable id of the partner whose page this is, tele_pub_…: while `token` gives none, whoever comes is a visitor. */
  partner?: string;
  /** What a host may have it do. */
  handle?: Ref<WidgetHandle>;
  /** Called when the service refuses the token and no fresh one was to be had. */
  onAuthRequired?: (event: AuthRequiredEvent) => void;
  /** Called with every failure: its kind and its code. */
  onError?: (event: ErrorEvent) => void;
  /** Makes the widget's calls to the service in place of the global `fetch`. */
  fetch?: typeof globalThis.fetch;
  /** For the scripts of the payment provider and the human check, where the page's Content-Security-Policy asks for one. */
  nonce?: string;
  /** Where frames of other companies are drawn when that is not in place: their scripts mount in no shadow root. And `head`, that of a dialog around. */
  slots?: FrameSlots;
  /** Where it is said how what people write is handled: linked above a reason and above details. */
  privacyNotice?: { text?: string; url: string };
  /** A client made by `createTeleClient`, in place of `apiBase`, `token` and `onAuthRequired`. */
  client?: TeleClient;
  /** Left out, every card form says that payments are not configured. */
  stripe?: StripeSettings | null;
  /** 'light' by default; 'auto' follows the reader's system. */
  scheme?: Scheme;
  /** Colours, radius, font, sizes: the eleven knobs that everything else is computed from. */
  appearance?: Appearance;
  /** Component used for links, such as your router’s. Default: `<a>`. */
  link?: LinkComponent;
  /** Zone in which times are shown at first, an IANA name such as 'Australia/Perth'. The person may choose another; nothing is saved. */
  zone?: string;
  /** BCP 47, 'en-AU' by default: how dates, numbers and plurals are written, and the direction. */
  locale?: string;
  /** Texts in place of ours, by table and message, or a function that gives those of a table. */
  messages?: MessageSource;
  /** Storage for picks and drafts. Default: memory. Clear it when the user changes. */
  keep?: SafeStorage;
  /** A clock in place of the machine's, for stories and tests. */
  now?: () => Date;
  /** The place of a widget, which finds again what it left when it was last on the page. Left out, everything goes with the provider. */
  place?: WidgetPlace;
  /** Stands in the place of the children while it is looked up what was left. */
  waiting?: ReactNode;
  /** Makes the root a size container, for a widget inside somebody else's page. */
  contained?: boolean;
  /** Rank of the first heading among those of the page around it; 1 by default. */
  headingLevel?: FirstHeading;
  className?: string;
  children: ReactNode;
}

const machineNow = (): Date => new Date();

/** What every Tele screen stands in: the service, the cache, the clock, the look. Anything may be passed inline. */
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
      // A service that is away ends the session by itself, in time.
      await partnerPage.leave().catch(() => undefined);
    },
  }));
  // With its state comes its code.
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
