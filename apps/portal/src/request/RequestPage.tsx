import { RequestScreen } from '@tele/match-widget';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import '@tele/match-widget/styles.css';
import { usePageTitle } from '../chrome/use-page-title.ts';
import { ProfileNeeded } from '../match/ProfileNeeded.tsx';
import '../match/ProfileNeeded.css';
import { matchStart, routes } from '../routes.ts';
import { useProfile } from '../session/ProfileProvider.tsx';

/** `/requests/:selectionId` and `/atlas/selections/:selectionId` */
const RequestPage = () => {
  usePageTitle('Request');
  const { selectionId } = useParams();
  const { state } = useLocation();
  const { newcomer } = useProfile();
  const navigate = useNavigate();
  if (!selectionId) return <Navigate to={routes.requests.href()} replace />;
  if (newcomer) return <ProfileNeeded title="Request" next={routes.request.href(selectionId)} />;
  return (
    <RequestScreen
      key={selectionId}
      selectionId={selectionId}
      fromPayment={(state as { from?: string } | null)?.from === 'payment'}
      requestsHref={routes.requests.href()}
      appointmentsHref={routes.appointments.href(selectionId)}
      findHref={matchStart}
      onDeleted={() => void navigate(routes.requests.href(), { replace: true })}
    />
  );
};

export default RequestPage;
