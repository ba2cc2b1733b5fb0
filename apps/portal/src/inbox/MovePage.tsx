import { MoveScreen } from '@tele/provider-inbox/screens';
import { Navigate, useNavigate, useParams } from 'react-router';
import { places } from '../places.ts';

/** `/inbox/moves/:moveId`; every answer leads back to the inbox. */
const MovePage = () => {
  const { moveId } = useParams();
  const navigate = useNavigate();
  if (!moveId) return <Navigate to={places.inbox.href()} replace />;
  return (
    <MoveScreen
      key={moveId}
      moveId={moveId}
      inboxHref={places.inbox.href()}
      onDone={() => void navigate(places.inbox.href(), { replace: true })}
    />
  );
};

export default MovePage;
