import type { Offer } from '@tele/core';
import { MorePages, OfflineNotice, QueryBoundary, useNow, type OfferEvent } from '@tele/kit';
import { Card, EmptyState, useMessages } from '@tele/ui';
import { useState, type Ref } from 'react';
import { InboxLoading } from '../inbox/InboxLoading.tsx';
import { MakeOfferSheet, type Offering } from '../make-offer/MakeOfferSheet.tsx';
import { useOwnOffers } from '../offers.data.ts';
import { InboxHead, type InboxHeadProps, type Target } from '../tabs/InboxHead.tsx';
import { TargetButton } from '../tabs/TargetButton.tsx';
import { mayOfferAgain } from './again.ts';
import { OwnOfferRow } from './OwnOfferRow.tsx';
import { ownOffersMessages } from './own-offers.messages.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';
import '../inbox/InboxScreen.css';
import './OwnOffersScreen.css';

export interface OwnOffersScreenProps {
  tabs: InboxHeadProps['tabs'];
  payouts: Target;
  viewHref?: (offerId: string) => string;
  titleRef?: Ref<HTMLHeadingElement>;
  onOfferMade?: (event: OfferEvent) => void;
}

export const OwnOffersScreen = ({ tabs, payouts, viewHref, titleRef, onOfferMade }: OwnOffersScreenProps) => {
  const t = useMessages(ownOffersMessages);
  const now = useNow();
  const query = useOwnOffers();
  const [withdrawing, setWithdrawing] = useState<Offer | null>(null);
  const [offering, setOffering] = useState<Offering | null>(null);
  const items = query.data?.items ?? [];
  const waiting = items.filter(({ status }) => status === 'OPEN' || status === 'HELD').length;
  const lede = items.length > 0 && (waiting > 0 ? t.lede({ count: waiting }) : t.ledeNone);
  return (
    <div className="tele-inbox">
      <InboxHead tab="offers" tabs={tabs} titleRef={titleRef} lede={lede} />
      {query.data && <OfflineNotice className="tele-inbox__offline">{t.offline}</OfflineNotice>}
      <QueryBoundary query={query} loading={<InboxLoading />} loadingLabel={t.loading} errorTitle={t.notLoaded}>
        {() =>
          items.length === 0 ? (
            <Card>
              <EmptyState
                title={t.empty}
                hint={t.emptyHint}
                action={<TargetButton target={tabs.requests}>{t.toRequests}</TargetButton>}
              />
            </Card>
          ) : (
            <MorePages query={query} shown={items.length}>
              <Card className="tele-inbox__card tele-own-offers">
                {/* Hidden: each row repeats these labels. */}
                <div className="tele-inbox__columns" aria-hidden="true">
                  <span>{t.request}</span>
                  <span>{t.state}</span>
                  <span>{t.times}</span>
                  <span className="tele-own-offers__end">{t.fee}</span>
                </div>
                <ul className="tele-inbox__rows" aria-label={t.list}>
                  {items.map((offer) => (
                    <OwnOfferRow
                      key={offer.offerId}
                      offer={offer}
                      again={mayOfferAgain(offer, items, now)}
                      viewHref={viewHref?.(offer.offerId)}
                      onAgain={() =>
                        setOffering({
                          request: { ...offer.request, requestId: offer.requestId },
                          feeCents: offer.feeCents,
                        })
                      }
                      onWithdraw={() => setWithdrawing(offer)}
                      onEnd={() => void query.refetch()}
                    />
                  ))}
                </ul>
              </Card>
            </MorePages>
          )
        }
      </QueryBoundary>
      <WithdrawDialog offer={withdrawing} onClose={() => setWithdrawing(null)} />
      <MakeOfferSheet
        offering={offering}
        payouts={payouts}
        onClose={() => setOffering(null)}
        onOfferMade={onOfferMade}
      />
    </div>
  );
};
