import { useEffect } from 'react';
import { useQueue } from '../queue/queue.data.ts';
import { neighboursOf, type Neighbours } from './neighbours.ts';
import type { QueuedApplication } from '@tele/core';

/** Position of an application in the queue, and its reviewer. Loads pages until it and the next one are found. */
export const useNeighbours = (
  applicationId: string,
  waits: boolean,
): Neighbours & { count: number; queued: QueuedApplication | undefined; readAt: number } => {
  const {
    data,
    dataUpdatedAt: readAt,
    hasNextPage,
    isFetching,
    fetchNextPage,
  } = useQueue({ status: 'PENDING', q: '' });
  const items = data?.items ?? [];
  const neighbours = neighboursOf(items, applicationId);
  const wantsMore = waits && data !== undefined && hasNextPage && !isFetching && neighbours.next === null;
  useEffect(() => {
    if (wantsMore) void fetchNextPage();
  }, [wantsMore, fetchNextPage]);
  const queued = items.find((one) => one.applicationId === applicationId);
  return { ...neighbours, count: data?.count ?? 0, queued, readAt };
};
