import { requestStage, type ProfessionId, type RequestStage } from '@tele/core';
import { useLatest, useTele } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type Ref } from 'react';
import { useBooker } from '../../submit/booker.data.ts';
import { pillOf } from '../shared/pill-of.ts';
import { RequestFrame } from '../shared/RequestFrame.tsx';
import { RequestTitle } from '../shared/RequestTitle.tsx';
import { pickedRequestMessages } from './picked-request.messages.ts';
import { PickedRequestDetail } from './PickedRequestDetail.tsx';
import { PreparingCard } from './PreparingCard.tsx';
import { requestQuery, useRequestActions } from './request.data.ts';
import { isRequestProblem, RequestProblem } from './RequestProblem.tsx';
import { useJustSent } from './use-just-sent.ts';

export interface RequestScreenProps {
  selectionId: string;
  fromPayment?: boolean;
  paying?: boolean;
  requestsHref?: string;
  appointmentsHref?: string;
  findHref?: (profession: ProfessionId) => string;
  onFind?: () => void;
  onSeen?: (stage: RequestStage) => void;
  onDeleted: () => void;
  titleRef?: Ref<HTMLHeadingElement>;
}

/** /requests/:selectionId: one request and its booking (spec section 2 'Request detail'). */
export const RequestScreen = (props: RequestScreenProps) => {
  const { selectionId, fromPayment = false, paying = false, requestsHref, onFind } = props;
  const t = useMessages(pickedRequestMessages);
  const { client } = useTele();
  const request = useQuery(requestQuery(client, selectionId, fromPayment));
  const stage = request.data && requestStage(request.data);
  const onSeen = useLatest(props.onSeen);
  useEffect(() => {
    if (stage) onSeen.current?.(stage);
  }, [stage, onSeen]);
  const booker = useBooker();
  const actions = useRequestActions(selectionId);
  const { justSent, onPaid } = useJustSent(selectionId, { fromPayment, stage });
  return (
    <RequestFrame
      name="request"
      requestId={selectionId}
      query={request}
      title={
        <span aria-live="polite" aria-atomic>
          {request.data && stage ? (
            <RequestTitle specialty={request.data.specialty} pill={pillOf(request.data, stage)} />
          ) : (
            t.title
          )}
        </span>
      }
      requestsHref={requestsHref}
      titleRef={props.titleRef}
      announcement={justSent && t.sentTitle}
      loading={fromPayment ? <PreparingCard /> : undefined}
      renderError={(error) =>
        isRequestProblem(error) ? (
          <RequestProblem
            error={error}
            reloading={request.isFetching}
            requestsHref={requestsHref}
            onFind={onFind}
            onReload={() => void request.refetch()}
          />
        ) : null
      }
    >
      {(selection, zone) => (
        <PickedRequestDetail
          selection={selection}
          zone={zone}
          openPayment={paying}
          justSent={justSent}
          appointmentsHref={props.appointmentsHref}
          findHref={props.findHref}
          onFind={onFind}
          booker={booker}
          actions={actions}
          onPaid={onPaid}
          onDeleted={props.onDeleted}
        />
      )}
    </RequestFrame>
  );
};
