import { useQueryClient } from '@tanstack/react-query';
import type { WaitingReschedule } from '@tele/core';
import { errorText, refreshAfter, useChange, useFormat } from '@tele/kit';
import { Button, Card, Heading, LatePart, Notice, Skeleton, SkeletonRegion, useMessages } from '@tele/ui';
import { useId } from 'react';
import { dayNames } from './day-names.ts';
import { lateRescheduleDay } from './late-reschedule-day.ts';
import { rescheduleMessages } from './reschedule.messages.ts';
import '../respond/RespondScreen.css';
import './RescheduleAnswer.css';

export interface RescheduleAnswerProps {
  reschedule: WaitingReschedule;
  onDone: (outcome: 'moved' | 'kept') => void;
}

export const RescheduleAnswer = ({ reschedule, onDone }: RescheduleAnswerProps) => {
  const t = useMessages(rescheduleMessages);
  const format = useFormat();
  const cache = useQueryClient();
  const id = useId();
  const { rescheduleId } = reschedule;
  const accept = useChange('acceptReschedule', { onDone: () => onDone('moved') });
  const decline = useChange('declineReschedule', { onDone: () => onDone('kept') });
  const { from, to } = dayNames(reschedule, format);
  const busy = accept.isPending || decline.isPending;
  const error = accept.error ?? decline.error;
  const answer = (change: typeof accept | typeof decline): void => {
    accept.reset();
    decline.reset();
    // Answered elsewhere, cancelled or expired: reloads the waiting requests.
    change.mutate({ params: { id: rescheduleId } }, { onError: () => void refreshAfter(cache, 'acceptReschedule') });
  };
  return (
    <div className="tele-respond__action">
      <Card as="section" padded aria-labelledby={id}>
        <div className="tele-respond__facts">
          <div>
            <Heading level={2} look="card" id={id}>
              {t.answer}
            </Heading>
            <p className="tele-respond__lede">{t.answerText({ day: from })}</p>
          </div>
          {error && (
            <Notice tone="critical" role="alert" compact>
              {errorText(error, t.failed)}
            </Notice>
          )}
          <div className="tele-reschedule-answer">
            <Button
              size="lg"
              disabled={busy && !decline.isPending}
              loading={decline.isPending}
              loadingLabel={decline.isPaused ? t.waiting : t.keeping}
              onClick={() => answer(decline)}
            >
              {t.keep({ day: from })}
            </Button>
            <Button
              variant="primary"
              size="lg"
              disabled={busy && !accept.isPending}
              loading={accept.isPending}
              loadingLabel={accept.isPaused ? t.waiting : t.moving}
              onClick={() => answer(accept)}
            >
              {t.moveTo({ day: to })}
            </Button>
          </div>
        </div>
      </Card>
      <LatePart
        code={lateRescheduleDay}
        headingLevel={3}
        loading={
          <SkeletonRegion label={t.dayLoading}>
            <Skeleton shape="block" height={320} />
          </SkeletonRegion>
        }
      >
        {(RescheduleDay) => <RescheduleDay {...reschedule} />}
      </LatePart>
    </div>
  );
};
