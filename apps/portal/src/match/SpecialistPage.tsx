import { buildSearchQuery, parseSearchQuery } from '@tele/core';
import { SpecialistScreen } from '@tele/match-widget/screens';
import { useLocation, useNavigate, useParams } from 'react-router';
import { matchStart, places } from '../places.ts';
import { openedFrom } from '../session/come-back-to.ts';

/** Search passed in the history state, not in the address: it may reveal health details. */
function searchedOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('searched' in state)) return null;
  return typeof state.searched === 'string' ? state.searched : null;
}

/** `/specialists/:specialistId`. The search is in the history entry, so it survives a reload. */
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
