import type { OpenRequest } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { byExpiry, isLive, offerNow, payableUntil } from '../open/offers/offer-now.ts';
import { requestsMessages } from './requests.messages.ts';

export const useOpenRequestLine = ({ status, booking, offers, openUntil }: OpenRequest, zone: string): string => {
  const t = useMessages(requestsMessages);
  const format = useFormat();
  const now = useNow();
  const when = (iso: string): string => format.dayTimeWithZone(iso, zone, now);
  if (status === 'BOOKED' && booking)
    return t.bookedWith({ name: booking.specialistName, when: when(booking.slotISO) });
  if (status === 'OPEN') {
    const live = offers.map((offer) => offerNow(offer, now)).filter(isLive);
    const held = live.find((offer) => offer.status === 'HELD');
    const first = live.toSorted(byExpiry)[0];
    if (held) return t.held({ when: when(payableUntil(held, held.heldSlotISO ?? held.expiresAt)) });
    if (first) return t.offers({ count: live.length, when: when(first.expiresAt) });
    return t.noOffers({ when: openUntil && when(openUntil) });
  }
  if (!booking) return t.noneCame;
  const payment = offers.find(({ offerId }) => offerId === booking.offerId)?.payment;
  const fee = payment ? t.fee({ fee: format.cents(payment.amountCents), fate: payment.fate }) : '';
  const by = booking.cancelledBy === 'specialist' ? t.theyCancelled({ name: booking.specialistName }) : t.youCancelled;
  return `${by} ${fee}`.trim();
};
