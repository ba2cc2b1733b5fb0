import { sydney } from '@tele/core';
import { QueryBoundary, useFormat, useNow } from '@tele/kit';
import { PageHeader, useMessages } from '@tele/ui';
import { applicationMessages } from '../application/application.messages.ts';
import { StatePill } from '../application/StatePill.tsx';
import { ApplicationFacts } from './ApplicationFacts.tsx';
import { useApplication } from './review.data.ts';
import { reviewMessages } from './review.messages.ts';
import { ReviewLoading } from './ReviewLoading.tsx';
import './ReviewScreen.css';

export interface ReviewScreenProps {
  applicationId: string;
  queueHref: string;
}

/** One application, to read and to decide on; for staff alone. */
export const ReviewScreen = ({ applicationId, queueHref }: ReviewScreenProps) => {
  const t = useMessages(reviewMessages);
  const { way } = useMessages(applicationMessages);
  const format = useFormat();
  const now = useNow();
  const query = useApplication(applicationId);
  const { data } = query;
  return (
    <div className="tele-staff-review">
      <PageHeader
        crumb={{ label: t.applications, href: queueHref }}
        title={
          data ? (
            <span className="tele-staff-review__title">
              {data.name} <StatePill application={data} />
            </span>
          ) : (
            t.title
          )
        }
        lede={
          data &&
          t.lede({
            way: way({ profileType: data.profileType }),
            when: format.dayTimeWithZone(data.submittedAt, sydney, now),
          })
        }
      />
      <QueryBoundary query={query} loading={<ReviewLoading />} loadingLabel={t.loading} errorTitle={t.notLoaded}>
        {(application) => <ApplicationFacts application={application} />}
      </QueryBoundary>
    </div>
  );
};
