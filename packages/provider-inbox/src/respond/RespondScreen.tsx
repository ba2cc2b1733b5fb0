import { useQueryClient } from '@tanstack/react-query';
import type { IncomingSelection } from '@tele/core';
import { QueryBoundary, refreshAfter, useChange, useTele } from '@tele/kit';
import { Button, ButtonLink, Card, EmptyState, PageHeader, useMessages, useToast } from '@tele/ui';
import { useState, type Ref } from 'react';
import { useAwayAt } from '../away.data.ts';
import { useIncomingOne } from '../incoming.data.ts';
import { readAcceptError } from './accept-refusal.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { RespondAction } from './RespondAction.tsx';
import { RespondLoading } from './RespondLoading.tsx';
import { respondMessages } from './respond.messages.ts';
import './RespondScreen.css';

export interface RespondScreenProps {
  selectionId: string;
  /** Where 'Inbox' leads; or `onInbox` where there is no address to go to. */
  inboxHref?: string;
  onInbox?: () => void;
  titleRef?: Ref<HTMLHeadingElement>;
  /** The request is answered, by this specialist or another: the host goes back to the inbox. */
  onDone: (outcome: 'accepted' | 'declined' | 'filled') => void;
}

/** One incoming request, to accept with a fee and a card, or to decline (spec section 2 'Request response'). */
export const RespondScreen = ({ selectionId, inboxHref, onInbox, titleRef, onDone }: RespondScreenProps) => {
  const { client } = useTele();
  const t = useMessages(respondMessages);
  const cache = useQueryClient();
  const toast = useToast();
  const query = useIncomingOne(selectionId);
  const [declining, setDeclining] = useState(false);
  const [answering, setAnswering] = useState<IncomingSelection | null>(null);
  const accept = useChange('acceptSelection');
  const leave = (outcome: 'accepted' | 'declined' | 'filled', text: string): void => {
    toast.show(text, { tone: outcome === 'filled' ? 'neutral' : 'positive' });
    onDone(outcome);
  };
  // While a card is at work the form stays, though the list may already have lost the request.
  const found = query.data?.items.find((incoming) => incoming.selectionId === selectionId);
  const selection = found ?? answering ?? undefined;
  const away = useAwayAt(selection?.slotISO);
  // It is not gone until a fresh answer says so.
  const unsure = !selection && query.data !== undefined && query.isFetching;

  const orRefused = async (work: Promise<unknown>, { profession }: IncomingSelection): Promise<void> => {
    try {
      await work;
    } catch (thrown) {
      const { text, next, error } = readAcceptError(thrown, { t, profession });
      if (next === 'booked') {
        void refreshAfter(cache, 'acceptSelection');
        leave('accepted', text);
      }
      if (next === 'inbox') leave('filled', text);
      throw error;
    }
  };
  const params = { id: selectionId };
  const answer = (incoming: IncomingSelection) => ({
    // Not a change: nothing is read again for it.
    onFee: (feeCents: number) =>
      orRefused(client.call('acceptSelection', { params, body: { dryRun: true, feeCents } }), incoming),
    onAccept: async (body: { feeCents: number; paymentMethodId: string }) => {
      await orRefused(accept.mutateAsync({ params, body }), incoming);
      leave('accepted', t.booked);
    },
  });
  return (
    <div className="tele-respond">
      <PageHeader
        title={t.title}
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
          selection ? (
            <div className="tele-respond__columns">
              <RequestFacts selection={selection} away={away} />
              <RespondAction
                key={selectionId}
                selection={selection}
                {...answer(selection)}
                onBusyChange={(busy) => setAnswering(busy ? selection : null)}
                onDeclineAsked={() => setDeclining(true)}
              />
            </div>
          ) : (
            <Card>
              <EmptyState
                title={t.gone()}
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
      {selection && (
        <DeclineDialog
          selection={selection}
          open={declining}
          onKeep={() => setDeclining(false)}
          onDeclined={() => leave('declined', t.declined)}
          onFilled={() => leave('filled', t.filled(selection))}
        />
      )}
    </div>
  );
};
