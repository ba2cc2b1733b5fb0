import type { Offer } from '@tele/core';

const over: ReadonlySet<Offer['status']> = new Set(['EXPIRED', 'WITHDRAWN']);
const stands: ReadonlySet<Offer['status']> = new Set(['OPEN', 'HELD', 'ACCEPTED']);

/** True if an offer can be repeated: it is over, its request is open, and no other offer answers that. */
export function mayOfferAgain(offer: Offer, all: readonly Offer[], now: Date): boolean {
  const { openUntil } = offer.request;
  if (!over.has(offer.status) || openUntil === null || Date.parse(openUntil) <= now.getTime()) return false;
  return !all.some(({ requestId, status }) => requestId === offer.requestId && stands.has(status));
}
