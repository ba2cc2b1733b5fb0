import { useInfiniteQuery } from '@tanstack/react-query';
import { callPages, useTele } from '@tele/kit';
import type { QueueFilter } from './shown.ts';

/** Applications of a status, oldest first, page by page. Others take and decide too, so it is asked again while it is looked at. */
export const useQueue = ({ status, q }: { status: QueueFilter; q: string }) => {
  const { client } = useTele();
  return useInfiniteQuery({
    ...callPages(client, 'staffApplications', { query: q === '' ? { status } : { status, q } }),
    staleTime: 3_000,
    refetchInterval: 30_000,
    // What a search found stays until the next one has; not what another tab shows.
    placeholderData: (before) => (before?.pages[0]?.items[0]?.status === status ? before : undefined),
  });
};
