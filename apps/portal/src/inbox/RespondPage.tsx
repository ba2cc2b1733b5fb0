import { RespondScreen } from '@tele/provider-inbox';
import { useToast } from '@tele/ui';
import { Navigate, useNavigate, useParams } from 'react-router';
import '@tele/provider-inbox/styles.css';
import { usePageTitle } from '../chrome/use-page-title.ts';
import { routes } from '../routes.ts';

/** `/inbox/:selectionId`; every answer leads back to the inbox (spec section 4). */
const RespondPage = () => {
  usePageTitle('Respond to a request');
  const { selectionId } = useParams();
  const navigate = useNavigate();
  const toast = useToast();
  if (!selectionId) return <Navigate to={routes.inbox.href()} replace />;
  return (
    <RespondScreen
      key={selectionId}
      selectionId={selectionId}
      inboxHref={routes.inbox.href()}
      onDone={(outcome) => {
        if (outcome === 'accepted') toast.show('Booking confirmed.', { tone: 'positive' });
        void navigate(routes.inbox.href(), { replace: true });
      }}
    />
  );
};

export default RespondPage;
