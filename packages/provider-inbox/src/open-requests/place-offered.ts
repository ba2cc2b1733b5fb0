import type { Offer, IncomingOpenRequest } from '@tele/core';

/** A request of the list; with the offer that waits for its patient, where this specialist has made one. */
export interface OpenRow {
  request: IncomingOpenRequest;
  offer: Offer | null;
}

export interface Placed {
  /** Those that can be answered, as far as they have been read, oldest first. */
  open: readonly IncomingOpenRequest[];
  /** All offers of this specialist that are known. */
  offers: readonly Offer[];
  /** Of which the list is; undefined for all. */
  specialty: string | undefined;
  /** More of the open ones can be read. */
  hasMore: boolean;
  now: Date;
}

/**
 * The open requests with those that have been offered in their places, oldest first (design section 10 'q'). One that belongs after what has been
 * read waits for the rest, or it would move.
 */
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
