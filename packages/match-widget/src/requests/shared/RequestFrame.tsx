import { browserZone, QueryBoundary, useRequestZone, ZonePicker } from '@tele/kit';
import { Card, PageHeader, Skeleton, useMessages, VisuallyHidden } from '@tele/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Booking } from '@tele/core';
import type { ReactNode, Ref } from 'react';
import { Screen, type ScreenProps } from '../../screen/Screen.tsx';
import { requestMessages } from './request.messages.ts';
import { useStartsIn } from './use-starts-in.ts';
import './RequestFrame.css';

export interface RequestFrameProps<T> {
  name: ScreenProps['name'];
  requestId: string;
  query: UseQueryResult<T>;
  title: ReactNode;
  requestsHref: string | undefined;
  titleRef: Ref<HTMLHeadingElement> | undefined;
  announcement?: string | false;
  loading?: ReactNode;
  renderError: (error: Error) => ReactNode;
  children: (request: T, zone: string) => ReactNode;
}

/** The page of a request of either kind. Loading and loaded share one heading, so it keeps the focus. */
export const RequestFrame = <T extends { booking: Booking | null }>(props: RequestFrameProps<T>) => {
  const { name, requestId, query, title, requestsHref, titleRef, announcement } = props;
  const t = useMessages(requestMessages);
  const [zone, setZone] = useRequestZone(requestId, browserZone);
  const startsIn = useStartsIn(query.data?.booking);
  return (
    <Screen name={name}>
      <PageHeader
        titleRef={titleRef}
        crumb={requestsHref === undefined ? undefined : { label: t.back, href: requestsHref }}
        title={title}
        lede={startsIn}
        tools={query.data && <ZonePicker value={zone} onValueChange={setZone} />}
      />
      {announcement !== undefined && <VisuallyHidden role="status">{announcement}</VisuallyHidden>}
      <QueryBoundary
        query={query}
        loading={props.loading ?? <RequestSkeleton />}
        loadingLabel={t.loading}
        errorTitle={t.failed}
        renderError={props.renderError}
      >
        {(request) => props.children(request, zone)}
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
