import { Card, Skeleton } from '@tele/ui';
import './QueueScreen.css';

export const QueueLoading = () => (
  <Card className="tele-staff-queue__card">
    {[0, 1, 2, 3].map((row) => (
      <div key={row} className="tele-staff-queue__loading-row">
        <Skeleton />
        <Skeleton />
      </div>
    ))}
  </Card>
);
