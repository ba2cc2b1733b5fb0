import { Card, Skeleton } from '@tele/ui';
import './InboxScreen.css';

/** The boxes of an inbox. Without style attributes: a strict page allows none in what its server made. */
export const InboxLoading = () => (
  <Card className="tele-inbox__card">
    {[0, 1, 2].map((row) => (
      <div key={row} className="tele-inbox__loading-row">
        <Skeleton />
        <Skeleton />
      </div>
    ))}
  </Card>
);
