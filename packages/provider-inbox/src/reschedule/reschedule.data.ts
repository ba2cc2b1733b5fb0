import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { callPages, callQuery, useTele } from '@tele/kit';

// Patients ask and take back without asking us.
const fresh = { staleTime: 3_000, refetchInterval: 30_000 };

/** Bookings that patients ask this specialist to reschedule, the soonest to be answered first. */
export const useWaitingReschedules = () => {
  const { client } = useTele();
  return useInfiniteQuery({ ...callPages(client, 'waitingReschedules'), ...fresh });
};

/** One of them, which may be on a page that was never read. What the list has of it shows at once. */
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
