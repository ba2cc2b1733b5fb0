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
  await refreshReads(
    cache,
    changes[name].filter((read: ReadRoute) => read !== except),
  );
}

/** The same for reads that are out of date for another reason: somebody else has changed what they show. */
export async function refreshReads(cache: QueryClient, reads: readonly ReadRoute[]): Promise<void> {
  const stale = reads.map(String);
  await cache.invalidateQueries({ predicate: ({ queryKey }) => stale.includes(String(queryKey[0])) });
}
