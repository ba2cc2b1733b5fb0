import { useCallback } from 'react';
import { useSession } from './SessionProvider.tsx';
import { stored } from './stored.ts';

/** Signs out on this device; the next sign-in starts afresh. */
export const useSignOut = (): (() => void) => {
  const { session } = useSession();
  return useCallback(() => {
    stored.postLoginRedirect.remove();
    void session.signOut();
  }, [session]);
};
