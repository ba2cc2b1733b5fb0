import type { PagedRoute } from '@tele/core';
import type { Answer } from '@tele/core/contract';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

type Items<N extends PagedRoute> = Answer<N>['items'];
type CachedList = Answer<PagedRoute> | InfiniteData<Answer<PagedRoute>>;

/** Changes cached items of a list on every page, to show a write before it is read again. Updates totals. */
export function changeItems<N extends PagedRoute>(
  cache: QueryClient,
  name: N,
  change: (items: Items<N>) => Items<N>,
): void {
  const changed = (page: Answer<PagedRoute>): Answer<PagedRoute> =>
    ({ ...page, items: change(page.items as Items<N>) }) as Answer<PagedRoute>;
  cache.setQueriesData<CachedList>({ queryKey: [name] }, (held) => {
    if (!held) return undefined;
    return 'pages' in held ? { ...held, pages: recounted(held.pages, held.pages.map(changed)) } : changed(held);
  });
}

type Pages = readonly Answer<PagedRoute>[];

function recounted(before: Pages, after: Answer<PagedRoute>[]): Answer<PagedRoute>[] {
  const [first, ...rest] = after;
  if (first?.total === undefined) return after;
  const lengthOf = (pages: Pages): number => pages.reduce((sum, { items }) => sum + items.length, 0);
  return [{ ...first, total: first.total + lengthOf(after) - lengthOf(before) }, ...rest];
}
