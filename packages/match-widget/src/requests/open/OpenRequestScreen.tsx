import type { OpenRequestStatus, ProfessionId } from '@tele/core';
import { TeleError } from '@tele/client';
import { useLatest } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { useEffect, type Ref } from 'react';
import { useBooker } from '../../submit/booker.data.ts';
import { RequestFrame } from '../shared/RequestFrame.tsx';
import { RequestNotFound } from '../shared/RequestNotFound.tsx';
import { RequestTitle } from '../shared/RequestTitle.tsx';
import { useAccepting } from './offers/use-accepting.ts';
import { useFinishHeld } from './offers/use-finish-held.ts';
import { openRequestPill } from './open-request-pill.ts';
import { useOpenRequest, useOpenRequestActions } from './open-request.data.ts';
import { openRequestMessages } from './open-request.messages.ts';
import { OpenRequestDetail } from './OpenRequestDetail.tsx';

/** What the host page learns of an open request. */
export interface SeenRequest {
  status: OpenRequestStatus;
  /** The offer that was accepted; null for none. */
  offerId: string | null;
}

export interface OpenRequestScreenProps {
  requestId: string;
  /** Where 'Requests' leads; left out, it is not drawn. */
  requestsHref?: string;
  /** Where 'View in appointments' leads, by the offer that was accepted; left out, it is not drawn. */
  appointmentsHref?: (offerId: string) => string;
  /** Link to the search of a category; `onFind` replaces it in a widget. */
  findHref?: (profession: ProfessionId) => string;
  onFind?: () => void;
  /** Called with the status when it is read and when it changes. */
  onSeen?: (seen: SeenRequest) => void;
  /** Leaves the page of the deleted request. */
  onDeleted: () => void;
  titleRef?: Ref<HTMLHeadingElement>;
}

/** /requests/open/:requestId: an open request, its offers, and the booking made from one (product.md 'Offers, on the patient's side'). */
export const OpenRequestScreen = (props: OpenRequestScreenProps) => {
  const { requestId, requestsHref, onFind } = props;
  const t = useMessages(openRequestMessages);
  const request = useOpenRequest(requestId);
  const booker = useBooker();
  const actions = useOpenRequestActions(requestId);
  const accepting = useAccepting(actions.accept);
  // A cached answer may predate a payment.
  useFinishHeld(request.isFetchedAfterMount ? request.data?.offers : undefined, actions.finish);
  const status = request.data?.status;
  const offerId = request.data?.booking?.offerId ?? null;
  const onSeen = useLatest(props.onSeen);
  useEffect(() => {
    if (status) onSeen.current?.({ status, offerId });
  }, [status, offerId, onSeen]);
  return (
    <RequestFrame
      name="open-request"
      requestId={requestId}
      query={request}
      title={
        request.data ? (
          <RequestTitle specialty={request.data.specialty} pill={openRequestPill(request.data.status)} />
        ) : (
          t.title
        )
      }
      requestsHref={requestsHref}
      titleRef={props.titleRef}
      renderError={(error) =>
        error instanceof TeleError && error.code === 'NOT_FOUND' ? (
          <RequestNotFound message={t.notFound} detail={t.notFoundHint} {...{ requestsHref, onFind }} />
        ) : null
      }
    >
      {(data, zone) => (
        <OpenRequestDetail
          {...props}
          {...{ zone, booker, accepting, actions }}
          request={data}
          appointmentsHref={offerId === null ? undefined : props.appointmentsHref?.(offerId)}
        />
      )}
    </RequestFrame>
  );
};
