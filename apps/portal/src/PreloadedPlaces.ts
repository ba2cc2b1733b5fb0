import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { preloadPlaces } from './late-pages.ts';
import { placeAt } from './place-at.ts';
import { useProfile } from './session/ProfileProvider.tsx';
import { ownSide } from './session/side.ts';
import { useSide } from './session/SideProvider.tsx';
import { useSession } from './session/SessionProvider.tsx';
import { useAfterFirstScreen } from './use-after-first-screen.ts';

/** Preloads other places after the first page. A separate component: answers do not re-render the routes. */
export const PreloadedPlaces = (): null => {
  const { state } = useSession();
  const { loading, me } = useProfile();
  const { pathname } = useLocation();
  const side = ownSide(useSide(), me);
  useAfterFirstScreen(
    state.status === 'signed-in' && !loading && !placeAt(pathname)?.bare,
    useCallback(() => preloadPlaces(side), [side]),
  );
  return null;
};
