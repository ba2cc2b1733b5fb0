import type { QueuedApplication } from '@tele/core';
import { MorePages, OfflineNotice, QueryBoundary, useNow } from '@tele/kit';
import { ArrowRightIcon, Field, PageHeader, SearchIcon, SegmentedLinks, TextInput, useMessages } from '@tele/ui';
import { useEffect, useRef, useState, type Ref } from 'react';
import { TargetButton } from '../target/TargetButton.tsx';
import type { Target } from '../target/target.ts';
import { useQueue } from './queue.data.ts';
import { queueMessages } from './queue.messages.ts';
import { QueueList } from './QueueList.tsx';
import { QueueLoading } from './QueueLoading.tsx';
import { allShown, type QueueFilter } from './shown.ts';
import { waiting } from './waiting.ts';
import './QueueScreen.css';

export interface QueueScreenProps {
  shown: QueueFilter;
  toShown: (shown: QueueFilter) => Target;
  toReview: (applicationId: string) => Target;
  titleRef?: Ref<HTMLHeadingElement>;
}

/** Delay in milliseconds after typing, before searching. */
const pauseMs = 300;

/** Applications, longest wait first; staff only. */
export const QueueScreen = ({ shown, toShown, toReview, titleRef }: QueueScreenProps) => {
  const t = useMessages(queueMessages);
  const now = useNow();
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const query = useQueue({ status: shown, q });
  useEffect(() => {
    const view = root.current?.ownerDocument.defaultView;
    const timer = view?.setTimeout(() => setQ(typed.trim()), pauseMs);
    return () => view?.clearTimeout(timer);
  }, [typed]);
  const counts = query.data?.first?.counts;
  const items = query.data?.items ?? [];
  const [oldest] = items;
  const next = shown === 'PENDING' && nextToReview(items);
  const whole = q === '' && shown === 'PENDING' && !query.isPlaceholderData;
  return (
    <div ref={root} className="tele-staff-queue">
      <PageHeader
        title={t.title}
        titleRef={titleRef}
        lede={
          whole && counts && t.lede({ count: counts.PENDING, oldest: oldest ? waiting(oldest.submittedAt, now) : null })
        }
        tools={
          next && (
            <TargetButton variant="primary" iconEnd={ArrowRightIcon} target={toReview(next.applicationId)}>
              {t.reviewNext}
            </TargetButton>
          )
        }
      />
      <div className="tele-staff-queue__filters">
        <SegmentedLinks
          label={t.shown}
          links={allShown.map((one) => ({
            ...toShown(one),
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
            <QueueList applications={items} {...{ shown, q, toReview }} />
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
