import { Card, Skeleton } from '@tele/ui';
import './ResultsList.css';
import './ResultsSkeleton.css';
import './SpecialistCard.css';
import './SpecialistInfo.css';

export const ResultsSkeleton = () => (
  <div className="tele-results-list">
    {['first', 'second'].map((key) => (
      <Card key={key} className="tele-specialist-card">
        <div className="tele-specialist-info">
          <div className="tele-specialist-info__top">
            <Skeleton shape="circle" width={48} />
            <div className="tele-results-skeleton__who">
              <Skeleton width="70%" />
              <Skeleton width="45%" />
            </div>
          </div>
        </div>
        <div className="tele-specialist-card__pick">
          <div className="tele-results-skeleton__picker">
            <Skeleton shape="block" height={58} />
            <Skeleton shape="block" height={36} />
          </div>
        </div>
      </Card>
    ))}
  </div>
);
