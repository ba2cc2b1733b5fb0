import { changes, type ReadRoute, type WriteRoute } from '@tele/core';
import type { QueryClient } from '@tanstack/react-query';

export interface RefreshOptions {
  /** A read that the write's answer has already updated. */
  except?: ReadRoute;
}

/** Invalidates reads a write may have changed. Settles when visible ones are read again; offline, never. */
export async function refreshAfter(
  cache: QueryClient,
  name: WriteRoute,
  { except }: RefreshOptions = {},
): Promise<void> {
  await refreshReads(
    cache,
    changes[name].filter((read: ReadRoute) => read !== except),
  );
}

export async function refreshReads(cache: QueryClient, reads: readonly ReadRoute[]): Promise<void> {
  const stale = reads.map(String);
  await cache.invalidateQueries({ predicate: ({ queryKey }) => stale.includes(String(queryKey[0])) });
}
