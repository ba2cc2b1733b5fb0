import { useEffect } from 'react';
import { useLatest } from '../latest/use-latest.ts';
import { useTele } from './context.ts';

/** Calls back when somebody is signed in again after the service had asked them to: what was said of it is over. */
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
