import type { Offer } from '@tele/core';
import { useAfter, useTele } from '@tele/kit';
import { useState } from 'react';
import { isLive, nextEndMs, offerNow } from './offer-now.ts';

export interface ShownOffers {
  /** Those that can be accepted, and those that ended while somebody looked, each where it stood. */
  shown: readonly Offer[];
  /** Those that had ended before. */
  ended: readonly Offer[];
}

/** The offers of a request as they stand now. One that ends under the eyes of its patient keeps its place and says so; `onEnd` is called then, to read again. */
export const useShownOffers = (offers: readonly Offer[], onEnd: () => void): ShownOffers => {
  const { now } = useTele();
  const [, setEndedAt] = useState(0);
  const [seenIds, setSeenIds] = useState<readonly string[]>([]);
  const present = now();
  useAfter(nextEndMs(offers, present), () => {
    setEndedAt(now().getTime());
    onEnd();
  });
  const standing = offers.map((offer) => offerNow(offer, present));
  const fresh = standing.filter((offer) => isLive(offer) && !seenIds.includes(offer.offerId));
  if (fresh.length > 0) setSeenIds([...seenIds, ...fresh.map(({ offerId }) => offerId)]);
  const seen = seenIds.flatMap((id) => standing.filter(({ offerId }) => offerId === id));
  return {
    shown: seen.filter(({ status }) => status !== 'ACCEPTED'),
    ended: standing.filter(
      (offer) => !isLive(offer) && offer.status !== 'ACCEPTED' && !seenIds.includes(offer.offerId),
    ),
  };
};
