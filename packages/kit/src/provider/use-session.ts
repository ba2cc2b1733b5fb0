import { focusManager, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isSignInError } from '../errors/is-sign-in-error.ts';
import type { Account, ClientSource } from './account.ts';

/** Resumes after a sign-in: requests the host's new token, and retries reads refused without one. */
export const useSession = ({ client, queryClient }: Account, token: ClientSource['token']): void => {
  // A new function on a render is no new token; a new string is, and so is a switch between both.
  const given = typeof token === 'function' ? 'function' : token;
  const previous = useRef({ client, given });
  useEffect(() => {
    const isNew = previous.current.client === client && previous.current.given !== given;
    previous.current = { client, given };
    if (isNew) void client.session?.refresh();
  }, [client, given]);

  useEffect(() => {
    const { session } = client;
    if (!session) return undefined;
    const stopReading = session.subscribe(() => {
      if (session.signedOut() === null) readAgain(queryClient);
    });
    // A page in front may have slept; a focused one may have had a sign-in in another window.
    const wake = (): void => void session.wake();
    const stopWaking = focusManager.subscribe((focused) => focused && wake());
    window.addEventListener('focus', wake);
    return () => {
      stopReading();
      stopWaking();
      window.removeEventListener('focus', wake);
    };
  }, [client, queryClient]);
};

/** Retries visible reads only. One by one: `refetchQueries` skips manual (disabled) queries. */
function readAgain(cache: QueryClient): void {
  const refused = cache.getQueryCache().findAll({
    predicate: (query) => isSignInError(query.state.error) && query.getObserversCount() > 0,
  });
  for (const query of refused) void query.fetch(undefined, { cancelRefetch: false }).catch(() => undefined);
}
