import { MorePages, QueryBoundary, useOnline } from '@tele/kit';
import { Notice, OfflineIcon, PageHeader, useMessages } from '@tele/ui';
import { soonestFirst, useIncoming } from '../incoming.data.ts';
import type { Ref } from 'react';
import { InboxList, type InboxListProps } from './InboxList.tsx';
import { InboxLoading } from './InboxLoading.tsx';
import { inboxMessages } from './inbox.messages.ts';
import './InboxScreen.css';

export interface InboxScreenProps extends Omit<InboxListProps, 'selections'> {
  /** The heading, which takes the focus by script when a step or a route changes. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** Requests that wait for this specialist (spec section 2 'Provider inbox'). */
export const InboxScreen = ({ titleRef, ...props }: InboxScreenProps) => {
  const t = useMessages(inboxMessages);
  const online = useOnline();
  const query = useIncoming();
  const count = query.data?.count ?? 0;
  return (
    <div className="tele-inbox">
      <PageHeader title={t.title} titleRef={titleRef} lede={count > 0 && t.lede({ count })} />
      {!online && query.data && (
        <Notice compact tone="caution" icon={OfflineIcon} role="status" className="tele-inbox__offline">
          {t.offline}
        </Notice>
      )}
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
