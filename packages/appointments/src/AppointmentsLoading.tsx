import { Card, Skeleton } from '@tele/ui';
import './AppointmentDay.css';
import './AppointmentList.css';
import './AppointmentsScreen.css';

export const AppointmentsLoading = () => (
  <div className="tele-appointment-list">
    {[2, 2, 1].map((rows, day) => (
      <div key={day} className="tele-appointment-day">
        <div className="tele-appointment-day__date">
          <Skeleton width={72} height={24} />
        </div>
        <Card className="tele-appointment-day__card">
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} className="tele-appointments__loading-row">
              <Skeleton shape="circle" width={40} />
              <Skeleton width="45%" />
              <Skeleton width={64} />
            </div>
          ))}
        </Card>
      </div>
    ))}
  </div>
);
