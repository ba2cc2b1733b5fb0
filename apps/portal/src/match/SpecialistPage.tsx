import { buildSearchQuery, parseSearchQuery } from '@tele/core';
import { SpecialistScreen } from '@tele/match-widget/screens';
import { useLocation, useNavigate, useParams } from 'react-router';
import { matchStart, places } from '../places.ts';
import { openedFrom } from '../session/come-back-to.ts';

/** What the results hand on with the link, in the history and not in the address: nothing of anybody's health is in it. */
function searchedOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('searched' in state)) return null;
  return typeof state.searched === 'string' ? state.searched : null;
}

/** `/specialists/:specialistId`. The search that led here comes with the history entry, so that a reload has it too. */
const SpecialistPage = () => {
  const { specialistId = '' } = useParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const searched = searchedOf(state);
  const toRequest = ({ selectionId }: { selectionId: string }): void =>
    void navigate(places.request.href(selectionId), { state: { from: 'payment' } });
  return (
    <SpecialistScreen
      key={specialistId}
      specialistId={specialistId}
      search={searched === null ? undefined : parseSearchQuery(searched)}
      resultsHref={(profession, search) => places.results.href(profession, searched ?? buildSearchQuery(search))}
      findHref={openedFrom(state) ?? matchStart}
      onSubmitted={toRequest}
      onPaymentPending={toRequest}
      onOpenRequest={({ selectionId }) => void navigate(places.request.href(selectionId))}
    />
  );
};

export default SpecialistPage;
