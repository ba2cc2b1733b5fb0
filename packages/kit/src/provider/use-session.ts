import { focusManager, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isSignInError } from '../errors/is-sign-in-error.ts';
import type { Account, ClientSource } from './account.ts';

/** Goes on where somebody was once they are signed in: asks for the host's new token, and reads again what was refused without one. */
export const useSession = ({ client, queryClient }: Account, token: ClientSource['token']): void => {
  // A function may be another one at every render; only from a text to it, and back, there is something new to ask for.
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
    // A page that comes to the front may have slept; one that gets the focus back may have had somebody sign in beside it.
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

/** What is on screen alone; the rest is read when it is wanted. By hand, for `refetchQueries` passes over what was asked for by hand. */
function readAgain(cache: QueryClient): void {
  const refused = cache.getQueryCache().findAll({
    predicate: (query) => isSignInError(query.state.error) && query.getObserversCount() > 0,
  });
  for (const query of refused) void query.fetch(undefined, { cancelRefetch: false }).catch(() => undefined);
}
