import type { Offer } from '@tele/core';
import { changeItems, refreshAfter, useChange, type ConfirmPayment } from '@tele/kit';
import { useQueryClient } from '@tanstack/react-query';
import { acceptOffer, type AcceptSteps } from './accept-offer.ts';

const paramsOf = (offerId: string) => ({ params: { id: offerId } });

/** Accepting an offer, wherever it is shown; `onBooked` is given it as it stands once it was booked, before anything is read again. */
export const useAcceptOffer = (onBooked: (offer: Offer) => void) => {
  const cache = useQueryClient();
  const finalise = useChange('finaliseOffer', {
    onDone: (booked) => {
      changeItems(cache, 'myOffers', (offers) =>
        offers.map((offer) => (offer.offerId === booked.offerId ? booked : offer)),
      );
      onBooked(booked);
    },
  });
  const prepare = useChange('prepareOffer');
  /** Holds a time of an offer, pays for it and books it; `confirm` is the card's, null where nothing is charged. */
  const accept = async (
    offerId: string,
    slotISO: string,
    { confirm, ...steps }: Pick<AcceptSteps, 'onHeld' | 'paid'> & { confirm: ConfirmPayment | null },
  ): Promise<void> => {
    try {
      await acceptOffer({
        ...steps,
        prepare: () => prepare.mutateAsync({ ...paramsOf(offerId), body: { chosenSlotISO: slotISO } }),
        confirm: async (secret) => confirm?.(secret),
        finalise: () => finalise.mutateAsync(paramsOf(offerId)),
      });
    } catch (error) {
      // Whatever it was, the offer may stand differently by now.
      void refreshAfter(cache, 'prepareOffer');
      throw error;
    }
  };
  return {
    accept,
    /** Books what was paid for before the page was left; without a payment it changes nothing. */
    finish: (offerId: string) => finalise.mutateAsync(paramsOf(offerId)),
  };
};
