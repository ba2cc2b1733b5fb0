import type { WaitingMove } from '@tele/core';
import { QueryBoundary, StatusPill } from '@tele/kit';
import { Button, ButtonLink, Card, EmptyState, PageHeader, useMessages, useToast } from '@tele/ui';
import { useState, type Ref } from 'react';
import { RespondLoading } from '../respond/RespondLoading.tsx';
import { MoveAnswer } from './MoveAnswer.tsx';
import { useWaitingMove } from './move.data.ts';
import { MoveFacts } from './MoveFacts.tsx';
import { moveMessages } from './move.messages.ts';
import '../respond/RespondScreen.css';

export interface MoveScreenProps {
  moveId: string;
  /** Where 'Inbox' leads; or `onInbox` where there is no address to go to. */
  inboxHref?: string;
  onInbox?: () => void;
  titleRef?: Ref<HTMLHeadingElement>;
  /** It is answered: the host goes back to the inbox. */
  onDone: (outcome: 'moved' | 'kept') => void;
}

/** /inbox/moves/:moveId: a patient asks to move a booking; the specialist moves or keeps it (design section 10 'v. Move'). */
export const MoveScreen = ({ moveId, inboxHref, onInbox, titleRef, onDone }: MoveScreenProps) => {
  const t = useMessages(moveMessages);
  const toast = useToast();
  const query = useWaitingMove(moveId);
  // While an answer is on its way the page stays, though the list may already have lost what is asked.
  const [answered, setAnswered] = useState<WaitingMove | null>(null);
  const found = query.data?.items.find((each) => each.moveId === moveId);
  const move = found ?? answered ?? undefined;
  // It is not gone until a fresh answer says so.
  const unsure = !move && query.data !== undefined && query.isFetching;
  return (
    <div className="tele-respond">
      <PageHeader
        title={
          move ? (
            <>
              {t.asks({ name: move.patientName })} <StatusPill kind="candidate" status="PENDING" viewer="specialist" />
            </>
          ) : (
            t.title
          )
        }
        titleRef={titleRef}
        crumb={
          inboxHref === undefined
            ? { label: t.inbox, onSelect: () => onInbox?.() }
            : { label: t.inbox, href: inboxHref }
        }
      />
      <QueryBoundary
        query={{
          data: unsure ? undefined : query.data,
          error: query.error,
          fetchStatus: query.fetchStatus,
          refetch: query.refetch,
        }}
        loading={<RespondLoading />}
        loadingLabel={t.loading}
        errorTitle={t.notLoaded}
      >
        {() =>
          move ? (
            <div className="tele-respond__columns">
              <MoveFacts move={move} />
              <MoveAnswer
                key={moveId}
                move={move}
                onDone={(outcome) => {
                  setAnswered(move);
                  toast.show(outcome === 'moved' ? t.moved : t.kept, { tone: 'positive' });
                  onDone(outcome);
                }}
              />
            </div>
          ) : (
            <Card>
              <EmptyState
                title={t.gone}
                hint={t.goneHint}
                action={
                  inboxHref === undefined ? (
                    <Button onClick={onInbox}>{t.back}</Button>
                  ) : (
                    <ButtonLink href={inboxHref}>{t.back}</ButtonLink>
                  )
                }
              />
            </Card>
          )
        }
      </QueryBoundary>
    </div>
  );
};
