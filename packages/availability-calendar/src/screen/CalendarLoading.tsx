import { Delayed } from '@tele/kit';
import { Skeleton } from '@tele/ui';
import './AvailabilityScreen.css';

export const CalendarLoading = () => (
  <div className="tele-availability__loading">
    <Delayed>
      {Array.from({ length: 7 }, (_, index) => (
        <Skeleton key={index} shape="block" height={104 + ((index * 53) % 130)} />
      ))}
    </Delayed>
  </div>
);
