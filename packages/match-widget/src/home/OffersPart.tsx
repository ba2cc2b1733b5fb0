import type { Offer } from '@tele/core';
import { QueryBoundary, useNow } from '@tele/kit';
import { HomePart } from '@tele/kit/screens';
import { lateCode, LatePart, Skeleton, useMessages } from '@tele/ui';
import { useState } from 'react';
import { isLive, offerNow } from '../requests/open/offers/offer-now.ts';
import type { HomeParts } from './patient-home.data.ts';
import { patientHomeMessages } from './patient-home.messages.ts';

const lateOffers = lateCode(() =>
  import('../requests/open/offers/OffersToAnswer.tsx').then(({ OffersToAnswer }) => OffersToAnswer),
);

export interface OffersPartProps {
  query: HomeParts['offers'];
  zone: string;
  onBooked: (offer: Offer) => void;
}

/** Offers, at the top. Renders nothing until some are known: most days have none. */
export const OffersPart = ({ query, zone, onBooked }: OffersPartProps) => {
  const t = useMessages(patientHomeMessages);
  const now = useNow();
  // A shown offer stays until its end, however it ends.
  const [hadOne, setHadOne] = useState(false);
  const hasOne = query.data?.items.some((offer) => isLive(offerNow(offer, now))) ?? false;
  if (hasOne && !hadOne) setHadOne(true);
  const isAway = query.data === undefined && (query.error !== null || query.fetchStatus === 'paused');
  const offers = (
    <QueryBoundary
      query={query}
      loading={null}
      loadingLabel={t.offersLoading}
      errorTitle={t.failed}
      headingLevel={isAway ? 3 : 2}
    >
      {({ items }) =>
        hadOne && (
          <LatePart code={lateOffers} loading={<Skeleton shape="block" height={240} />}>
            {(OffersToAnswer) => (
              <OffersToAnswer
                offers={items}
                fresh={query.isFetchedAfterMount}
                zone={zone}
                onOfferEnd={() => void query.refetch()}
                onBooked={onBooked}
              />
            )}
          </LatePart>
        )
      }
    </QueryBoundary>
  );
  // Offers have their own heading; an error needs the part's heading.
  return isAway ? <HomePart title={t.offers}>{offers}</HomePart> : offers;
};
