import { offers, standingOfSelection } from '@tele/core';
import { MorePages, QueryBoundary, useNow } from '@tele/kit';
import { Card, CardHeader, useMessages } from '@tele/ui';
import { PayLink } from './PayLink.tsx';
import { RequestItem } from './RequestItem.tsx';
import { itemsIn, type RequestPages } from './requests.data.ts';
import { RequestListLoading } from './RequestListLoading.tsx';
import { requestsMessages } from './requests.messages.ts';
import './RequestListScreen.css';

export interface UnpaidRequestsProps {
  requests: RequestPages;
  zone: string;
  viewHref: (selectionId: string) => string;
  payHref: (selectionId: string) => string;
}

export const UnpaidRequests = ({ requests, zone, viewHref, payHref }: UnpaidRequestsProps) => {
  const t = useMessages(requestsMessages);
  const now = useNow();
  const unpaid = itemsIn('unpaid', requests.data?.items).filter((item) => item.kind === 'picked');
  if (unpaid.length === 0 && !requests.isLoadingError) return null;
  return (
    <Card as="section" aria-label={t.unpaid} className="tele-unpaid-requests">
      <CardHeader title={t.unpaid} />
      <QueryBoundary query={requests} loading={<RequestListLoading />} loadingLabel={t.loading} errorTitle={t.failed}>
        {() => (
          <MorePages query={requests} shown={unpaid.length}>
            <ul className="tele-request-list">
              {unpaid.map(({ selection }) => (
                <RequestItem
                  key={selection.selectionId}
                  {...{ selection, zone }}
                  href={viewHref(selection.selectionId)}
                  action={
                    offers('pay', standingOfSelection(selection), now) && (
                      <PayLink {...{ selection, zone }} href={payHref(selection.selectionId)} primary />
                    )
                  }
                />
              ))}
            </ul>
          </MorePages>
        )}
      </QueryBoundary>
    </Card>
  );
};
