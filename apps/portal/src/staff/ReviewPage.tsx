import { Navigate, useNavigate, useParams } from 'react-router';
import { places } from '../places.ts';
import { ReviewScreen } from './review/ReviewScreen.tsx';

/** `/staff/:applicationId` */
const ReviewPage = () => {
  const { applicationId } = useParams();
  const navigate = useNavigate();
  if (!applicationId) return <Navigate to={places.staff.href()} replace />;
  return (
    <ReviewScreen
      key={applicationId}
      applicationId={applicationId}
      queueHref={places.staff.href()}
      reviewHref={places.staffApplication.href}
      onOpen={(id) => void navigate(id === null ? places.staff.href() : places.staffApplication.href(id))}
    />
  );
};

export default ReviewPage;
