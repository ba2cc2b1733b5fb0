import { Card, CardBody, Skeleton } from '@tele/ui';
import '../section/AccountScreen.css';

export const AccountLoading = () => (
  <div className="tele-account-screen">
    <Card>
      <CardBody>
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} />
        ))}
      </CardBody>
    </Card>
  </div>
);
