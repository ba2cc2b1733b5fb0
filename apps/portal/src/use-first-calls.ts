import { callPages, callQuery, callWhole, useTele } from '@tele/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { beginFirstCalls } from './first-calls.ts';
import { placeAt } from './place-at.ts';
import { keptSide } from './session/stored.ts';
import { useSession } from './session/SessionProvider.tsx';

/** Begins the reads of the first page beyond the sign-in beside its code and the current-user call, not after both. */
export const useFirstCalls = (): void => {
  const { client, now } = useTele();
  const cache = useQueryClient();
  const { state } = useSession();
  const { pathname, search } = useLocation();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || state.status !== 'signed-in' || placeAt(pathname)?.bare) return;
    begun.current = true;
    // A failure is the screen's to tell: it asks again.
    beginFirstCalls(
      { pathname, search },
      { now: now(), side: keptSide.read() },
      {
        one: (name, ...input) => void cache.prefetchQuery(callQuery(client, name, ...input)),
        pages: (name, ...input) => void cache.prefetchInfiniteQuery(callPages(client, name, ...input)),
        whole: (name, ...input) => void cache.prefetchQuery(callWhole(client, name, ...input)),
      },
    );
  }, [state.status, pathname, search, client, cache, now]);
};
