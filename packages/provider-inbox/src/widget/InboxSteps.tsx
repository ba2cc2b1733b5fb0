import { StepWait, useLatest, useRemembered, useStep } from '@tele/kit';
import { LatePart } from '@tele/ui';
import { useEffect } from 'react';
import { InboxScreen } from '../inbox/InboxScreen.tsx';
import { lateRespond } from '../late-steps.ts';
import type { ProviderInboxProps } from '../ProviderInbox.tsx';
import { RespondLoading } from '../respond/RespondLoading.tsx';

interface Opened {
  selectionId: string;
  /** There is nothing more to answer once its page is left. */
  done?: true;
}

/** The steps of the widget. The step alone may be the host's; which request it shows is the widget's. */
export const InboxSteps = ({ host }: { host: ProviderInboxProps }) => {
  const [opened, setOpened] = useRemembered<Opened | null>('inbox.opened', null);
  const { step, go, titleRef } = useStep({
    step: host.step,
    steps: ['inbox', 'respond'],
    nearest: (wanted) => (opened ? wanted : 'inbox'),
    onStepChange: host.onStepChange,
  });
  // The card may be at work for longer than the host keeps its functions, and than the person stays at that request.
  const latest = useLatest({ host, shows: step === 'respond' && opened?.selectionId });
  const isLeft = step === 'inbox' && opened?.done;
  useEffect(() => {
    if (isLeft) setOpened(null);
  }, [isLeft, setOpened]);
  if (step === 'respond' && opened) {
    const { selectionId } = opened;
    return (
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
            key={selectionId}
            titleRef={titleRef}
            selectionId={selectionId}
            onInbox={() => go('inbox')}
            onDone={(outcome) => {
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
    );
  }
  return (
    <InboxScreen
      titleRef={titleRef}
      onView={(selectionId) => {
        setOpened({ selectionId });
        go('respond');
      }}
    />
  );
};
