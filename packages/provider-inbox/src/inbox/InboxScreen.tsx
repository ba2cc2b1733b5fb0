import { useQuery } from '@tanstack/react-query';
import { QueryBoundary, useOnline, useTele } from '@tele/kit';
import { Notice, OfflineIcon, PageHeader, useMessages } from '@tele/ui';
import { incomingQuery } from '../incoming.data.ts';
import { InboxList, type InboxListProps } from './InboxList.tsx';
import { InboxLoading } from './InboxLoading.tsx';
import { inboxMessages } from './inbox.messages.ts';
import './InboxScreen.css';

export type InboxScreenProps = Omit<InboxListProps, 'selections'>;

/** Requests that wait for this specialist (spec section 2 'Provider inbox'). */
export const InboxScreen = (props: InboxScreenProps) => {
  const t = useMessages(inboxMessages);
  const { client } = useTele();
  const online = useOnline();
  const query = useQuery(incomingQuery(client));
  const count = query.data?.length ?? 0;
  return (
    <div className="tele-inbox">
      <PageHeader title={t.title} lede={count > 0 && t.lede({ count })} />
      {!online && query.data && (
        <Notice compact tone="caution" icon={OfflineIcon} role="status" className="tele-inbox__offline">
          {t.offline}
        </Notice>
      )}
      <QueryBoundary query={query} loading={<InboxLoading />} loadingLabel={t.loading} errorTitle={t.notLoaded}>
        {(selections) => <InboxList {...props} selections={selections} />}
      </QueryBoundary>
    </div>
  );
};
