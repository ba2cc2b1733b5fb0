import { Skeleton } from '@tele/ui';
import './SpecialistInfo.css';

export const SpecialistInfoLoading = () => (
  <div className="tele-specialist-info">
    <div className="tele-specialist-info__top">
      <Skeleton shape="circle" width={48} />
      <div className="tele-specialist-info__loading">
        <Skeleton width="70%" />
        <Skeleton width="45%" />
      </div>
    </div>
  </div>
);
