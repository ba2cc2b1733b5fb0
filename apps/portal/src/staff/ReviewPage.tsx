import { Navigate, useParams } from 'react-router';
import { places } from '../places.ts';
import { ReviewScreen } from './review/ReviewScreen.tsx';

/** `/staff/:applicationId` */
const ReviewPage = () => {
  const { applicationId } = useParams();
  if (!applicationId) return <Navigate to={places.staff.href()} replace />;
  return <ReviewScreen key={applicationId} applicationId={applicationId} queueHref={places.staff.href()} />;
};

export default ReviewPage;
