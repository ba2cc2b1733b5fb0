import type { Offer } from '@tele/core';
import { useEffect, useRef } from 'react';

/** Books a held time if it was paid before the page closed, once. Without a payment nothing changes. */
export const useFinishHeld = (
  offers: readonly Offer[] | undefined,
  finish: (offerId: string) => Promise<unknown>,
): void => {
  const looked = useRef(false);
  useEffect(() => {
    if (!offers || looked.current) return;
    looked.current = true;
    const held = offers.find(({ status }) => status === 'HELD');
    // Without a payment the time is only held, and the card shows that.
    if (held) finish(held.offerId).catch(() => undefined);
  });
};
