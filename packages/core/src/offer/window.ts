import { limits } from '../limits.ts';

/** Until when an offer can be paid for: 45 minutes from its making (spec section 9). Both ISO instants in UTC. */
export function offerExpiresAt(createdAt: string): string {
  return new Date(Date.parse(createdAt) + limits.offerMinutes * 60_000).toISOString();
}
