import type { Offer } from '@tele/core';

/** An offer as it stands now: one that is open in an answer has ended by itself once its time is over. */
export function offerNow(offer: Offer, now: Date): Offer {
  const isOver = offer.status === 'OPEN' && Date.parse(offer.expiresAt) <= now.getTime();
  return isOver ? { ...offer, status: 'EXPIRED' } : offer;
}

/** Whether it can still be accepted, or is being paid for. */
export const isLive = ({ status }: Offer): boolean => status === 'OPEN' || status === 'HELD';

/** How long it is until the next of them ends by itself, in milliseconds; null when none will. */
export function nextEndMs(offers: readonly Offer[], now: Date): number | null {
  const ends = offers
    .filter((offer) => offerNow(offer, now).status === 'OPEN')
    .map(({ expiresAt }) => Date.parse(expiresAt) - now.getTime());
  return ends.length === 0 ? null : Math.min(...ends);
}

/** Until when a time of an offer can be paid for: the offer's end, or its own beginning where that comes first. All ISO instants in UTC. */
export function payableUntil({ expiresAt }: Pick<Offer, 'expiresAt'>, slotISO: string): string {
  return Date.parse(slotISO) < Date.parse(expiresAt) ? slotISO : expiresAt;
}
