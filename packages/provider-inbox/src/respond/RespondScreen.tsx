import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { IncomingSelection } from '@tele/core';
import { QueryBoundary, useTele } from '@tele/kit';
import { ButtonLink, Card, EmptyState, PageHeader, useToast } from '@tele/ui';
import { useState } from 'react';
import { incomingQuery, refreshAfterAnswer } from '../incoming.data.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { readAcceptError } from './accept-error-text.ts';
import { RequestFacts } from './RequestFacts.tsx';
import { RespondAction } from './RespondAction.tsx';
import { RespondLoading } from './RespondLoading.tsx';
import './RespondScreen.css';

export interface RespondScreenProps {
  selectionId: string;
  inboxHref: string;
  /** The request is answered, by this specialist or another: the host goes back to the inbox. */
  onDone: (outcome: 'accepted' | 'declined' | 'filled') => void;
}

/** One incoming request, to accept with a fee and a card, or to decline (spec section 2 'Request response'). */
export const RespondScreen = ({ selectionId, inboxHref, onDone }: RespondScreenProps) => {
  const { client } = useTele();
  const cache = useQueryClient();
  const toast = useToast();
  const query = useQuery(incomingQuery(client));
  const [declining, setDeclining] = useState(false);
  const [answering, setAnswering] = useState<IncomingSelection | null>(null);
  const accept = useMutation({
    mutationFn: (body: { feeCents: number; paymentMethodId: string }) =>
      client.call('acceptSelection', { params: { id: selectionId }, body }),
  });
  const leave = (outcome: 'accepted' | 'declined' | 'filled', text: string): void => {
    toast.show(text, { tone: outcome === 'filled' ? 'neutral' : 'positive' });
    onDone(outcome);
    void refreshAfterAnswer(cache);
  };
  const onAccept = async (body: { feeCents: number; paymentMethodId: string }): Promise<void> => {
    try {
      await accept.mutateAsync(body);
    } catch (error) {
      const { text, next } = readAcceptError(error);
      if (next === 'inbox') leave('filled', text);
      throw error;
    }
    leave('accepted', 'Booking confirmed.');
  };
  // While a card is at work the form stays, though the list may already have lost the request.
  const found = query.data?.find((incoming) => incoming.selectionId === selectionId);
  const selection = found ?? answering ?? undefined;
  // A request newer than the cached list is not gone until a fresh list says so.
  const unsure = !selection && query.data !== undefined && query.isFetching;
  return (
    <div className="tele-respond">
      <PageHeader title="Respond to request" crumb={{ label: 'Inbox', href: inboxHref }} />
      <QueryBoundary
        query={{
          data: unsure ? undefined : query.data,
          error: query.error,
          fetchStatus: query.fetchStatus,
          refetch: query.refetch,
        }}
        loading={<RespondLoading />}
        loadingLabel="Loading request"
        errorTitle="Failed to load request"
      >
        {() =>
          selection ? (
            <div className="tele-respond__columns">
              <RequestFacts selection={selection} />
              <RespondAction
                key={selectionId}
                selection={selection}
                onAccept={onAccept}
                onBusyChange={(busy) => setAnswering(busy ? selection : null)}
                onDeclineAsked={() => setDeclining(true)}
              />
            </div>
          ) : (
            <Card>
              <EmptyState
                title="This request is no longer pending for you."
                hint="It was answered, filled by another specialist, or withdrawn."
                action={<ButtonLink href={inboxHref}>Back to inbox</ButtonLink>}
              />
            </Card>
          )
        }
      </QueryBoundary>
      <DeclineDialog
        selectionId={selectionId}
        open={declining}
        onKeep={() => setDeclining(false)}
        onDeclined={() => leave('declined', 'Request declined.')}
        onFilled={() => leave('filled', 'Already filled by another specialist.')}
      />
    </div>
  );
};
