import { limits } from '../limits.ts';

/** Payment deadline of an offer: 45 minutes after it was made (spec section 9). ISO instants in UTC. */
export function offerExpiresAt(createdAt: string): string {
  return new Date(Date.parse(createdAt) + limits.offerMinutes * 60_000).toISOString();
}
