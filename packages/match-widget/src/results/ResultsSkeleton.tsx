import { SpecialistInfoLoading } from '@tele/kit/screens';
import { Card, Skeleton } from '@tele/ui';
import './ResultsList.css';
import './ResultsSkeleton.css';
import './SpecialistCard.css';

export const ResultsSkeleton = () => (
  <div className="tele-results-list">
    {['first', 'second'].map((key) => (
      <Card key={key} className="tele-specialist-card">
        <SpecialistInfoLoading />
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
