import { MorePages, OfflineNotice, QueryBoundary, useNow, type OfferEvent } from '@tele/kit';
import { Card, EmptyState, useFocusKept, useMessages } from '@tele/ui';
import { useState, type Ref } from 'react';
import { InboxLoading } from '../inbox/InboxLoading.tsx';
import { MakeOfferSheet, type Offering } from '../make-offer/MakeOfferSheet.tsx';
import { useOpenRequests, useOwnOffers, usePayouts } from '../offers.data.ts';
import { InboxHead, type InboxHeadProps, type Target } from '../tabs/InboxHead.tsx';
import { OpenRequestRow } from './OpenRequestRow.tsx';
import { openRequestsMessages } from './open-requests.messages.ts';
import { PayoutsNotice } from './PayoutsNotice.tsx';
import { placeOffered } from './place-offered.ts';
import { SpecialtyChips } from './SpecialtyChips.tsx';
import '../inbox/InboxScreen.css';
import './OpenRequestsScreen.css';

export interface OpenRequestsScreenProps {
  tabs: InboxHeadProps['tabs'];
  payouts: Target;
  titleRef?: Ref<HTMLHeadingElement>;
  onOfferMade?: (offer: OfferEvent) => void;
}

/** Open requests this specialist may answer with an offer (spec section 2 'Specialist dashboard'). */
export const OpenRequestsScreen = ({ tabs, payouts, titleRef, onOfferMade }: OpenRequestsScreenProps) => {
  const t = useMessages(openRequestsMessages);
  const now = useNow();
  const [picked, setPicked] = useState<string>();
  const all = useOpenRequests();
  const specialties = all.data?.first?.specialties ?? [];
  // A specialty without requests has no chip.
  const specialty = specialties.find((each) => each.specialty === picked)?.specialty;
  const query = useOpenRequests(specialty);
  const own = useOwnOffers();
  const account = usePayouts();
  const [offering, setOffering] = useState<Offering | null>(null);
  const open = query.data?.items ?? [];
  const offers = own.data?.items ?? [];
  const rows = placeOffered({ open, offers, specialty, hasMore: query.hasNextPage, now });
  const profession = rows[0]?.request.profession;
  // A sent offer's countdown replaces its button.
  const focus = useFocusKept<HTMLUListElement>(rows.map(({ offer }) => offer?.offerId).join(' '));
  return (
    <div className="tele-inbox">
      <InboxHead tab="requests" tabs={tabs} titleRef={titleRef} lede={profession && t.lede({ profession })} />
      {query.data && <OfflineNotice className="tele-inbox__offline">{t.offline}</OfflineNotice>}
      {account.data && account.data.state !== 'ACTIVE' && (
        <PayoutsNotice state={account.data.state} payouts={payouts} />
      )}
      {specialties.length > 1 && <SpecialtyChips specialties={specialties} value={specialty} onChange={setPicked} />}
      <QueryBoundary query={query} loading={<InboxLoading />} loadingLabel={t.loading} errorTitle={t.notLoaded}>
        {() =>
          profession === undefined ? (
            <Card>
              <EmptyState title={t.empty} hint={t.emptyHint} />
            </Card>
          ) : (
            <MorePages query={query} shown={open.length}>
              <Card>
                <ul {...focus} tabIndex={-1} className="tele-inbox__rows" aria-label={t.list}>
                  {rows.map(({ request, offer }) => (
                    <OpenRequestRow
                      key={request.requestId}
                      request={request}
                      offer={offer}
                      onMakeOffer={() => setOffering({ request })}
                      onEnd={() => void Promise.all([all.refetch(), query.refetch(), own.refetch()])}
                    />
                  ))}
                </ul>
              </Card>
              <p className="tele-open-requests__note">{t.whoSees({ profession })}</p>
            </MorePages>
          )
        }
      </QueryBoundary>
      <MakeOfferSheet
        offering={offering}
        payouts={payouts}
        onClose={() => setOffering(null)}
        onOfferMade={onOfferMade}
      />
    </div>
  );
};
