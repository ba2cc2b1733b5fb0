import { Skeleton } from '@tele/ui';
import './RequestListScreen.css';

/** The boxes of a list of requests. */
export const RequestListLoading = () => (
  <div className="tele-requests-skeleton">
    {['first', 'second', 'third'].map((key) => (
      <Skeleton key={key} shape="block" height={44} />
    ))}
  </div>
);
