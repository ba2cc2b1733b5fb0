import type { OfferStatus } from './statuses.ts';

/** Time-independent facts of an offer. */
export interface OfferFacts {
  /** Decision; null before one. */
  decided: 'ACCEPTED' | 'LOST' | 'WITHDRAWN' | 'EXPIRED' | null;
  /** Its end, ISO instant in UTC. */
  expiresAt: string;
  /** Time held for its patient, ISO; null for none. */
  heldSlotISO: string | null;
}

/** Status of an offer (spec section 4 'Offer flow'). A slot stays held while an in-time payment is unresolved. */
export function offerStatus({ decided, expiresAt, heldSlotISO }: OfferFacts, now: Date): OfferStatus {
  if (decided !== null) return decided;
  if (heldSlotISO !== null) return 'HELD';
  return Date.parse(expiresAt) > now.getTime() ? 'OPEN' : 'EXPIRED';
}
