import { StepWait, useRemembered, useStep } from '@tele/kit';
import { LatePart } from '@tele/ui';
import { useCallback, useRef } from 'react';
import { QueueScreen } from '../queue/QueueScreen.tsx';
import type { QueueFilter } from '../queue/shown.ts';
import { ReviewLoading } from '../review/ReviewLoading.tsx';
import type { StaffDeskProps } from '../StaffDesk.tsx';
import { lateReview } from './late-review.ts';

export const DeskSteps = ({ host }: { host: StaffDeskProps }) => {
  const [opened, setOpened] = useRemembered<string | null>('staff.opened', null);
  const [shown, show] = useRemembered<QueueFilter>('staff.shown', 'PENDING');
  const { step, go, titleRef } = useStep({
    step: host.step,
    steps: ['queue', 'review'],
    nearest: (target) => (opened === null ? 'queue' : target),
    onStepChange: host.onStepChange,
  });
  // The step stays the same from one application to the next, so its heading takes the focus here.
  const moved = useRef(false);
  const reviewTitleRef = useCallback(
    (title: HTMLElement | null) => {
      titleRef(title);
      if (!title || !moved.current) return;
      moved.current = false;
      title.focus();
    },
    [titleRef],
  );
  const open = (applicationId: string | null): void => {
    const next = applicationId === null ? 'queue' : 'review';
    if (applicationId !== null) setOpened(applicationId);
    if (next === step) moved.current = true;
    else go(next);
  };
  const toReview = (applicationId: string) => ({ onSelect: () => open(applicationId) });
  if (step === 'queue' || opened === null) {
    return (
      <QueueScreen
        titleRef={titleRef}
        shown={shown}
        toShown={(one) => ({ onSelect: () => show(one) })}
        toReview={toReview}
      />
    );
  }
  return (
    <LatePart
      code={lateReview}
      loading={
        <StepWait ref={titleRef}>
          <ReviewLoading />
        </StepWait>
      }
    >
      {(ReviewScreen) => (
        <ReviewScreen
          key={opened}
          applicationId={opened}
          titleRef={reviewTitleRef}
          toQueue={{ onSelect: () => open(null) }}
          toReview={toReview}
          onOpen={open}
        />
      )}
    </LatePart>
  );
};
