import { Navigate } from 'react-router';
import { usePageTitle } from './chrome/use-page-title.ts';
import { pages } from './late-pages.ts';
import type { Place } from './places.ts';
import { elsewhere } from './session/elsewhere.ts';
import { useProfile } from './session/ProfileProvider.tsx';

/** The page of a place under its title, for whom the place is for. */
export const PlacePage = ({ place }: { place: Place & { page: string } }) => {
  const { me } = useProfile();
  const away = elsewhere(place, me);
  usePageTitle(place.title);
  if (away) return <Navigate to={away} replace />;
  return pages.get(place.page);
};
