import { useEffect } from 'react';
import { useLatest } from '../latest/use-latest.ts';
import { useTele } from './context.ts';

/** Calls back after a sign-in that the service required: clear sign-in messages then. */
export const useSignedInAgain = (onSignedIn: () => void): void => {
  const { session } = useTele().client;
  const latest = useLatest(onSignedIn);
  useEffect(
    () =>
      session?.subscribe(() => {
        if (session.signedOut() === null) latest.current();
      }),
    [session, latest],
  );
};
