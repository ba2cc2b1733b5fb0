import { Card, Skeleton } from '@tele/ui';
import './PayoutsScreen.css';

export const PayoutsLoading = () => (
  <>
    <Card padded className="tele-payouts__part">
      <Skeleton shape="block" height={62} />
    </Card>
    <Card padded className="tele-payouts__part">
      <Skeleton shape="block" height={180} />
    </Card>
  </>
);
