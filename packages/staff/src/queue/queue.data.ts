import { useInfiniteQuery } from '@tanstack/react-query';
import { callPages, useTele } from '@tele/kit';
import type { QueueFilter } from './shown.ts';

/** Applications of a status, oldest first, paged. Polled: other staff take and decide them too. */
export const useQueue = ({ status, q }: { status: QueueFilter; q: string }) => {
  const { client } = useTele();
  return useInfiniteQuery({
    ...callPages(client, 'staffApplications', { query: q === '' ? { status } : { status, q } }),
    staleTime: 3_000,
    refetchInterval: 30_000,
    // Keeps old results during a new search, but not on another tab.
    placeholderData: (before) => (before?.pages[0]?.items[0]?.status === status ? before : undefined),
  });
};
