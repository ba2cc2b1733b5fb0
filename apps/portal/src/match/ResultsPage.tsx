import {
  buildOpenRequestQuery,
  buildFilterQuery,
  buildSearchQuery,
  parseFilterQuery,
  parseSearchQuery,
  type SearchFilters,
  type SearchValue,
} from '@tele/core';
import { ResultsScreen } from '@tele/match-widget/screens';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { places } from '../places.ts';
import { readProfession } from './profession-param.ts';

/** `/results/:profession?specialty&reason&state&tz&feeCap`. Without a valid specialty, returns to the form. */
const ResultsPage = () => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const profession = readProfession(useParams().profession);
  const value = parseSearchQuery(search);
  const filters = parseFilterQuery(search);
  const formOf = (again: SearchValue): string => places.search.href(profession.id, buildSearchQuery(again));
  const withoutSpecialty = formOf({ ...value, specialty: '' });
  if (!profession.known) return <Navigate to={withoutSpecialty} replace />;
  if (!value.specialty) return <Navigate to={withoutSpecialty} replace />;
  const queryOf = (next: SearchValue, narrowed: SearchFilters): string =>
    [buildSearchQuery(next), buildFilterQuery(narrowed)].filter(Boolean).join('&');
  const resultsOf = (next: SearchValue, narrowed = filters): string =>
    places.results.href(profession.id, queryOf(next, narrowed));
  if (!profession.canonical) return <Navigate to={resultsOf(value)} replace />;
  const show = (next: SearchValue): void => void navigate(resultsOf(next), { replace: true });
  const toRequest = ({ selectionId }: { selectionId: string }): void =>
    void navigate(places.request.href(selectionId), { state: { from: 'payment' } });
  return (
    <ResultsScreen
      profession={profession.id}
      search={value}
      filters={filters}
      onFiltersChange={(next) => void navigate(resultsOf(value, next), { replace: true })}
      canSetAlert
      specialistHref={places.specialistPage.href}
      onOpenSpecialist={(id) =>
        void navigate(places.specialistPage.href(id), {
          state: { searched: queryOf(value, filters), openedFrom: resultsOf(value) },
        })
      }
      changeSearchHref={formOf(value)}
      newOpenRequestHref={places.newOpenRequest.href(
        profession.id,
        buildOpenRequestQuery({ specialty: value.specialty, state: value.state, reason: value.reason }),
      )}
      onUnknownSpecialty={() => void navigate(withoutSpecialty, { replace: true })}
      onZoneChange={(tz) => show({ ...value, tz })}
      onSearchChange={show}
      onSubmitted={toRequest}
      onPaymentPending={toRequest}
      onOpenRequest={({ selectionId }) => void navigate(places.request.href(selectionId))}
    />
  );
};

export default ResultsPage;
