import type { Offer } from '@tele/core';
import { useLatest } from '@tele/kit';
import { useEffect, useState } from 'react';
import { useBooker } from '../../../submit/booker.data.ts';
import { AcceptSheet } from './AcceptSheet.tsx';
import { isLive } from './offer-now.ts';
import { OfferCard } from './OfferCard.tsx';
import { useAcceptOffer } from './use-accept-offer.ts';
import { useAccepting } from './use-accepting.ts';
import { useFinishHeld } from './use-finish-held.ts';
import { useShownOffers } from './use-shown-offers.ts';

export interface OffersToAnswerProps {
  offers: readonly Offer[];
  /** Offers were read since the page opened: a cached answer may predate a payment. */
  fresh: boolean;
  zone: string;
  onOfferEnd: () => void;
  /** Called once an offer is booked and its sheet closed. The button disappears, so move the focus. */
  onBooked: (offer: Offer) => void;
}

/** Offers of all requests that wait for a reply; ended ones stay in place (design section 10 'o'). */
export const OffersToAnswer = ({ offers, fresh, zone, onOfferEnd, onBooked }: OffersToAnswerProps) => {
  const booker = useBooker();
  const [booked, setBooked] = useState<Offer | null>(null);
  const { accept, finish } = useAcceptOffer(setBooked);
  const accepting = useAccepting(accept);
  useFinishHeld(fresh ? offers : undefined, finish);
  const { shown } = useShownOffers(offers, onOfferEnd);
  // The patient caused LOST: they accepted another offer or deleted the request.
  const listed = shown.filter(({ status }) => status !== 'LOST');
  const first = listed.find(isLive);
  const { chosen } = accepting;
  const tellBooked = useLatest(onBooked);
  const bookedOffer = accepting.open ? null : booked;
  useEffect(() => {
    if (bookedOffer) tellBooked.current(bookedOffer);
  }, [bookedOffer, tellBooked]);
  const offer = offers.find(({ offerId }) => offerId === chosen?.offerId);
  return (
    <>
      {listed.map((each) => (
        <OfferCard
          key={each.offerId}
          offer={each}
          zone={zone}
          isFirst={each === first}
          namesSpecialty
          takenISO={accepting.takenOf(each.offerId)}
          onAccept={(slotISO) => accepting.start({ offerId: each.offerId, slotISO })}
        />
      ))}
      {offer && chosen && (
        <AcceptSheet
          key={offer.offerId}
          open={accepting.open && offer.status !== 'ACCEPTED'}
          offer={listed.find(({ offerId }) => offerId === offer.offerId) ?? offer}
          slotISO={chosen.slotISO}
          zone={zone}
          booker={booker}
          held={accepting.held}
          onAccept={accepting.accept}
          onClose={accepting.close}
        />
      )}
    </>
  );
};
