import type { OpenRequest, Offer } from '@tele/core';

/** The payment of the offer that was booked; null without one. */
export const bookedPayment = ({ offers, booking }: OpenRequest): Offer['payment'] =>
  offers.find(({ offerId }) => offerId === booking?.offerId)?.payment ?? null;
