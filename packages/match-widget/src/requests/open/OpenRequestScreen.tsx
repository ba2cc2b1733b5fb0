import type { OpenRequestStatus, ProfessionId } from '@tele/core';
import { TeleError } from '@tele/client';
import { browserZone, QueryBoundary, StatusPill, useLatest, useRequestZone, ZonePicker } from '@tele/kit';
import { Button, ButtonLink, Card, ErrorState, PageHeader, Skeleton, useMessages } from '@tele/ui';
import { useEffect, type Ref } from 'react';
import { useAccepting } from './offers/use-accepting.ts';
import { useFinishHeld } from './offers/use-finish-held.ts';
import { Screen } from '../../screen/Screen.tsx';
import { useStartsIn } from '../picked/use-starts-in.ts';
import { useBooker } from '../../submit/booker.data.ts';
import { OpenRequestDetail } from './OpenRequestDetail.tsx';
import { openRequestPill } from './open-request-pill.ts';
import { useOpenRequest, useOpenRequestActions } from './open-request.data.ts';
import { openRequestMessages } from './open-request.messages.ts';
import '../picked/RequestScreen.css';
import '../picked/RequestTitle.css';

/** How a request for times stands, for whoever is told of it: ids and a status. */
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
  /** How it stands, once it is read and whenever that has changed. */
  onSeen?: (seen: SeenRequest) => void;
  /** The request is gone: away from its page. */
  onDeleted: () => void;
  titleRef?: Ref<HTMLHeadingElement>;
}

/** /requests/open/:requestId: a request for times, its offers, and the booking that comes of one (product.md 'Offers, on the patient's side'). */
export const OpenRequestScreen = (props: OpenRequestScreenProps) => {
  const { requestId, requestsHref, findHref, onFind } = props;
  const t = useMessages(openRequestMessages);
  const [zone, setZone] = useRequestZone(requestId, browserZone);
  const request = useOpenRequest(requestId);
  const booker = useBooker();
  const { cancel, remove, ...actions } = useOpenRequestActions(requestId);
  const accepting = useAccepting(actions.accept);
  // What an earlier visit left in the cache says nothing of a payment since.
  useFinishHeld(request.isFetchedAfterMount ? request.data?.offers : undefined, actions.finish);
  const status = request.data?.status;
  const offerId = request.data?.booking?.offerId ?? null;
  const startsIn = useStartsIn(request.data?.booking);
  const tellSeen = useLatest(props.onSeen);
  useEffect(() => {
    if (status) tellSeen.current?.({ status, offerId });
  }, [status, offerId, tellSeen]);
  const settled = (work: Promise<unknown>): Promise<boolean> =>
    work.then(
      () => true,
      () => false,
    );
  const renderError = (error: Error) =>
    error instanceof TeleError && error.code === 'NOT_FOUND' ? (
      <ErrorState
        message={t.notFound}
        detail={t.notFoundHint}
        action={
          requestsHref ? (
            <ButtonLink href={requestsHref}>{t.back}</ButtonLink>
          ) : (
            onFind && <Button onClick={onFind}>{t.findAny}</Button>
          )
        }
      />
    ) : null;
  return (
    <Screen name="open-request">
      {/* One head for the wait and for what comes: the focus that lands on it stays. */}
      <PageHeader
        titleRef={props.titleRef}
        crumb={requestsHref === undefined ? undefined : { label: t.back, href: requestsHref }}
        title={
          request.data ? (
            <span className="tele-request-title">
              <span>{request.data.specialty}</span> <StatusPill {...openRequestPill(request.data.status)} />
            </span>
          ) : (
            t.title
          )
        }
        lede={startsIn}
        tools={request.data && <ZonePicker value={zone} onValueChange={setZone} />}
      />
      <QueryBoundary
        query={request}
        loading={<AskedSkeleton />}
        loadingLabel={t.loading}
        errorTitle={t.failed}
        renderError={renderError}
      >
        {(data) => (
          <OpenRequestDetail
            request={data}
            zone={zone}
            appointmentsHref={offerId === null ? undefined : props.appointmentsHref?.(offerId)}
            findHref={findHref}
            onFind={onFind}
            booker={booker}
            accepting={accepting}
            cancel={cancel}
            remove={remove}
            onCancelBooking={(id, seen) => settled(actions.cancelBooking(id, seen))}
            onDelete={async () => {
              const gone = await settled(actions.deleteRequest());
              if (gone) props.onDeleted();
              return gone;
            }}
            onForget={() => {
              cancel.reset();
              remove.reset();
            }}
            onOfferEnd={() => void actions.readAgain()}
          />
        )}
      </QueryBoundary>
    </Screen>
  );
};

const AskedSkeleton = () => (
  <Card className="tele-request-skeleton">
    <Skeleton width="40%" />
    <Skeleton shape="block" height={96} />
    <Skeleton shape="block" height={56} />
  </Card>
);
