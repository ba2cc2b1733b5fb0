import { RespondScreen } from '@tele/provider-inbox/screens';
import { Navigate, useNavigate, useParams } from 'react-router';
import { places } from '../places.ts';

/** `/inbox/:selectionId`; every answer leads back to the inbox (spec section 4). */
const RespondPage = () => {
  const { selectionId } = useParams();
  const navigate = useNavigate();
  if (!selectionId) return <Navigate to={places.inbox.href()} replace />;
  return (
    <RespondScreen
      key={selectionId}
      selectionId={selectionId}
      inboxHref={places.inbox.href()}
      // The screen has already shown the outcome.
      onDone={() => void navigate(places.inbox.href(), { replace: true })}
    />
  );
};

export default RespondPage;
