import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { LoadingPage } from './chrome/LoadingPage.tsx';
import { homeOf } from './login/after-login.ts';
import { ServiceRedirect } from './match/ServiceRedirect.tsx';
import { loadPage } from './pages.ts';
import { matchStart, routes } from './routes.ts';
import { useProfile } from './session/ProfileProvider.tsx';
import { RequireRole } from './session/RequireRole.tsx';
import { RequireSession } from './session/RequireSession.tsx';
import { usePreloadedPlaces } from './use-preloaded-places.ts';

const Shell = lazy(loadPage.shell);
const LoginScreen = lazy(loadPage.login);
const LandingScreen = lazy(loadPage.landing);
const CategoryPage = lazy(loadPage.category);
const SearchPage = lazy(loadPage.search);
const ResultsPage = lazy(loadPage.results);
const RequestsPage = lazy(loadPage.requests);
const RequestPage = lazy(loadPage.request);
const AppointmentsPage = lazy(loadPage.appointments);
const InboxPage = lazy(loadPage.inbox);
const RespondPage = lazy(loadPage.respond);
const RegisterPage = lazy(loadPage.register);
const AvailabilityPage = lazy(loadPage.availability);
const AccountPage = lazy(loadPage.account);

const Home = () => <Navigate to={homeOf(useProfile().role)} replace />;

/** Which screen a URL shows, and who may see it (spec section 2, Routing overview). */
export const PortalRoutes = () => {
  usePreloadedPlaces();
  return (
    <Suspense fallback={<LoadingPage />}>
      <Routes>
        <Route path={routes.login.path} element={<LoginScreen />} />
        <Route path={routes.landing.path} element={<LandingScreen />} />
        <Route element={<RequireSession />}>
          <Route path={routes.root.path} element={<Home />} />
          <Route path={routes.services.path} element={<Navigate to={routes.categories.href()} replace />} />
          <Route path={routes.serviceCategory.path} element={<ServiceRedirect />} />
          <Route element={<Shell />}>
            <Route path={routes.categories.path} element={<CategoryPage />} />
            <Route path={routes.search.path} element={<SearchPage />} />
            <Route path={routes.results.path} element={<ResultsPage />} />
            <Route path={routes.resultsOfDoctors.path} element={<ResultsPage />} />
            <Route path={routes.appointments.path} element={<AppointmentsPage />} />
            <Route path={routes.register.path} element={<RegisterPage />} />
            <Route path={routes.patient.path} element={<AccountPage role="patient" />} />
            <Route path={routes.specialist.path} element={<AccountPage role="specialist" />} />
            <Route element={<RequireRole role="patient" />}>
              <Route path={routes.start.path} element={<SearchPage />} />
              <Route path={routes.atlas.path} element={<SearchPage />} />
              <Route path={routes.requests.path} element={<RequestsPage />} />
              <Route path={routes.request.path} element={<RequestPage />} />
              <Route path={routes.atlasSelection.path} element={<RequestPage />} />
            </Route>
            <Route element={<RequireRole role="specialist" />}>
              <Route path={routes.inbox.path} element={<InboxPage />} />
              <Route path={routes.respond.path} element={<RespondPage />} />
              <Route path={routes.availability.path} element={<AvailabilityPage />} />
            </Route>
          </Route>
          <Route path="*" element={<Navigate to={matchStart} replace />} />
        </Route>
      </Routes>
    </Suspense>
  );
};
