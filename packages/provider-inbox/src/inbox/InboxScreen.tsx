import { useQuery } from '@tanstack/react-query';
import { QueryBoundary, useOnline, useTele } from '@tele/kit';
import { Notice, OfflineIcon, PageHeader } from '@tele/ui';
import { incomingQuery } from '../incoming.data.ts';
import { InboxList, type InboxListProps } from './InboxList.tsx';
import { InboxLoading } from './InboxLoading.tsx';
import './InboxScreen.css';

export type InboxScreenProps = Omit<InboxListProps, 'selections'>;

const ledeOf = (count: number): string => `${count} pending request${count === 1 ? '' : 's'}. Times shown in Sydney.`;

/** Requests that wait for this specialist (spec section 2 'Provider inbox'). */
export const InboxScreen = (props: InboxScreenProps) => {
  const { client } = useTele();
  const online = useOnline();
  const query = useQuery(incomingQuery(client));
  const count = query.data?.length ?? 0;
  return (
    <div className="tele-inbox">
      <PageHeader title="Inbox" lede={count > 0 && ledeOf(count)} />
      {!online && query.data && (
        <Notice compact tone="caution" icon={OfflineIcon} role="status" className="tele-inbox__offline">
          You’re offline. New requests show when the connection resumes.
        </Notice>
      )}
      <QueryBoundary
        query={query}
        loading={<InboxLoading />}
        loadingLabel="Loading inbox"
        errorTitle="Failed to load inbox"
      >
        {(selections) => <InboxList {...props} selections={selections} />}
      </QueryBoundary>
    </div>
  );
};
