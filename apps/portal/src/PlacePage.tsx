import { LatePart, useMessages } from '@tele/ui';
import { Navigate } from 'react-router';
import { LoadingPage } from './loading/LoadingPage.tsx';
import { usePageTitle } from './chrome/use-page-title.ts';
import { latePageOf } from './late-pages.ts';
import type { Place } from './places.ts';
import { placesMessages } from './places.messages.ts';
import { elsewhere } from './session/elsewhere.ts';
import { useProfile } from './session/ProfileProvider.tsx';

export const PlacePage = ({ place }: { place: Place & { page: string } }) => {
  const { me } = useProfile();
  const t = useMessages(placesMessages);
  const away = elsewhere(place, me);
  usePageTitle(place.title && t[place.title]);
  if (away) return <Navigate to={away} replace />;
  return (
    <LatePart code={latePageOf(place.page)} loading={<LoadingPage />} headingLevel={1}>
      {(page) => page}
    </LatePart>
  );
};
