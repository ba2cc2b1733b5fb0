import { useQueryClient } from '@tanstack/react-query';
import { readToken } from '@tele/client';
import { useLatest, useTele } from '@tele/kit';
import { useEffect, useRef, useState } from 'react';
import { stored } from '../session/stored.ts';

const signedInAt = (): number => readToken(stored.token.read() ?? '').signedInAt ?? 0;

/** Calls back after a newer sign-in, here (then call the result) or in another tab; failed reads are then repeated. */
export const useSignedInAgain = (onSignedIn: () => void): (() => void) => {
  const { client } = useTele();
  const cache = useQueryClient();
  const [before] = useState(signedInAt);
  const isDone = useRef(false);
  const look = useLatest((): void => {
    if (isDone.current || signedInAt() <= before) return;
    isDone.current = true;
    onSignedIn();
    void client.session
      ?.refresh()
      .then(() => cache.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }));
  });
  useEffect(() => {
    const hear = (): void => look.current();
    window.addEventListener('storage', hear);
    // A background tab may miss the event.
    document.addEventListener('visibilitychange', hear);
    return () => {
      window.removeEventListener('storage', hear);
      document.removeEventListener('visibilitychange', hear);
    };
  }, [look]);
  return () => look.current();
};
