import { Card, Skeleton } from '@tele/ui';
import './InboxScreen.css';

/** No style attributes: strict CSPs block them in server-rendered HTML. */
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
