import { StepWait, useLatest, useRemembered, useStep, type OfferEvent } from '@tele/kit';
import { LatePart } from '@tele/ui';
import { useEffect } from 'react';
import { InboxLoading } from '../inbox/InboxLoading.tsx';
import { InboxScreen } from '../inbox/InboxScreen.tsx';
import { lateReschedule, lateOfferSteps, lateRespond } from '../late-steps.ts';
import type { ProviderInboxProps } from '../ProviderInbox.tsx';
import { RespondLoading } from '../respond/RespondLoading.tsx';

type Opened = ({ selectionId: string } | { rescheduleId: string }) & {
  /** Answered: once its page is left, there is no step to return to. */
  done?: true;
};

const idOf = (opened: Opened): string => ('rescheduleId' in opened ? opened.rescheduleId : opened.selectionId);

/** Host's appointment page: 'https://clinic.example/day?apt=sel_1'. */
const appointmentAt =
  (url: string) =>
  (selectionId: string): string =>
    `${url}${url.includes('?') ? '&' : '?'}apt=${encodeURIComponent(selectionId)}`;

export const InboxSteps = ({ host }: { host: ProviderInboxProps }) => {
  const [opened, setOpened] = useRemembered<Opened | null>('inbox.opened', null);
  const { step, go, titleRef } = useStep({
    step: host.step,
    steps: ['inbox', 'respond', 'requests', 'offers', 'payouts'],
    nearest: (target) => (target === 'respond' && !opened ? 'inbox' : target),
    onStepChange: host.onStepChange,
  });
  // A card payment may outlast the host's callbacks and the person's stay on that request.
  const latest = useLatest({ host, shows: step === 'respond' && opened && idOf(opened) });
  const isLeft = step === 'inbox' && opened?.done;
  useEffect(() => {
    if (isLeft) setOpened(null);
  }, [isLeft, setOpened]);
  const to = (next: 'inbox' | 'requests' | 'offers' | 'payouts') => ({ onSelect: () => go(next) });
  const tabs = { inbox: to('inbox'), requests: to('requests'), offers: to('offers') };
  const onOfferMade = (offer: OfferEvent): void => latest.current.host.onOfferMade?.(offer);
  switch (step) {
    case 'requests':
    case 'offers':
    case 'payouts': {
      const offers = { titleRef, tabs, payouts: to('payouts'), onOfferMade };
      return (
        <LatePart
          code={lateOfferSteps}
          loading={
            <StepWait ref={titleRef}>
              <InboxLoading />
            </StepWait>
          }
        >
          {({ OpenRequestsScreen, OwnOffersScreen, PayoutsScreen }) => {
            if (step === 'payouts') return <PayoutsScreen titleRef={titleRef} back={to('requests')} />;
            return step === 'offers' ? <OwnOffersScreen {...offers} /> : <OpenRequestsScreen {...offers} />;
          }}
        </LatePart>
      );
    }
    case 'respond':
      if (opened && 'rescheduleId' in opened) {
        const { rescheduleId } = opened;
        return (
          <LatePart
            code={lateReschedule}
            loading={
              <StepWait ref={titleRef}>
                <RespondLoading />
              </StepWait>
            }
          >
            {(RescheduleScreen) => (
              <RescheduleScreen
                key={rescheduleId}
                titleRef={titleRef}
                rescheduleId={rescheduleId}
                onInbox={() => go('inbox')}
                onDone={() => {
                  if (latest.current.shows !== rescheduleId) return;
                  setOpened({ rescheduleId, done: true });
                  go('inbox');
                }}
              />
            )}
          </LatePart>
        );
      }
      return (
        opened && (
          <LatePart
            code={lateRespond}
            loading={
              <StepWait ref={titleRef}>
                <RespondLoading />
              </StepWait>
            }
          >
            {(RespondScreen) => (
              <RespondScreen
                key={opened.selectionId}
                titleRef={titleRef}
                selectionId={opened.selectionId}
                onInbox={() => go('inbox')}
                onDone={(outcome) => {
                  const { selectionId } = opened;
                  const { shows, host: now } = latest.current;
                  if (shows === selectionId) {
                    setOpened({ selectionId, done: true });
                    go('inbox');
                  }
                  if (outcome === 'accepted') now.onAccepted?.({ selectionId });
                  if (outcome === 'declined') now.onDeclined?.({ selectionId });
                }}
              />
            )}
          </LatePart>
        )
      );
    case 'inbox':
      return (
        <InboxScreen
          titleRef={titleRef}
          tabs={tabs}
          onView={(selectionId) => {
            setOpened({ selectionId });
            go('respond');
          }}
          onViewReschedule={(rescheduleId) => {
            setOpened({ rescheduleId });
            go('respond');
          }}
          {...(host.appointmentsUrl !== undefined && { appointmentHref: appointmentAt(host.appointmentsUrl) })}
        />
      );
  }
};
