import { professionOf, sydney } from '@tele/core';
import { QueryBoundary, useFormat, useNow } from '@tele/kit';
import { Button, LatePart, PageHeader, useMessages } from '@tele/ui';
import { useState, type Ref } from 'react';
import { applicationMessages } from '../application/application.messages.ts';
import { StatePill } from '../application/StatePill.tsx';
import type { Target } from '../target/target.ts';
import { lateCategory } from './late-categories.ts';
import { Pager } from './Pager.tsx';
import { useApplication } from './review.data.ts';
import { reviewMessages } from './review.messages.ts';
import { ReviewDesk } from './ReviewDesk.tsx';
import { ReviewLoading } from './ReviewLoading.tsx';
import { useNeighbours } from './use-neighbours.ts';
import './ReviewScreen.css';

export interface ReviewScreenProps {
  /** Pass the ID as the key, to remount for another application. */
  applicationId: string;
  toQueue: Target;
  toReview: (applicationId: string) => Target;
  /** Opens another application; null for the queue, when none is left. */
  onOpen: (applicationId: string | null) => void;
  titleRef?: Ref<HTMLHeadingElement>;
}

export const ReviewScreen = (props: ReviewScreenProps) => {
  const { applicationId, toQueue, toReview, onOpen, titleRef } = props;
  const t = useMessages(reviewMessages);
  const { way } = useMessages(applicationMessages);
  const format = useFormat();
  const now = useNow();
  const query = useApplication(applicationId);
  const { data } = query;
  const [help, setHelp] = useState(false);
  const { position, count, previous, next, nextToReview, queued, readAt } = useNeighbours(
    applicationId,
    data?.status === 'PENDING',
  );
  const taken = queued && readAt > query.dataUpdatedAt ? queued : data;
  const toOpen = (id: string | null) => (id === null ? undefined : () => onOpen(id));
  return (
    <div className="tele-staff-review">
      <PageHeader
        crumb={{ label: t.applications, ...toQueue }}
        titleRef={titleRef}
        title={
          data ? (
            <span className="tele-staff-review__title">
              <span translate="no">{data.name}</span> <StatePill application={data} />
            </span>
          ) : (
            t.title
          )
        }
        lede={
          data &&
          t.lede({
            way: way({ profileType: data.profileType }),
            category: professionOf(data.profession)?.name ?? '',
            when: format.dayTimeWithZone(data.submittedAt, sydney, now),
          })
        }
        tools={
          data && (
            <>
              <Button variant="ghost" size="sm" className="tele-staff-review__keys" onClick={() => setHelp(true)}>
                {t.shortcuts}
              </Button>
              {position !== null && (
                <Pager {...{ position, count }} onPrevious={toOpen(previous)} onNext={toOpen(next)} />
              )}
            </>
          )
        }
      />
      <QueryBoundary query={query} loading={<ReviewLoading />} loadingLabel={t.loading} errorTitle={t.notLoaded}>
        {(application) => (
          <LatePart code={lateCategory(application.profession)} loading={<ReviewLoading />}>
            {(category) => (
              <ReviewDesk
                application={application}
                category={category}
                takenBy={taken?.takenBy ?? null}
                goOn={
                  nextToReview === null
                    ? { target: toQueue, to: 'queue' }
                    : { target: toReview(nextToReview), to: 'next' }
                }
                helpOpen={help}
                onHelp={setHelp}
                onNext={toOpen(next)}
                onPrevious={toOpen(previous)}
                onLate={() => void query.refetch()}
                onDecided={() => onOpen(nextToReview)}
              />
            )}
          </LatePart>
        )}
      </QueryBoundary>
    </div>
  );
};
