import { useQueryClient } from '@tanstack/react-query';
import type { IncomingSelection } from '@tele/core';
import { refreshAfter, useChange, useSavedCards, useTele } from '@tele/kit';
import { useMessages, useToast } from '@tele/ui';
import { useState } from 'react';
import { useAwayAt } from '../away.data.ts';
import { useAccepted } from '../accepted.ts';
import { useIncomingOne } from '../incoming.data.ts';
import { readAcceptError } from './accept-refusal.ts';
import { AnswerFrame, type BackToInbox } from './AnswerFrame.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { FilledDialog } from './FilledDialog.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { RespondAction } from './RespondAction.tsx';
import { respondMessages } from './respond.messages.ts';

export interface RespondScreenProps extends BackToInbox {
  selectionId: string;
  /** Answered by this specialist or another: the host returns to the inbox. */
  onDone: (outcome: 'accepted' | 'declined' | 'filled') => void;
}

/** One incoming request, to accept with a fee and a card, or to decline (spec section 2 'Request response'). */
export const RespondScreen = ({ selectionId, onDone, ...back }: RespondScreenProps) => {
  const { client } = useTele();
  const t = useMessages(respondMessages);
  const cache = useQueryClient();
  const toast = useToast();
  const query = useIncomingOne(selectionId);
  const [declining, setDeclining] = useState(false);
  const [answering, setAnswering] = useState<IncomingSelection | null>(null);
  const accept = useChange('acceptSelection');
  const [filled, setFilled] = useState<string | null>(null);
  const { cards } = useSavedCards();
  const [, setAccepted] = useAccepted();
  const leave = (outcome: 'accepted' | 'declined', text: string): void => {
    toast.show(text, { tone: 'positive' });
    onDone(outcome);
  };
  // The form stays while a card is processed, though the list may already have lost the request.
  const found = query.data?.items.find((incoming) => incoming.selectionId === selectionId);
  const selection = found ?? answering ?? undefined;
  const away = useAwayAt(selection?.slotISO);

  const orRefused = async <T,>(work: Promise<T>, { profession }: IncomingSelection): Promise<T> => {
    try {
      return await work;
    } catch (thrown) {
      const { text, next, error } = readAcceptError(thrown, { t, profession });
      if (next === 'booked') {
        void refreshAfter(cache, 'acceptSelection');
        leave('accepted', text);
      }
      if (next === 'inbox') setFilled(text);
      throw error;
    }
  };
  const params = { id: selectionId };
  const answer = (incoming: IncomingSelection) => ({
    // A check only: nothing is refreshed.
    onFee: async (feeCents: number) => {
      await orRefused(client.call('acceptSelection', { params, body: { dryRun: true, feeCents } }), incoming);
    },
    onAccept: async (body: { feeCents: number; paymentMethodId: string }) => {
      const answered = await orRefused(accept.mutateAsync({ params, body }), incoming);
      if (answered.status === 'BOOKED') setAccepted(answered);
      leave('accepted', t.booked);
    },
  });
  return (
    <>
      <AnswerFrame title={t.title} back={back} texts={{ ...t, gone: t.gone() }} query={query} item={selection}>
        {(openSelection) => (
          <>
            <RequestFacts selection={openSelection} away={away} />
            <RespondAction
              key={selectionId}
              selection={openSelection}
              usualFee={query.data?.usualFee ?? null}
              cards={cards}
              {...answer(openSelection)}
              onBusyChange={(busy) => setAnswering(busy ? openSelection : null)}
              onDecline={() => setDeclining(true)}
            />
          </>
        )}
      </AnswerFrame>
      {selection && (
        <DeclineDialog
          selection={selection}
          open={declining}
          onKeep={() => setDeclining(false)}
          onDeclined={() => leave('declined', t.declined)}
          onFilled={() => {
            setDeclining(false);
            setFilled(t.filled(selection));
          }}
        />
      )}
      <FilledDialog text={filled} onBack={() => onDone('filled')} />
    </>
  );
};
