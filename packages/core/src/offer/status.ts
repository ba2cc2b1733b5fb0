import type { OfferStatus } from './statuses.ts';

/** What is known of an offer, apart from the time of day. */
export interface OfferFacts {
  /** What was decided of it; null while nothing was. */
  decided: 'ACCEPTED' | 'LOST' | 'WITHDRAWN' | 'EXPIRED' | null;
  /** Its end, ISO instant in UTC. */
  expiresAt: string;
  /** The time that is held for its patient, ISO; null for none. */
  heldSlotISO: string | null;
}

/** The status of an offer (spec section 4 'Offer flow'). A time stays held while a payment made inside the window is still to be heard of. */
export function offerStatus({ decided, expiresAt, heldSlotISO }: OfferFacts, now: Date): OfferStatus {
  if (decided !== null) return decided;
  if (heldSlotISO !== null) return 'HELD';
  return Date.parse(expiresAt) > now.getTime() ? 'OPEN' : 'EXPIRED';
}
