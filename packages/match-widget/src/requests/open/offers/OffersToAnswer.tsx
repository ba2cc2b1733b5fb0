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
  /** A patient's own, of all requests and in every state. */
  offers: readonly Offer[];
  /** Whether they were read since the page is open: what an earlier visit left says nothing of a payment since. */
  fresh: boolean;
  zone: string;
  /** An offer has ended by itself: time to read again. */
  onOfferEnd: () => void;
  /** One of them was booked, and the sheet that led to it is closed: the button that opened it goes, and the focus with it. */
  onBooked: (offer: Offer) => void;
}

/**
 * The offers that wait for an answer, of whatever request, each with its countdown; one that ends meanwhile keeps its place and says so. The first holds
 * the only filled button (design section 10 'o'). Draws nothing where none waits.
 */
export const OffersToAnswer = ({ offers, fresh, zone, onOfferEnd, onBooked }: OffersToAnswerProps) => {
  const booker = useBooker();
  const [booked, setBooked] = useState<Offer | null>(null);
  const { accept, finish } = useAcceptOffer(setBooked);
  const accepting = useAccepting(accept);
  useFinishHeld(fresh ? offers : undefined, finish);
  const { shown } = useShownOffers(offers, onOfferEnd);
  // One that is lost was so by its patient's own choice: another was accepted, or the request taken back.
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
