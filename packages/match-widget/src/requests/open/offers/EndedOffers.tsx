import type { Offer } from '@tele/core';
import { StatusPill, useFormat } from '@tele/kit';
import { Avatar, Card, CardHeader, useMessages } from '@tele/ui';
import { OfferEnding } from './OfferEnding.tsx';
import { offerMessages } from './offer.messages.ts';
import './EndedOffers.css';

export interface EndedOffersProps {
  offers: readonly Offer[];
  zone: string;
}

export const EndedOffers = ({ offers, zone }: EndedOffersProps) => {
  const t = useMessages(offerMessages);
  const format = useFormat();
  return (
    <Card as="section" aria-labelledby="ended-offers">
      <CardHeader title={t.endedOffers} titleId="ended-offers" />
      <ul className="tele-ended-offers">
        {offers.map((offer) => (
          <li key={offer.offerId}>
            <Avatar
              name={offer.specialist.name}
              photoUrl={offer.specialist.photoSmallUrl ?? offer.specialist.photoUrl}
              size={40}
            />
            <div className="tele-ended-offers__who">
              <b translate="no">{offer.specialist.name}</b>
              <p>
                <OfferEnding {...{ offer, zone }} />
              </p>
            </div>
            <span className="tele-ended-offers__fee" translate="no">
              {format.cents(offer.feeCents)}
            </span>
            <StatusPill kind="offer" status={offer.status} />
          </li>
        ))}
      </ul>
    </Card>
  );
};
