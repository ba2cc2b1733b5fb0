import { changes, type ReadRoute, type WriteRoute } from '@tele/core';
import type { QueryClient } from '@tanstack/react-query';

export interface RefreshOptions {
  /** A read that the answer of the write stands in already. */
  except?: ReadRoute;
}

/** Marks all reads out of date that a write may have changed; those on screen are read again. Settles once they are, offline never. */
export async function refreshAfter(
  cache: QueryClient,
  name: WriteRoute,
  { except }: RefreshOptions = {},
): Promise<void> {
  const stale = changes[name].filter((read: ReadRoute) => read !== except).map(String);
  await cache.invalidateQueries({ predicate: ({ queryKey }) => stale.includes(String(queryKey[0])) });
}
