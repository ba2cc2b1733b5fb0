import { AskedScreen } from '@tele/match-widget/screens';
import { Navigate, useNavigate, useParams } from 'react-router';
import { places } from '../places.ts';
import { useProfile } from '../session/ProfileProvider.tsx';

/** `/requests/asked/:requestId` */
const AskedPage = () => {
  const { requestId } = useParams();
  const { newcomer } = useProfile();
  const navigate = useNavigate();
  // A newcomer has none: their first one makes them a client.
  if (!requestId || newcomer) return <Navigate to={places.requests.href()} replace />;
  return (
    <AskedScreen
      key={requestId}
      requestId={requestId}
      requestsHref={places.requests.href()}
      appointmentsHref={places.appointments.href}
      findHref={(profession) => places.search.href(profession)}
      onDeleted={() => void navigate(places.requests.href(), { replace: true })}
    />
  );
};

export default AskedPage;
