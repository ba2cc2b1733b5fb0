import type { WaitingReschedule } from '@tele/core';
import { StatusPill } from '@tele/kit';
import { useMessages, useToast } from '@tele/ui';
import { useState } from 'react';
import { AnswerFrame, type BackToInbox } from '../respond/AnswerFrame.tsx';
import { RescheduleAnswer } from './RescheduleAnswer.tsx';
import { useWaitingReschedule } from './reschedule.data.ts';
import { RescheduleFacts } from './RescheduleFacts.tsx';
import { rescheduleMessages } from './reschedule.messages.ts';

export interface RescheduleScreenProps extends BackToInbox {
  rescheduleId: string;
  /** Answered: the host returns to the inbox. */
  onDone: (outcome: 'moved' | 'kept') => void;
}

/** /inbox/reschedules/:rescheduleId: accepts or declines a reschedule request (design section 10 'v. Move'). */
export const RescheduleScreen = ({ rescheduleId, onDone, ...back }: RescheduleScreenProps) => {
  const t = useMessages(rescheduleMessages);
  const toast = useToast();
  const query = useWaitingReschedule(rescheduleId);
  // The page stays while sending, though the list may already have lost the request.
  const [answered, setAnswered] = useState<WaitingReschedule | null>(null);
  const found = query.data?.items.find((each) => each.rescheduleId === rescheduleId);
  const reschedule = found ?? answered ?? undefined;
  return (
    <AnswerFrame
      title={
        reschedule ? (
          <>
            <span>{t.asks({ name: reschedule.patientName })}</span>{' '}
            <StatusPill kind="candidate" status="PENDING" viewer="specialist" />
          </>
        ) : (
          t.title
        )
      }
      back={back}
      texts={t}
      query={query}
      item={reschedule}
    >
      {(openReschedule) => (
        <>
          <RescheduleFacts reschedule={openReschedule} />
          <RescheduleAnswer
            key={rescheduleId}
            reschedule={openReschedule}
            onDone={(outcome) => {
              setAnswered(openReschedule);
              toast.show(outcome === 'moved' ? t.moved : t.kept, { tone: 'positive' });
              onDone(outcome);
            }}
          />
        </>
      )}
    </AnswerFrame>
  );
};
