import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { IncomingSelection } from '@tele/core';
import { callPages, callQuery, useTele } from '@tele/kit';

// Other specialists' replies remove requests without notice. A host may prefetch a moment before the screen
// renders.
const fresh = { staleTime: 3_000, refetchInterval: 30_000 };

export const useIncoming = () => {
  const { client } = useTele();
  return useInfiniteQuery({ ...callPages(client, 'incomingSelections'), ...fresh });
};

/** One selection, possibly on a page not loaded. The list's copy shows at once. */
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

export const soonestFirst = (items: readonly IncomingSelection[]): IncomingSelection[] =>
  items.toSorted((a, b) => Date.parse(a.slotISO) - Date.parse(b.slotISO));
