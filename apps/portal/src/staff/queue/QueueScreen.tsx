import type { QueuedApplication } from '@tele/core';
import { MorePages, OfflineNotice, QueryBoundary, useNow } from '@tele/kit';
import {
  ArrowRightIcon,
  ButtonLink,
  Field,
  PageHeader,
  SearchIcon,
  SegmentedLinks,
  TextInput,
  useMessages,
} from '@tele/ui';
import { useEffect, useState } from 'react';
import { useQueue } from './queue.data.ts';
import { queueMessages } from './queue.messages.ts';
import { QueueList } from './QueueList.tsx';
import { QueueLoading } from './QueueLoading.tsx';
import { allShown, type QueueFilter } from './shown.ts';
import { waiting } from './waiting.ts';
import './QueueScreen.css';

export interface QueueScreenProps {
  shown: QueueFilter;
  /** URL of the queue by status. */
  shownHref: (shown: QueueFilter) => string;
  reviewHref: (applicationId: string) => string;
}

/** Delay in milliseconds after typing, before searching. */
const pauseMs = 300;

/** Applications, longest wait first; staff only. */
export const QueueScreen = ({ shown, shownHref, reviewHref }: QueueScreenProps) => {
  const t = useMessages(queueMessages);
  const now = useNow();
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const query = useQueue({ status: shown, q });
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const counts = query.data?.first?.counts;
  const items = query.data?.items ?? [];
  const [oldest] = items;
  const next = shown === 'PENDING' && nextToReview(items);
  const whole = q === '' && shown === 'PENDING' && !query.isPlaceholderData;
  return (
    <div className="tele-staff-queue">
      <PageHeader
        title={t.title}
        lede={
          whole && counts && t.lede({ count: counts.PENDING, oldest: oldest ? waiting(oldest.submittedAt, now) : null })
        }
        tools={
          next && (
            <ButtonLink variant="primary" iconEnd={ArrowRightIcon} href={reviewHref(next.applicationId)}>
              {t.reviewNext}
            </ButtonLink>
          )
        }
      />
      <div className="tele-staff-queue__filters">
        <SegmentedLinks
          label={t.shown}
          links={allShown.map((one) => ({
            href: shownHref(one),
            label: t.tab({ shown: one, count: counts?.[one] ?? null }),
            current: one === shown,
          }))}
        />
        <Field label={t.search} hideLabel className="tele-staff-queue__search">
          <TextInput
            type="search"
            icon={SearchIcon}
            placeholder={t.search}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      </div>
      {query.data && <OfflineNotice className="tele-staff-queue__offline">{t.offline}</OfflineNotice>}
      <QueryBoundary query={query} loading={<QueueLoading />} loadingLabel={t.loading} errorTitle={t.notLoaded}>
        {() => (
          <MorePages query={query} shown={items.length}>
            <QueueList applications={items} {...{ shown, q, reviewHref }} />
          </MorePages>
        )}
      </QueryBoundary>
      <p className="tele-staff-queue__note">{t.note}</p>
    </div>
  );
};

/** Longest waiting application that no other reviewer has. */
function nextToReview(items: readonly QueuedApplication[]): QueuedApplication | undefined {
  return items.find(({ takenBy }) => takenBy === null || takenBy.mine);
}
