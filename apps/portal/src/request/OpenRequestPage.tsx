import { OpenRequestScreen } from '@tele/match-widget/screens';
import { Navigate, useNavigate, useParams } from 'react-router';
import { places } from '../places.ts';
import { useProfile } from '../session/ProfileProvider.tsx';

const OpenRequestPage = () => {
  const { requestId } = useParams();
  const { isPatient } = useProfile();
  const navigate = useNavigate();
  if (!requestId || !isPatient) return <Navigate to={places.requests.href()} replace />;
  return (
    <OpenRequestScreen
      key={requestId}
      requestId={requestId}
      requestsHref={places.requests.href()}
      appointmentsHref={places.appointments.href}
      findHref={(profession) => places.search.href(profession)}
      onDeleted={() => void navigate(places.requests.href(), { replace: true })}
    />
  );
};

export default OpenRequestPage;
