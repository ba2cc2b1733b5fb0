import { MorePages, OfflineNotice, QueryBoundary } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { soonestFirst, useIncoming } from '../incoming.data.ts';
import { InboxList, type InboxListProps } from './InboxList.tsx';
import { InboxLoading } from './InboxLoading.tsx';
import { inboxMessages } from './inbox.messages.ts';
import { MovesToAnswer } from '../move/MovesToAnswer.tsx';
import { InboxHead, type InboxHeadProps } from '../tabs/InboxHead.tsx';
import './InboxScreen.css';

export interface InboxScreenProps
  extends Omit<InboxListProps, 'selections'>, Pick<InboxHeadProps, 'tabs' | 'titleRef'> {
  /** Where it is answered whether a booking moves; or `onViewMove` where there is no address to go to. */
  moveHref?: (moveId: string) => string;
  onViewMove?: (moveId: string) => void;
}

/** Requests that wait for this specialist (spec section 2 'Provider inbox'). */
export const InboxScreen = ({ tabs, titleRef, moveHref, onViewMove, ...props }: InboxScreenProps) => {
  const t = useMessages(inboxMessages);
  const query = useIncoming();
  const count = query.data?.count ?? 0;
  return (
    <div className="tele-inbox">
      <InboxHead tab="inbox" tabs={tabs} titleRef={titleRef} lede={count > 0 && t.lede({ count })} />
      {query.data && <OfflineNotice className="tele-inbox__offline">{t.offline}</OfflineNotice>}
      <MovesToAnswer viewHref={moveHref} onView={onViewMove} />
      <QueryBoundary query={query} loading={<InboxLoading />} loadingLabel={t.loading} errorTitle={t.notLoaded}>
        {({ items }) => (
          <MorePages query={query} shown={items.length}>
            <InboxList {...props} selections={soonestFirst(items)} />
          </MorePages>
        )}
      </QueryBoundary>
    </div>
  );
};
