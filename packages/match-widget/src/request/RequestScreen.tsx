import { QueryBoundary, useDisplayZone, useTele } from '@tele/kit';
import { Card, PageHeader, Skeleton } from '@tele/ui';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { Screen } from '../screen/Screen.tsx';
import { useBooker } from '../submit/booker.data.ts';
import { PreparingCard } from './PreparingCard.tsx';
import { RequestDetail } from './RequestDetail.tsx';
import { requestQuery, useRequestActions } from './request.data.ts';
import { isRequestProblem, RequestProblem } from './RequestProblem.tsx';
import './RequestScreen.css';

export interface RequestScreenProps {
  selectionId: string;
  /** Reached from the payment: the request is given a moment, and a spinner card says so (spec section 4). */
  fromPayment?: boolean;
  /** Where 'Requests' leads; left out, it is not drawn. */
  requestsHref?: string;
  /** Where 'View in appointments' leads, such as /appointments?apt=…; left out, it is not drawn. */
  appointmentsHref?: string;
  /** Where 'Find specialists' leads; or `onFind` where there is no address to go to. */
  findHref?: string;
  onFind?: () => void;
  /** The request is gone: away from its page. */
  onDeleted: () => void;
  headingLevel?: 1 | 2;
  titleRef?: Ref<HTMLHeadingElement>;
}

/** /requests/:selectionId: one request and its booking (spec section 2 'Request detail'). */
export const RequestScreen = (props: RequestScreenProps) => {
  const { selectionId, fromPayment = false, requestsHref, findHref, onFind, headingLevel = 1, titleRef } = props;
  const { client } = useTele();
  const [zone, setZone] = useDisplayZone('browser');
  const request = useQuery(requestQuery(client, selectionId, fromPayment));
  const booker = useBooker();
  const { cancel, remove, cancelRequest, deleteRequest, pay } = useRequestActions(selectionId);
  const head = {
    level: headingLevel,
    titleRef,
    crumb: requestsHref === undefined ? undefined : { label: 'Requests', href: requestsHref },
  };
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
        onReload={() => void request.refetch()}
      />
    ) : null;
  return (
    <Screen name="request">
      {request.data === undefined && <PageHeader {...head} title="Request" />}
      <QueryBoundary
        query={request}
        loading={fromPayment ? <PreparingCard /> : <RequestSkeleton />}
        loadingLabel="Loading request"
        errorTitle="Failed to load request"
        renderError={renderError}
      >
        {(selection) => (
          <RequestDetail
            selection={selection}
            zone={zone}
            head={head}
            appointmentsHref={props.appointmentsHref}
            findHref={findHref}
            onFind={onFind}
            onZoneChange={setZone}
            cancel={cancel}
            remove={remove}
            onCancel={() => settled(cancelRequest())}
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
            onPaymentMethod={pay}
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
