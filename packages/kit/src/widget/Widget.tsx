import { LatePart, LateTroubleContext, MessagesProvider, SkeletonRegion, TeleRoot, useMessages } from '@tele/ui';
import { useCallback, version, type ReactNode } from 'react';
import { ReadyContext, useTellReady } from '../host/use-ready.ts';
import { widgetErrorOf } from '../host/widget-error.ts';
import { useLatest } from '../latest/use-latest.ts';
import type { ObjectRule } from '../props/check-props.ts';
import { lateProblems } from '../props/late-problems.ts';
import { useChecked } from '../props/use-checked.ts';
import { TeleProvider } from '../provider/TeleProvider.tsx';
import { useWidgetPlace } from '../provider/use-memory.ts';
import type { StripeSettings } from '../provider/context.ts';
import { queryMessages } from '../queries/query.messages.ts';
import { ReadOnlyNotice } from '../read-only/ReadOnlyNotice.tsx';
import { useHydrated } from './use-hydrated.ts';
import { NarrowWarning } from './NarrowWarning.tsx';
import { isReactKnown, OldReact } from './OldReact.tsx';
import { Privacy } from './Privacy.tsx';
import { WidgetBoundary } from './WidgetBoundary.tsx';
import type { TeleWidgetProps } from '../props/widget-props.ts';

type FrameProps = Omit<TeleWidgetProps, 'step' | 'onStepChange'> & { stripe?: StripeSettings | null };

export interface WidgetProps<Host extends FrameProps> {
  name: string;
  host: Host;
  rules: ObjectRule;
  /** Shown on the server and until hydration: must not depend on a clock, a zone or a person. */
  loading: ReactNode;
  /** False for a part as small as its content. */
  contained?: boolean;
  children: (host: Host) => ReactNode;
}

export const Widget = <Host extends FrameProps>(props: WidgetProps<Host>) =>
  isReactKnown(version) ? <Frame {...props} /> : <OldReact name={props.name} onError={props.host.onError} />;

const Frame = <Host extends FrameProps>({
  name,
  host: given,
  rules,
  loading,
  contained = true,
  children,
}: WidgetProps<Host>) => {
  const { usable: host, problems } = useChecked(name, rules, given);
  const { locale, messages, appearance, scheme, headingLevel = 2, onError, onReady } = host;
  const stopping = problems.filter(({ stops }) => stops);
  const hydrated = useHydrated();
  const tellReady = useTellReady(onReady);
  const latestError = useLatest(onError);
  const tellTrouble = useCallback(
    (error?: unknown) =>
      latestError.current?.(
        error === undefined ? { type: 'render_error', code: 'PART_NOT_LOADED' } : widgetErrorOf(error),
      ),
    [latestError],
  );
  const place = useWidgetPlace(name);
  const waiting = <Loading>{loading}</Loading>;
  const privacy = host.privacyNotice && <Privacy {...host.privacyNotice} />;
  const root = { scheme, appearance, className: name, headingLevel, contained };
  return (
    <ReadyContext.Provider value={tellReady}>
      <WidgetBoundary root={root} words={{ locale, messages }} onError={onError} onKeep={place.leave}>
        <LateTroubleContext.Provider value={tellTrouble}>
          {stopping.length === 0 ? (
            <TeleProvider
              {...host}
              token={host.token ?? null}
              {...root}
              place={place}
              waiting={
                <>
                  {waiting}
                  {privacy}
                </>
              }
            >
              {contained && <NarrowWarning name={name} />}
              <ReadOnlyNotice />
              {/* Never on a server: saved state is only available in the browser. */}
              {children(host)}
              {privacy}
            </TeleProvider>
          ) : (
            <MessagesProvider locale={locale} messages={messages}>
              <TeleRoot {...root}>
                {hydrated ? (
                  <LatePart code={lateProblems} loading={waiting}>
                    {({ Misconfigured }) => <Misconfigured problems={stopping} />}
                  </LatePart>
                ) : (
                  waiting
                )}
              </TeleRoot>
            </MessagesProvider>
          )}
        </LateTroubleContext.Provider>
      </WidgetBoundary>
    </ReadyContext.Provider>
  );
};

const Loading = ({ children }: { children: ReactNode }) => (
  <SkeletonRegion label={useMessages(queryMessages).loading}>{children}</SkeletonRegion>
);
