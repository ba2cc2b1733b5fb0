import type { Offer } from '@tele/core';
import { OffersToAnswer } from '@tele/match-widget/screens';
import { QueryBoundary } from '@tele/kit';
import { useMessages } from '@tele/ui';
import type { HomeParts } from './home.data.ts';
import { homeMessages } from './home.messages.ts';

export interface OffersPartProps {
  query: HomeParts['offers'];
  zone: string;
  onBooked: (offer: Offer) => void;
}

/** Offers, above all else. Most days there are none: nothing stands in their place meanwhile. */
export const OffersPart = ({ query, zone, onBooked }: OffersPartProps) => {
  const t = useMessages(homeMessages);
  return (
    <QueryBoundary query={query} loading={null} loadingLabel={t.offersLoading} errorTitle={t.failed}>
      {({ items }) => (
        <OffersToAnswer
          offers={items}
          fresh={query.isFetchedAfterMount}
          zone={zone}
          onOfferEnd={() => void query.refetch()}
          onBooked={onBooked}
        />
      )}
    </QueryBoundary>
  );
};
