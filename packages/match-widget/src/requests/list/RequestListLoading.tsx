import { Skeleton } from '@tele/ui';
import './RequestListScreen.css';

export const RequestListLoading = () => (
  <div className="tele-requests-skeleton">
    {['first', 'second', 'third'].map((key) => (
      <Skeleton key={key} shape="block" height={44} />
    ))}
  </div>
);
