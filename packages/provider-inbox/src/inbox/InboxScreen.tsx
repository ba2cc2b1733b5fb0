import { limits } from '@tele/core';
import { MorePages, OfflineNotice, QueryBoundary } from '@tele/kit';
import { LatePart, Skeleton, useMessages } from '@tele/ui';
import { soonestFirst, useIncoming } from '../incoming.data.ts';
import type { AppointmentLink } from './AcceptedCard.tsx';
import { InboxList, type InboxListProps } from './InboxList.tsx';
import { InboxLoading } from './InboxLoading.tsx';
import { inboxMessages } from './inbox.messages.ts';
import { lateAcceptedCard } from './late-accepted-card.ts';
import { ReschedulesToAnswer } from '../reschedule/ReschedulesToAnswer.tsx';
import { useAcceptedCard } from './use-accepted-card.ts';
import { InboxHead, type InboxHeadProps } from '../tabs/InboxHead.tsx';
import './InboxScreen.css';

export interface InboxScreenProps
  extends Omit<InboxListProps, 'selections'>, Pick<InboxHeadProps, 'tabs' | 'titleRef'>, AppointmentLink {
  /** URL to answer a reschedule request; or `onViewReschedule` without URLs. */
  rescheduleHref?: (rescheduleId: string) => string;
  onViewReschedule?: (rescheduleId: string) => void;
}

/** Example fee (cents) for specialists without a usual one. */
const exampleFeeCents = 20_000;

/** Requests waiting for this specialist (spec section 2 'Provider inbox'). */
export const InboxScreen = (props: InboxScreenProps) => {
  const { tabs, titleRef, rescheduleHref, onViewReschedule, appointmentHref, ...list } = props;
  const t = useMessages(inboxMessages);
  const query = useIncoming();
  const count = query.data?.count ?? 0;
  const feeCents = query.data?.first?.usualFee?.cents ?? exampleFeeCents;
  const { accepted, close } = useAcceptedCard();
  return (
    <div className="tele-inbox">
      <InboxHead tab="inbox" tabs={tabs} titleRef={titleRef} lede={count > 0 && t.lede({ count })} />
      {query.data && <OfflineNotice className="tele-inbox__offline">{t.offline}</OfflineNotice>}
      {accepted && (
        <LatePart code={lateAcceptedCard} loading={<Skeleton shape="block" height={220} />}>
          {(AcceptedCard) => (
            <AcceptedCard
              key={accepted.selectionId}
              accepted={accepted}
              appointmentHref={appointmentHref}
              onClose={close}
            />
          )}
        </LatePart>
      )}
      <ReschedulesToAnswer viewHref={rescheduleHref} onView={onViewReschedule} />
      <QueryBoundary query={query} loading={<InboxLoading />} loadingLabel={t.loading} errorTitle={t.notLoaded}>
        {({ items }) => (
          <MorePages query={query} shown={items.length}>
            <InboxList {...list} selections={soonestFirst(items)} />
          </MorePages>
        )}
      </QueryBoundary>
      <p className="tele-inbox__costs">{t.costs({ cents: limits.acceptanceFeeCents, feeCents })}</p>
    </div>
  );
};
