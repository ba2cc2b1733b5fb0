import { RequestScreen } from '@tele/match-widget';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { ProfileNeeded } from '../match/ProfileNeeded.tsx';
import { matchStart, places } from '../places.ts';
import { useProfile } from '../session/ProfileProvider.tsx';

/** `/requests/:selectionId` and `/atlas/selections/:selectionId` */
const RequestPage = () => {
  const { selectionId } = useParams();
  const { state } = useLocation();
  const { newcomer } = useProfile();
  const navigate = useNavigate();
  if (!selectionId) return <Navigate to={places.requests.href()} replace />;
  if (newcomer) return <ProfileNeeded title="Request" next={places.request.href(selectionId)} />;
  return (
    <RequestScreen
      key={selectionId}
      selectionId={selectionId}
      fromPayment={(state as { from?: string } | null)?.from === 'payment'}
      requestsHref={places.requests.href()}
      appointmentsHref={places.appointments.href(selectionId)}
      findHref={matchStart}
      onDeleted={() => void navigate(places.requests.href(), { replace: true })}
    />
  );
};

export default RequestPage;
