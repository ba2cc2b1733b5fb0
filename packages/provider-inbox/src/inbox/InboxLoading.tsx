import { Card, Skeleton } from '@tele/ui';
import './InboxScreen.css';

/** The boxes of an inbox. */
export const InboxLoading = () => (
  <Card className="tele-inbox__card">
    {[0, 1, 2].map((row) => (
      <div key={row} className="tele-inbox__loading-row">
        <Skeleton width="40%" height={22} />
        <Skeleton width="30%" />
      </div>
    ))}
  </Card>
);
