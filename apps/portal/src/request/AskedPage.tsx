import { AskedScreen } from '@tele/match-widget/screens';
import { Navigate, useNavigate, useParams } from 'react-router';
import { places } from '../places.ts';
import { useProfile } from '../session/ProfileProvider.tsx';

/** `/requests/asked/:requestId` */
const AskedPage = () => {
  const { requestId } = useParams();
  const { isPatient } = useProfile();
  const navigate = useNavigate();
  // No requests without a patient profile: the first one asks for it.
  if (!requestId || !isPatient) return <Navigate to={places.requests.href()} replace />;
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
