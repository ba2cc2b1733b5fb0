import { requestStage, type ProfessionId, type RequestStage } from '@tele/core';
import { browserZone, QueryBoundary, useLatest, useRequestZone, useTele, ZonePicker } from '@tele/kit';
import { Card, PageHeader, Skeleton, useMessages, VisuallyHidden } from '@tele/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type Ref } from 'react';
import { Screen } from '../../screen/Screen.tsx';
import { useBooker } from '../../submit/booker.data.ts';
import { PreparingCard } from './PreparingCard.tsx';
import { RequestDetail } from './RequestDetail.tsx';
import { requestQuery, useRequestActions } from './request.data.ts';
import { requestMessages } from './request.messages.ts';
import { isRequestProblem, RequestProblem } from './RequestProblem.tsx';
import { RequestTitle } from './RequestTitle.tsx';
import { useJustSent } from './use-just-sent.ts';
import { useStartsIn } from './use-starts-in.ts';
import './RequestScreen.css';

export interface RequestScreenProps {
  selectionId: string;
  /** Reached from the payment: the request is given a moment, and a spinner card says so (spec section 4). */
  fromPayment?: boolean;
  /** Opens the payment of an unpaid request. */
  paying?: boolean;
  /** Where 'Requests' leads; left out, it is not drawn. */
  requestsHref?: string;
  /** Where 'View in appointments' leads, such as /appointments?apt=…; left out, it is not drawn. */
  appointmentsHref?: string;
  /** Link to the search of a category; `onFind` replaces it in a widget. */
  findHref?: (profession: ProfessionId) => string;
  onFind?: () => void;
  /** How it stands, once it is read and whenever that has changed. */
  onSeen?: (stage: RequestStage) => void;
  /** The request is gone: away from its page. */
  onDeleted: () => void;
  titleRef?: Ref<HTMLHeadingElement>;
}

/** /requests/:selectionId: one request and its booking (spec section 2 'Request detail'). */
export const RequestScreen = (props: RequestScreenProps) => {
  const { selectionId, fromPayment = false, paying = false, requestsHref, findHref, onFind } = props;
  const t = useMessages(requestMessages);
  const { client } = useTele();
  const [zone, setZone] = useRequestZone(selectionId, browserZone);
  const request = useQuery(requestQuery(client, selectionId, fromPayment));
  const stage = request.data && requestStage(request.data);
  const startsIn = useStartsIn(request.data?.booking);
  const tellSeen = useLatest(props.onSeen);
  useEffect(() => {
    if (stage) tellSeen.current?.(stage);
  }, [stage, tellSeen]);
  const booker = useBooker();
  const { cancel, remove, cancelRequest, deleteRequest, pay } = useRequestActions(selectionId);
  const { justSent, onPaid } = useJustSent(selectionId, { fromPayment, stage });
  const settled = (work: Promise<unknown>): Promise<boolean> =>
    work.then(
      () => true,
      () => false,
    );
  const renderError = (error: Error) =>
    isRequestProblem(error) ? (
      <RequestProblem
        error={error}
        reloading={request.isFetching}
        requestsHref={requestsHref}
        onFind={onFind}
        onReload={() => void request.refetch()}
      />
    ) : null;
  return (
    <Screen name="request">
      {/* One head for the wait and for what comes: the focus that lands on it stays. */}
      <PageHeader
        titleRef={props.titleRef}
        crumb={requestsHref === undefined ? undefined : { label: t.back, href: requestsHref }}
        title={
          <span aria-live="polite" aria-atomic>
            {request.data ? <RequestTitle selection={request.data} /> : t.title}
          </span>
        }
        lede={startsIn}
        tools={request.data && <ZonePicker value={zone} onValueChange={setZone} />}
      />
      <VisuallyHidden role="status">{justSent && t.sentTitle}</VisuallyHidden>
      <QueryBoundary
        query={request}
        loading={fromPayment ? <PreparingCard /> : <RequestSkeleton />}
        loadingLabel={t.loading}
        errorTitle={t.failed}
        renderError={renderError}
      >
        {(selection) => (
          <RequestDetail
            selection={selection}
            zone={zone}
            openPayment={paying}
            justSent={justSent}
            appointmentsHref={props.appointmentsHref}
            findHref={findHref}
            onFind={onFind}
            cancel={cancel}
            remove={remove}
            onCancel={(seen) => settled(cancelRequest(seen))}
            onDelete={async () => {
              const gone = await settled(deleteRequest());
              if (gone) props.onDeleted();
              return gone;
            }}
            onForget={() => {
              cancel.reset();
              remove.reset();
            }}
            booker={booker}
            onPaymentMethod={async (paymentMethodId) => {
              await pay(paymentMethodId);
              onPaid();
            }}
          />
        )}
      </QueryBoundary>
    </Screen>
  );
};

const RequestSkeleton = () => (
  <Card className="tele-request-skeleton">
    <Skeleton width="40%" />
    <Skeleton shape="block" height={96} />
    <Skeleton shape="block" height={56} />
    <Skeleton shape="block" height={56} />
  </Card>
);
