import { ReviewScreen } from '@tele/staff/screens';
import { Navigate, useNavigate, useParams } from 'react-router';
import { places } from '../places.ts';

const ReviewPage = () => {
  const { applicationId } = useParams();
  const navigate = useNavigate();
  if (!applicationId) return <Navigate to={places.staff.href()} replace />;
  return (
    <ReviewScreen
      key={applicationId}
      applicationId={applicationId}
      toQueue={{ href: places.staff.href() }}
      toReview={(id) => ({ href: places.staffApplication.href(id) })}
      onOpen={(id) => void navigate(id === null ? places.staff.href() : places.staffApplication.href(id))}
    />
  );
};

export default ReviewPage;
