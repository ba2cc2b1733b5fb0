import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { callPages, callQuery, useTele } from '@tele/kit';

// Patients ask and take back without asking us.
const fresh = { staleTime: 3_000, refetchInterval: 30_000 };

/** Bookings that patients ask this specialist to move, the soonest to be answered first. */
export const useWaitingMoves = () => {
  const { client } = useTele();
  return useInfiniteQuery({ ...callPages(client, 'waitingMoves'), ...fresh });
};

/** One of them, which may be on a page that was never read. What the list has of it shows at once. */
export const useWaitingMove = (moveId: string) => {
  const { client } = useTele();
  const list = useQueryClient().getQueryState(callPages(client, 'waitingMoves').queryKey);
  return useQuery({
    ...callQuery(client, 'waitingMoves', { query: { moveId } }),
    ...fresh,
    initialData: () => {
      const items = list?.data?.pages.flatMap((page) => page.items).filter((each) => each.moveId === moveId);
      return items?.length ? { items } : undefined;
    },
    initialDataUpdatedAt: list?.dataUpdatedAt,
  });
};
