import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { IncomingSelection, SavedCard } from '@tele/core';
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
      const pages = list?.data?.pages ?? [];
      const items = pages.flatMap((page) => page.items).filter((each) => each.selectionId === selectionId);
      return items.length > 0 ? { items, usualFee: pages[0]?.usualFee } : undefined;
    },
    initialDataUpdatedAt: list?.dataUpdatedAt,
  });
};

/** The specialist's saved cards; none while they are not read, or where the service saves none. */
export const useSavedCards = (): readonly SavedCard[] => {
  const { client } = useTele();
  return useQuery(callQuery(client, 'myCards')).data?.items ?? [];
};

/** In whatever order the service sent them. */
export const soonestFirst = (items: readonly IncomingSelection[]): IncomingSelection[] =>
  items.toSorted((a, b) => Date.parse(a.slotISO) - Date.parse(b.slotISO));
