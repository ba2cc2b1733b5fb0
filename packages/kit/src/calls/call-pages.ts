import type { PagedRoute } from '@tele/core';
import type { CallArguments, TeleClient } from '@tele/core/client';
import type { Answer } from '@tele/core/contract';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import { callKey, type ReadArguments } from './call-key.ts';

/** What of a list is there: the items of all its pages, and how many it has in all. */
export interface Listed<N extends PagedRoute> {
  items: readonly Answer<N>['items'][number][];
  count: number;
  /** The first page, for what it says of the whole list. */
  first: Answer<N> | undefined;
}

/**
 * Options of a list that is read page by page, to be passed to `useInfiniteQuery`: callPages(client, 'mySelections', { query: { show:
 * 'current' } }). `refreshAfter` reads again as many pages as were there.
 */
export function callPages<N extends PagedRoute>(client: TeleClient, name: N, ...[input]: ReadArguments<N>) {
  // ReadArguments<N> with a cursor and a signal is CallArguments<N>, which TypeScript cannot follow for an open N.
  const asked = input as { query?: object } | undefined;
  const withInput = [asked] as unknown as ReadArguments<N>;
  return infiniteQueryOptions({
    queryKey: [...callKey(name, ...withInput), 'pages'],
    queryFn: ({ signal, pageParam: cursor }): Promise<Answer<N>> => {
      const query = { ...asked?.query, ...(cursor !== undefined && { cursor }) };
      return client.call(name, ...([{ ...asked, query, signal }] as unknown as CallArguments<N>));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last as Answer<PagedRoute>).next,
    select: listed<N>,
  });
}

/** The same function for every render, so that what it makes of the same pages is the same. */
function listed<N extends PagedRoute>({ pages }: InfiniteData<Answer<N>, string | undefined>): Listed<N> {
  const items = pages.flatMap((page) => page.items as Answer<N>['items'][number][]);
  return { items, count: (pages[0] as Answer<PagedRoute> | undefined)?.total ?? items.length, first: pages[0] };
}
