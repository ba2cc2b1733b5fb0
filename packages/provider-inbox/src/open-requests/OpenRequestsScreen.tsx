import { MorePages, QueryBoundary, useOnline, type OfferEvent } from '@tele/kit';
import { Card, EmptyState, Notice, OfflineIcon, useMessages } from '@tele/ui';
import { useState, type Ref } from 'react';
import { InboxLoading } from '../inbox/InboxLoading.tsx';
import { MakeOfferSheet, type Offering } from '../make-offer/MakeOfferSheet.tsx';
import { useOpenRequests, usePayouts } from '../offers.data.ts';
import { InboxHead, type InboxHeadProps, type Target } from '../tabs/InboxHead.tsx';
import { OpenRequestRow } from './OpenRequestRow.tsx';
import { openRequestsMessages } from './open-requests.messages.ts';
import { PayoutsNotice } from './PayoutsNotice.tsx';
import '../inbox/InboxScreen.css';
import './OpenRequestsScreen.css';

export interface OpenRequestsScreenProps {
  tabs: InboxHeadProps['tabs'];
  /** Where payouts are set up: without them nobody offers. */
  payouts: Target;
  titleRef?: Ref<HTMLHeadingElement>;
  /** An offer was sent. */
  onOffered?: (offer: OfferEvent) => void;
}

/** Requests for times that this specialist may answer with an offer (spec section 2 'Specialist dashboard'). */
export const OpenRequestsScreen = ({ tabs, payouts, titleRef, onOffered }: OpenRequestsScreenProps) => {
  const t = useMessages(openRequestsMessages);
  const online = useOnline();
  const query = useOpenRequests();
  const account = usePayouts();
  const [offering, setOffering] = useState<Offering | null>(null);
  const profession = query.data?.items[0]?.profession;
  return (
    <div className="tele-inbox">
      <InboxHead tab="requests" tabs={tabs} titleRef={titleRef} lede={profession && t.lede({ profession })} />
      {!online && query.data && (
        <Notice compact tone="caution" icon={OfflineIcon} role="status" className="tele-inbox__offline">
          {t.offline}
        </Notice>
      )}
      {account.data && account.data.state !== 'ACTIVE' && (
        <PayoutsNotice state={account.data.state} payouts={payouts} />
      )}
      <QueryBoundary query={query} loading={<InboxLoading />} loadingLabel={t.loading} errorTitle={t.notLoaded}>
        {({ items }) =>
          profession === undefined ? (
            <Card>
              <EmptyState title={t.empty} hint={t.emptyHint} />
            </Card>
          ) : (
            <MorePages query={query} shown={items.length}>
              <Card>
                <ul className="tele-inbox__rows" aria-label={t.list}>
                  {items.map((request) => (
                    <OpenRequestRow
                      key={request.requestId}
                      request={request}
                      onMakeOffer={() => setOffering({ request })}
                    />
                  ))}
                </ul>
              </Card>
              <p className="tele-open-requests__note">{t.whoSees({ profession })}</p>
            </MorePages>
          )
        }
      </QueryBoundary>
      <MakeOfferSheet offering={offering} payouts={payouts} onClose={() => setOffering(null)} onOffered={onOffered} />
    </div>
  );
};
