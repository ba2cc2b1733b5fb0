import type { Offer } from '@tele/core';

/** Offer with its current status: an OPEN one may have expired since it was read. */
export function offerNow(offer: Offer, now: Date): Offer {
  const isOver = offer.status === 'OPEN' && Date.parse(offer.expiresAt) <= now.getTime();
  return isOver ? { ...offer, status: 'EXPIRED' } : offer;
}

export const isLive = ({ status }: Offer): boolean => status === 'OPEN' || status === 'HELD';

/** Milliseconds until the next offer expires; null for none. */
export function nextEndMs(offers: readonly Offer[], now: Date): number | null {
  const ends = offers
    .filter((offer) => offerNow(offer, now).status === 'OPEN')
    .map(({ expiresAt }) => Date.parse(expiresAt) - now.getTime());
  return ends.length === 0 ? null : Math.min(...ends);
}

/** Payment deadline of a time: the offer's expiry or the time's start. ISO instants in UTC. */
export function payableUntil({ expiresAt }: Pick<Offer, 'expiresAt'>, slotISO: string): string {
  return Date.parse(slotISO) < Date.parse(expiresAt) ? slotISO : expiresAt;
}

export const byExpiry = (a: Pick<Offer, 'expiresAt'>, b: Pick<Offer, 'expiresAt'>): number =>
  Date.parse(a.expiresAt) - Date.parse(b.expiresAt);
