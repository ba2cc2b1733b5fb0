import {
  hashKey,
  notifyManager,
  QueryObserver,
  useQueryClient,
  type QueryClient,
  type QueryKey,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';

/** Results of several queries, in order. `useQueries` does the same, but weighs 1.5 kB. */
export const useQueryList = <Read, Data, Key extends QueryKey>(
  queries: readonly QueryObserverOptions<Read, Error, Data, Read, Key>[],
): readonly QueryObserverResult<Data>[] => {
  const client = useQueryClient();
  const keys = hashKey(queries.map(({ queryKey }) => queryKey));
  // Queries with the same keys are the same.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const list = useMemo(() => observe(client, queries), [client, keys]);
  return useSyncExternalStore(list.subscribe, list.read, list.read);
};

function observe<Read, Data, Key extends QueryKey>(
  client: QueryClient,
  queries: readonly QueryObserverOptions<Read, Error, Data, Read, Key>[],
) {
  const observers = queries.map((query) => new QueryObserver(client, query));
  let results: readonly QueryObserverResult<Data>[] = [];
  return {
    subscribe: (listener: () => void): (() => void) => {
      const ends = observers.map((observer) => observer.subscribe(notifyManager.batchCalls(listener)));
      return () => {
        for (const end of ends) end();
      };
    },
    read: () => {
      const next = observers.map((observer) => observer.getCurrentResult());
      if (next.length !== results.length || next.some((result, index) => result !== results[index])) results = next;
      return results;
    },
  };
}
