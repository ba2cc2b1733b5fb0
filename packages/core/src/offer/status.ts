import type { OfferStatus } from './statuses.ts';

export interface OfferFacts {
  decided: 'ACCEPTED' | 'LOST' | 'WITHDRAWN' | 'EXPIRED' | null;
  expiresAt: string;
  heldSlotISO: string | null;
}

/** Status of an offer (spec section 4 'Offer flow'). A slot stays held while an in-time payment is unresolved. */
export function offerStatus({ decided, expiresAt, heldSlotISO }: OfferFacts, now: Date): OfferStatus {
  if (decided !== null) return decided;
  if (heldSlotISO !== null) return 'HELD';
  return Date.parse(expiresAt) > now.getTime() ? 'OPEN' : 'EXPIRED';
}
