import { buildOpenRequestQuery, buildSearchQuery } from '@tele/core';
import { NoRequests, RequestListScreen } from '@tele/match-widget/screens';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { matchStart, payHref, places } from '../places.ts';
import { useProfile } from '../session/ProfileProvider.tsx';

/** `/requests`; with `selectionId` or `id` in the query it is that request (spec section 2, Request detail). */
const RequestsPage = () => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { isPatient } = useProfile();
  const selectionId = query.get('selectionId') ?? query.get('id');
  if (selectionId) return <Navigate to={places.request.href(selectionId)} replace />;
  if (!isPatient) return <NoRequests findHref={matchStart} />;
  return (
    <RequestListScreen
      viewHref={places.request.href}
      openRequestHref={places.openRequest.href}
      payHref={payHref}
      findHref={matchStart}
      onAskAgain={({ profession, search }) => void navigate(places.results.href(profession, buildSearchQuery(search)))}
      onAskForTimesAgain={({ profession, value }) =>
        void navigate(places.newOpenRequest.href(profession, buildOpenRequestQuery(value)))
      }
    />
  );
};

export default RequestsPage;
