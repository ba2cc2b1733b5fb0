import { useCallback } from 'react';
import { preloadPlaces } from './late-pages.ts';
import { useProfile } from './session/ProfileProvider.tsx';
import { sideOf } from './session/role.ts';
import { useSession } from './session/SessionProvider.tsx';
import { useAfterFirstScreen } from './use-after-first-screen.ts';

/** Once the first page is there, the other places of the role follow. Apart, so that each answer draws this anew and not the routes. */
export const PreloadedPlaces = (): null => {
  const { state } = useSession();
  const { loading, role } = useProfile();
  const side = sideOf(role);
  useAfterFirstScreen(
    state.status === 'signed-in' && !loading,
    useCallback(() => preloadPlaces(side), [side]),
  );
  return null;
};
