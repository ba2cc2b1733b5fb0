import type { Offer } from '@tele/core';
import { useAfter, useTele } from '@tele/kit';
import { useState } from 'react';
import { byExpiry, isLive, nextEndMs, offerNow } from './offer-now.ts';

export interface ShownOffers {
  /** Open offers, and offers that ended while on screen, in a stable order: first to expire first. */
  shown: readonly Offer[];
  ended: readonly Offer[];
}

/** Current offers of a request. `onEnd` is called when one expires on screen, to refetch. */
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
  const fresh = standing.filter((offer) => isLive(offer) && !seenIds.includes(offer.offerId)).toSorted(byExpiry);
  if (fresh.length > 0) setSeenIds([...seenIds, ...fresh.map(({ offerId }) => offerId)]);
  const seen = seenIds.flatMap((id) => standing.filter(({ offerId }) => offerId === id));
  return {
    shown: seen.filter(({ status }) => status !== 'ACCEPTED'),
    ended: standing.filter(
      (offer) => !isLive(offer) && offer.status !== 'ACCEPTED' && !seenIds.includes(offer.offerId),
    ),
  };
};
