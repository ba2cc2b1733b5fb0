import { Link, useMessages } from '@tele/ui';
import type { ReactNode } from 'react';
import { TeleProvider } from '../provider/TeleProvider.tsx';
import type { StripeSettings } from '../provider/context.ts';
import { ReadyContext, useTellReady } from '../host/use-ready.ts';
import { useHydrated } from './use-hydrated.ts';
import { WidgetBoundary } from './WidgetBoundary.tsx';
import { widgetMessages } from './widget.messages.ts';
import type { PrivacyNotice, TeleWidgetProps } from './widget-props.ts';

export interface WidgetProps<Step extends string> {
  /** Class of the root, such as 'tele-match-widget'. */
  name: string;
  /** What the host gave. */
  host: TeleWidgetProps<Step> & { stripe?: StripeSettings | null };
  /** Stands in where the page is made on a server, and until it is taken over: it says nothing of a clock, a zone or a person. */
  loading: ReactNode;
  children: ReactNode;
}

/** What the four widgets stand in: the service, the look, and the border that nothing which fails inside crosses. */
export const Widget = <Step extends string>({ name, host, loading, children }: WidgetProps<Step>) => {
  const { apiBase, token, stripe, locale, messages, appearance, scheme, zone, link, keep, now, nonce, fetch, slots } =
    host;
  const { headingLevel = 2 } = host;
  const hydrated = useHydrated();
  const tellReady = useTellReady(host.onReady);
  return (
    <ReadyContext.Provider value={tellReady}>
      <WidgetBoundary root={{ scheme, appearance, className: name, headingLevel }} onError={host.onError}>
        <TeleProvider
          {...{
            apiBase,
            token,
            stripe,
            locale,
            messages,
            appearance,
            scheme,
            zone,
            link,
            keep,
            now,
            nonce,
            fetch,
            slots,
          }}
          onAuthRequired={host.onAuthRequired}
          onError={host.onError}
          headingLevel={headingLevel}
          contained
          className={name}
        >
          {hydrated ? children : loading}
          {host.privacyNotice && <Privacy {...host.privacyNotice} />}
        </TeleProvider>
      </WidgetBoundary>
    </ReadyContext.Provider>
  );
};

const Privacy = ({ text, url }: PrivacyNotice) => {
  const t = useMessages(widgetMessages);
  return (
    <p className="tele-widget__privacy">
      <Link href={url}>{text ?? t.privacy}</Link>
    </p>
  );
};
