import { changes, type WriteRoute } from '@tele/core';
import type { QueryClient } from '@tanstack/react-query';

/** Marks all reads out of date that a write may have changed; those on screen are read again. Settles once they are, offline never. */
export async function refreshAfter(cache: QueryClient, name: WriteRoute): Promise<void> {
  const stale: readonly string[] = changes[name];
  await cache.invalidateQueries({ predicate: ({ queryKey }) => stale.includes(String(queryKey[0])) });
}
