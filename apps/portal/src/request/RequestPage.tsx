import { RequestScreen } from '@tele/match-widget/screens';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { places } from '../places.ts';
import { useProfile } from '../session/ProfileProvider.tsx';

const RequestPage = () => {
  const { selectionId } = useParams();
  const { state, hash } = useLocation();
  const { isPatient } = useProfile();
  const navigate = useNavigate();
  if (!selectionId || !isPatient) return <Navigate to={places.requests.href()} replace />;
  return (
    <RequestScreen
      key={selectionId}
      selectionId={selectionId}
      fromPayment={(state as { from?: string } | null)?.from === 'payment'}
      paying={hash === '#pay'}
      requestsHref={places.requests.href()}
      appointmentsHref={places.appointments.href(selectionId)}
      findHref={(profession) => places.search.href(profession)}
      onDeleted={() => void navigate(places.requests.href(), { replace: true })}
    />
  );
};

export default RequestPage;
