import { useQueryClient } from '@tanstack/react-query';
import { readToken } from '@tele/client';
import { useLatest, useTele } from '@tele/kit';
import { useEffect, useState } from 'react';
import { stored } from '../session/stored.ts';

const signedInAt = (): number => readToken(stored.token.read() ?? '').signedInAt ?? 0;

/** Calls back after a newer sign-in, usually in another tab; failed reads are then repeated. */
export const useSignedInAgain = (onSignedIn: () => void): void => {
  const { client } = useTele();
  const cache = useQueryClient();
  const [before] = useState(signedInAt);
  const latest = useLatest(onSignedIn);
  useEffect(() => {
    let isDone = false;
    const look = (): void => {
      if (isDone || signedInAt() <= before) return;
      isDone = true;
      latest.current();
      void client.session
        ?.refresh()
        .then(() => cache.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }));
    };
    window.addEventListener('storage', look);
    // A background tab may miss the event.
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('storage', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [before, cache, client, latest]);
};
