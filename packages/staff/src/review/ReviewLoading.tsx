import { Card, Skeleton } from '@tele/ui';
import './ReviewScreen.css';

export const ReviewLoading = () => (
  <div className="tele-staff-review__columns">
    <Card padded className="tele-staff-review__papers">
      <Skeleton height={480} />
    </Card>
    <Card padded>
      <Skeleton height={240} />
    </Card>
  </div>
);
