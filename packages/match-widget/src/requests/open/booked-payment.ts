import type { OpenRequest, Offer } from '@tele/core';

export const bookedPayment = ({ offers, booking }: OpenRequest): Offer['payment'] =>
  offers.find(({ offerId }) => offerId === booking?.offerId)?.payment ?? null;
