import { Card, Skeleton } from '@tele/ui';
import './RespondScreen.css';

export const RespondLoading = () => (
  <div className="tele-respond__columns">
    {['60%', '35%'].map((width) => (
      <Card key={width} padded>
        <div className="tele-respond__facts">
          <Skeleton width={width} height={22} />
          <Skeleton shape="block" height={92} />
          <Skeleton />
          <Skeleton width="70%" />
        </div>
      </Card>
    ))}
  </div>
);
