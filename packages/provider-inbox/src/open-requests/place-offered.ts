import type { Offer, IncomingOpenRequest } from '@tele/core';

export interface OpenRow {
  request: IncomingOpenRequest;
  offer: Offer | null;
}

export interface Placed {
  /** Loaded requests that can be answered, oldest first. */
  open: readonly IncomingOpenRequest[];
  offers: readonly Offer[];
  specialty: string | undefined;
  hasMore: boolean;
  now: Date;
}

/** Merges offered requests into the open list, oldest first (design section 10). Later ones wait for more pages. */
export function placeOffered({ open, offers, specialty, hasMore, now }: Placed): OpenRow[] {
  const isKnown = new Set(open.map(({ requestId }) => requestId));
  const end = hasMore ? open.at(-1)?.createdAt : undefined;
  const offered = offers
    .filter(
      ({ status, expiresAt }) => (status === 'OPEN' || status === 'HELD') && Date.parse(expiresAt) > now.getTime(),
    )
    .filter(({ requestId, request }) => {
      if (isKnown.has(requestId) || (end !== undefined && request.createdAt > end)) return false;
      return specialty === undefined || request.specialty === specialty;
    })
    .map((offer) => ({ request: { ...offer.request, requestId: offer.requestId }, offer }));
  return [...open.map((request) => ({ request, offer: null })), ...offered].toSorted((one, other) =>
    one.request.createdAt < other.request.createdAt ? -1 : one.request.createdAt > other.request.createdAt ? 1 : 0,
  );
}
