import type { PagedRoute } from '@tele/core';
import { readPage, type TeleClient } from '@tele/client';
import type { Answer } from '@tele/core/contract';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import { callKey, type ReadArguments } from './call-key.ts';

/** What of a list is there: the items of all its pages, and how many it has in all. */
export interface PagedList<N extends PagedRoute> {
  items: readonly Answer<N>['items'][number][];
  count: number;
  /** The first page, for what it says of the whole list. */
  first: Answer<N> | undefined;
}

type Key = readonly unknown[];
type Cursor = string | undefined;

/** Named, so that what is published says no more of the contract than its name. */
type PagesOptions<N extends PagedRoute> = ReturnType<
  typeof infiniteQueryOptions<Answer<N>, Error, PagedList<N>, Key, Cursor>
>;

/**
 * Options of a list that is read page by page, to be passed to `useInfiniteQuery`: callPages(client, 'mySelections', { query: { show:
 * 'current' } }). `refreshAfter` reads again as many pages as were there.
 */
export function callPages<N extends PagedRoute>(
  client: TeleClient,
  name: N,
  ...args: ReadArguments<N>
): PagesOptions<N> {
  const queryKey: Key = [...callKey(name, ...args), 'pages'];
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ signal, pageParam: cursor }) => readPage(client, name, { ...args[0], signal }, cursor),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last as Answer<PagedRoute>).next,
    select: listed<N>,
  });
}

/** The same function for every render, so that what it makes of the same pages is the same. */
function listed<N extends PagedRoute>({ pages }: InfiniteData<Answer<N>, string | undefined>): PagedList<N> {
  const items = pages.flatMap((page) => page.items as Answer<N>['items'][number][]);
  return { items, count: (pages[0] as Answer<PagedRoute> | undefined)?.total ?? items.length, first: pages[0] };
}
