import { buildSearchQuery, parseSearchQuery, type SearchValue } from '@tele/core';
import { ResultsScreen } from '@tele/match-widget';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { places } from '../places.ts';
import { useProfile } from '../session/ProfileProvider.tsx';
import './ProfileNeeded.css';
import { ProfileNeeded } from './ProfileNeeded.tsx';
import { readProfession } from './profession-param.ts';

/** `/results/:profession?specialty&reason&state&tz&feeCap`; without a specialty there is nothing to search for. */
const ResultsPage = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { newcomer } = useProfile();
  const profession = readProfession(useParams().profession);
  const value = parseSearchQuery(search);
  const query = buildSearchQuery(value);
  if (!value.specialty) return <Navigate to={places.search.href(profession.id, query)} replace />;
  const show = (next: SearchValue): void =>
    void navigate(places.results.href(profession.id, buildSearchQuery(next)), { replace: true });
  const toRequest = ({ selectionId }: { selectionId: string }): void =>
    void navigate(places.request.href(selectionId), { state: { from: 'payment' } });
  return (
    <>
      {newcomer && <ProfileNeeded next={`${pathname}${search}`} />}
      <ResultsScreen
        profession={profession.id}
        search={value}
        changeSearchHref={places.search.href(profession.id, query)}
        onZoneChange={(tz) => show({ ...value, tz })}
        onSearchChange={show}
        onSubmitted={toRequest}
        onPaymentPending={toRequest}
        onUnknownSpecialty={() => void navigate(places.search.href(profession.id), { replace: true })}
        onOpenRequest={({ selectionId }) => void navigate(places.request.href(selectionId))}
      />
    </>
  );
};

export default ResultsPage;
