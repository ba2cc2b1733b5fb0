import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { callPages, callQuery, useTele } from '@tele/kit';

// Patients request and cancel without notice.
const fresh = { staleTime: 3_000, refetchInterval: 30_000 };

export const useWaitingReschedules = () => {
  const { client } = useTele();
  return useInfiniteQuery({ ...callPages(client, 'waitingReschedules'), ...fresh });
};

/** One request, possibly on a page not loaded. The list's copy shows at once. */
export const useWaitingReschedule = (rescheduleId: string) => {
  const { client } = useTele();
  const list = useQueryClient().getQueryState(callPages(client, 'waitingReschedules').queryKey);
  return useQuery({
    ...callQuery(client, 'waitingReschedules', { query: { rescheduleId } }),
    ...fresh,
    initialData: () => {
      const items = list?.data?.pages
        .flatMap((page) => page.items)
        .filter((each) => each.rescheduleId === rescheduleId);
      return items?.length ? { items } : undefined;
    },
    initialDataUpdatedAt: list?.dataUpdatedAt,
  });
};
