import type { WaitingMove } from '@tele/core';
import { StatusPill } from '@tele/kit';
import { useMessages, useToast } from '@tele/ui';
import { useState } from 'react';
import { AnswerFrame, type BackToInbox } from '../respond/AnswerFrame.tsx';
import { MoveAnswer } from './MoveAnswer.tsx';
import { useWaitingMove } from './move.data.ts';
import { MoveFacts } from './MoveFacts.tsx';
import { moveMessages } from './move.messages.ts';

export interface MoveScreenProps extends BackToInbox {
  moveId: string;
  /** It is answered: the host goes back to the inbox. */
  onDone: (outcome: 'moved' | 'kept') => void;
}

/** /inbox/moves/:moveId: a patient asks to move a booking; the specialist moves or keeps it (design section 10 'v. Move'). */
export const MoveScreen = ({ moveId, onDone, ...back }: MoveScreenProps) => {
  const t = useMessages(moveMessages);
  const toast = useToast();
  const query = useWaitingMove(moveId);
  // While an answer is on its way the page stays, though the list may already have lost what is asked.
  const [answered, setAnswered] = useState<WaitingMove | null>(null);
  const found = query.data?.items.find((each) => each.moveId === moveId);
  const move = found ?? answered ?? undefined;
  return (
    <AnswerFrame
      title={
        move ? (
          <>
            <span>{t.asks({ name: move.patientName })}</span>{' '}
            <StatusPill kind="candidate" status="PENDING" viewer="specialist" />
          </>
        ) : (
          t.title
        )
      }
      back={back}
      texts={t}
      query={query}
      asked={move}
    >
      {(asked) => (
        <>
          <MoveFacts move={asked} />
          <MoveAnswer
            key={moveId}
            move={asked}
            onDone={(outcome) => {
              setAnswered(asked);
              toast.show(outcome === 'moved' ? t.moved : t.kept, { tone: 'positive' });
              onDone(outcome);
            }}
          />
        </>
      )}
    </AnswerFrame>
  );
};
