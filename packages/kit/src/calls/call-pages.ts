import type { PagedRoute } from '@tele/core';
import { readPage, type TeleClient } from '@tele/client';
import type { Answer } from '@tele/core/contract';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import { callKey, type ReadArguments } from './call-key.ts';

export interface PagedList<N extends PagedRoute> {
  items: readonly Answer<N>['items'][number][];
  count: number;
  first: Answer<N> | undefined;
}

type Key = readonly unknown[];
type Cursor = string | undefined;

/** Named so published types don't expand the contract. */
type PagesOptions<N extends PagedRoute> = ReturnType<
  typeof infiniteQueryOptions<Answer<N>, Error, PagedList<N>, Key, Cursor>
>;

/** For `useInfiniteQuery`: callPages(client, 'mySelections'). `refreshAfter` reads all loaded pages again. */
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

/** Stable across renders: equal pages give an equal result. */
function listed<N extends PagedRoute>({ pages }: InfiniteData<Answer<N>, string | undefined>): PagedList<N> {
  const items = pages.flatMap((page) => page.items as Answer<N>['items'][number][]);
  return { items, count: (pages[0] as Answer<PagedRoute> | undefined)?.total ?? items.length, first: pages[0] };
}
