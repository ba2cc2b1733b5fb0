import { LatePart } from '@tele/ui';
import { Navigate, Route, Routes } from 'react-router';
import { LoadingPage } from './loading/LoadingPage.tsx';
import { lateShell } from './first-page.ts';
import { ServiceRedirect } from './match/ServiceRedirect.tsx';
import { PlacePage } from './PlacePage.tsx';
import { PreloadedPlaces } from './PreloadedPlaces.ts';
import { matchStart, placeRows, places, type Place } from './places.ts';
import { RequireSession } from './session/RequireSession.tsx';
import { SideProvider } from './session/SideProvider.tsx';
import { useFirstCalls } from './use-first-calls.ts';

const inShell = (
  <LatePart code={lateShell} loading={<LoadingPage />} headingLevel={1}>
    {(shell) => shell}
  </LatePart>
);

const withPage = placeRows.filter((place): place is Place & { page: string } => place.page !== undefined);
const routeOf = (place: Place & { page: string }) => (
  <Route key={place.path} path={place.path} element={<PlacePage place={place} />} />
);

/** Routes of `places.ts`; those without a page redirect (spec section 2, Routing overview). */
export const PortalRoutes = () => {
  useFirstCalls();
  return (
    <SideProvider>
      <PreloadedPlaces />
      <Routes>
        {withPage.filter(({ bare }) => bare).map(routeOf)}
        <Route element={<RequireSession />}>
          <Route path={places.root.path} element={<Navigate to={matchStart} replace />} />
          <Route path={places.services.path} element={<Navigate to={places.category.href()} replace />} />
          <Route path={places.serviceCategory.path} element={<ServiceRedirect />} />
          <Route element={inShell}>{withPage.filter(({ bare }) => !bare).map(routeOf)}</Route>
          <Route path="*" element={<Navigate to={matchStart} replace />} />
        </Route>
      </Routes>
    </SideProvider>
  );
};
