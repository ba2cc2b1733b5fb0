import { callPages, callQuery, callWhole, useTele } from '@tele/kit';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { beginFirstCalls } from './first-calls.ts';
import { placeAt } from './place-at.ts';
import { keptSide } from './session/stored.ts';
import { useSession } from './session/SessionProvider.tsx';

/** Starts the first page's reads in parallel with its code and the current-user call. */
export const useFirstCalls = (): void => {
  const { client, now } = useTele();
  const cache = useQueryClient();
  const { state } = useSession();
  const { pathname, search } = useLocation();
  const begunAt = useRef<string | null>(null);
  const isFirstPage = useRef(true);
  useEffect(() => {
    const address = pathname + search;
    if (begunAt.current !== null) {
      if (address !== begunAt.current) isFirstPage.current = false;
      return;
    }
    if (state.status !== 'signed-in' || placeAt(pathname)?.bare) return;
    begunAt.current = address;
    // The screen shows a failed call and does not repeat it: the client has already retried.
    const share = <Options extends { queryKey: QueryKey }>(options: Options): Options => {
      cache.setQueryDefaults(options.queryKey, { retryOnMount: () => !isFirstPage.current });
      return options;
    };
    beginFirstCalls(
      { pathname, search },
      { now: now(), side: keptSide.read() },
      {
        one: (name, ...input) => void cache.prefetchQuery(share(callQuery(client, name, ...input))),
        pages: (name, ...input) => void cache.prefetchInfiniteQuery(share(callPages(client, name, ...input))),
        whole: (name, ...input) => void cache.prefetchQuery(share(callWhole(client, name, ...input))),
      },
    );
  }, [state.status, pathname, search, client, cache, now]);
};
