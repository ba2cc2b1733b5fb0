import { useEffect } from 'react';
import { preloadPlaces } from './late-pages.ts';
import { useProfile } from './session/ProfileProvider.tsx';
import { sideOf } from './session/role.ts';
import { useSession } from './session/SessionProvider.tsx';

/** Once the first page is there, the other places of the role follow, unless the reader saves data. */
export const usePreloadedPlaces = (): void => {
  const { state } = useSession();
  const { loading, role } = useProfile();
  const ready = state.status === 'signed-in' && !loading;
  useEffect(() => {
    const saves = 'connection' in navigator && (navigator.connection as { saveData?: boolean } | null)?.saveData;
    if (saves || !ready) return;
    const start = (): void => preloadPlaces(sideOf(role));
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(start, 2_000);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(start, { timeout: 5_000 });
    return () => cancelIdleCallback(idle);
  }, [ready, role]);
};
