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

export interface SeenRequest {
  status: OpenRequestStatus;
  offerId: string | null;
}

export interface OpenRequestScreenProps {
  requestId: string;
  requestsHref?: string;
  appointmentsHref?: (offerId: string) => string;
  findHref?: (profession: ProfessionId) => string;
  onFind?: () => void;
  onSeen?: (seen: SeenRequest) => void;
  onDeleted: () => void;
  titleRef?: Ref<HTMLHeadingElement>;
}

/** /requests/open/:requestId: an open request, its offers and booking (product.md 'Offers, on the patient's side'). */
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
