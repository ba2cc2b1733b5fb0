import { LateTroubleContext, Link, SkeletonRegion, useMessages } from '@tele/ui';
import { useCallback, type ReactNode } from 'react';
import { ReadyContext, useTellReady } from '../host/use-ready.ts';
import { useLatest } from '../latest/use-latest.ts';
import { TeleProvider } from '../provider/TeleProvider.tsx';
import type { StripeSettings } from '../provider/context.ts';
import { queryMessages } from '../queries/query.messages.ts';
import { useGuarded } from './use-guarded.ts';
import { useHydrated } from './use-hydrated.ts';
import { WidgetBoundary } from './WidgetBoundary.tsx';
import { widgetMessages } from './widget.messages.ts';
import type { PrivacyNotice, TeleWidgetProps } from './widget-props.ts';

/** What the frame itself reads of what a host gave. */
type FrameProps = Omit<TeleWidgetProps, 'step' | 'onStepChange'> & { stripe?: StripeSettings | null };

export interface WidgetProps<Host extends FrameProps> {
  /** Class of the root, such as 'tele-match-widget'. */
  name: string;
  /** What the host gave. */
  host: Host;
  /** Stands in where the page is made on a server, and until it is taken over: it says nothing of a clock, a zone or a person. */
  loading: ReactNode;
  /** The widget, of what the host gave made fit for use. */
  children: (host: Host) => ReactNode;
}

/** What the four widgets stand in: the service, the look, and the border that nothing which fails inside crosses. */
export const Widget = <Host extends FrameProps>({ name, host: given, loading, children }: WidgetProps<Host>) => {
  const host = useGuarded(given);
  const { locale, messages, appearance, scheme, headingLevel = 2, onError } = host;
  const hydrated = useHydrated();
  const tellReady = useTellReady(host.onReady);
  const latestError = useLatest(onError);
  const tellTrouble = useCallback(
    () => latestError.current?.({ type: 'render_error', code: 'PART_NOT_LOADED' }),
    [latestError],
  );
  return (
    <ReadyContext.Provider value={tellReady}>
      <WidgetBoundary
        root={{ scheme, appearance, className: name, headingLevel }}
        words={{ locale, messages }}
        onError={onError}
      >
        <TeleProvider {...host} headingLevel={headingLevel} contained className={name}>
          <LateTroubleContext.Provider value={tellTrouble}>
            {hydrated ? children(host) : <Loading>{loading}</Loading>}
          </LateTroubleContext.Provider>
          {host.privacyNotice && <Privacy {...host.privacyNotice} />}
        </TeleProvider>
      </WidgetBoundary>
    </ReadyContext.Provider>
  );
};

const Loading = ({ children }: { children: ReactNode }) => (
  <SkeletonRegion label={useMessages(queryMessages).loading}>{children}</SkeletonRegion>
);

const Privacy = ({ text, url }: PrivacyNotice) => {
  const t = useMessages(widgetMessages);
  return (
    <p className="tele-widget__privacy">
      <Link href={url}>{text ?? t.privacy}</Link>
    </p>
  );
};
