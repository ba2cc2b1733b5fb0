import { Card, Skeleton } from '@tele/ui';
import './InboxScreen.css';

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
