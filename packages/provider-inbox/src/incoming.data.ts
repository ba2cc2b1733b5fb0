import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { IncomingSelection } from '@tele/core';
import { callPages, callQuery, useTele } from '@tele/kit';

// Another specialist's answer takes a request away without asking us.
// A host may ask a moment before the screen is there.
const fresh = { staleTime: 3_000, refetchInterval: 30_000 };

/** Paid selections that wait for this specialist, page by page. */
export const useIncoming = () => {
  const { client } = useTele();
  return useInfiniteQuery({ ...callPages(client, 'incomingSelections'), ...fresh });
};

/** One of them, which may be on a page that was never read. What the list has of it shows at once. */
export const useIncomingOne = (selectionId: string) => {
  const { client } = useTele();
  const list = useQueryClient().getQueryState(callPages(client, 'incomingSelections').queryKey);
  return useQuery({
    ...callQuery(client, 'incomingSelections', { query: { selectionId } }),
    ...fresh,
    initialData: () => {
      const items = list?.data?.pages.flatMap((page) => page.items).filter((each) => each.selectionId === selectionId);
      return items?.length ? { items } : undefined;
    },
    initialDataUpdatedAt: list?.dataUpdatedAt,
  });
};

/** In whatever order the service sent them. */
export const soonestFirst = (items: readonly IncomingSelection[]): IncomingSelection[] =>
  items.toSorted((a, b) => Date.parse(a.slotISO) - Date.parse(b.slotISO));
