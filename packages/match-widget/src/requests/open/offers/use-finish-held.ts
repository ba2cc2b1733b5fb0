import type { Offer } from '@tele/core';
import { useEffect, useRef } from 'react';

/**
 * A page that was closed between the payment and the booking: whoever comes back and finds a time held has it booked, once. Without a payment
 * that changes nothing, and the offer can be paid for.
 */
export const useFinishHeld = (
  offers: readonly Offer[] | undefined,
  finish: (offerId: string) => Promise<unknown>,
): void => {
  const looked = useRef(false);
  useEffect(() => {
    if (!offers || looked.current) return;
    looked.current = true;
    const held = offers.find(({ status }) => status === 'HELD');
    // What is missing is on the card: the time is held, and not paid for yet.
    if (held) finish(held.offerId).catch(() => undefined);
  });
};
