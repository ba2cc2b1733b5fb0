import { RespondScreen } from '@tele/provider-inbox/screens';
import { useMessages, useToast } from '@tele/ui';
import { Navigate, useNavigate, useParams } from 'react-router';
import { places } from '../places.ts';
import { inboxMessages } from './inbox.messages.ts';

/** `/inbox/:selectionId`; every answer leads back to the inbox (spec section 4). */
const RespondPage = () => {
  const { selectionId } = useParams();
  const navigate = useNavigate();
  const toast = useToast();
  const t = useMessages(inboxMessages);
  if (!selectionId) return <Navigate to={places.inbox.href()} replace />;
  return (
    <RespondScreen
      key={selectionId}
      selectionId={selectionId}
      inboxHref={places.inbox.href()}
      onDone={(outcome) => {
        if (outcome === 'accepted') toast.show(t.accepted, { tone: 'positive' });
        void navigate(places.inbox.href(), { replace: true });
      }}
    />
  );
};

export default RespondPage;
