import type { Offer } from '@tele/core';
import { changeItems, refreshAfter, useChange, type ConfirmPayment } from '@tele/kit';
import { useQueryClient } from '@tanstack/react-query';
import { acceptOffer, type AcceptSteps } from './accept-offer.ts';

const paramsOf = (offerId: string) => ({ params: { id: offerId } });

/** Accepts offers. `onBooked` gets the booked offer before any refetch. */
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
  /** Holds, pays and books a time. `confirm` runs the card payment; null for a free offer. */
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
      void refreshAfter(cache, 'prepareOffer');
      throw error;
    }
  };
  return {
    accept,
    /** Books a time that was paid before the page closed; no effect without a payment. */
    finish: (offerId: string) => finalise.mutateAsync(paramsOf(offerId)),
  };
};
