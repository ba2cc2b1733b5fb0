import { useCallback } from 'react';
import { preloadPlaces } from './late-pages.ts';
import { useProfile } from './session/ProfileProvider.tsx';
import { sideOf } from './session/role.ts';
import { useSession } from './session/SessionProvider.tsx';
import { useWhenIdle } from './use-when-idle.ts';

/** Once the first page is there, the other places of the role follow. */
export const usePreloadedPlaces = (): void => {
  const { state } = useSession();
  const { loading, role } = useProfile();
  const side = sideOf(role);
  useWhenIdle(
    state.status === 'signed-in' && !loading,
    useCallback(() => preloadPlaces(side), [side]),
  );
};
