import { RescheduleScreen } from '@tele/provider-inbox/screens';
import { Navigate, useNavigate, useParams } from 'react-router';
import { places } from '../places.ts';

/** `/inbox/reschedules/:rescheduleId`; every answer leads back to the inbox. */
const ReschedulePage = () => {
  const { rescheduleId } = useParams();
  const navigate = useNavigate();
  if (!rescheduleId) return <Navigate to={places.inbox.href()} replace />;
  return (
    <RescheduleScreen
      key={rescheduleId}
      rescheduleId={rescheduleId}
      inboxHref={places.inbox.href()}
      onDone={() => void navigate(places.inbox.href(), { replace: true })}
    />
  );
};

export default ReschedulePage;
