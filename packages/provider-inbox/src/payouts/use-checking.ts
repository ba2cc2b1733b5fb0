import { useAfter } from '@tele/kit';
import type { PayoutState } from '@tele/core';
import { useState } from 'react';

/** How long somebody who comes back from the payment provider is told that it is asked, and how often it is, in milliseconds. */
const checkingMs = 10_000;
const everyMs = 2_000;

interface CheckingInput {
  /** They come back from it. */
  back: boolean;
  state: PayoutState | undefined;
  askAgain: () => void;
}

/** Whether the payment provider is still asked how an account stands, after somebody was there: until it is active, ten seconds at most. */
export const useChecking = ({ back, state, askAgain }: CheckingInput): boolean => {
  const [over, setOver] = useState(!back);
  const [tries, setTries] = useState(0);
  // Whoever is active once is not asked about again.
  if (state === 'ACTIVE' && !over) setOver(true);
  const checking = !over && state !== 'ACTIVE';
  useAfter(checking ? checkingMs : null, () => setOver(true));
  useAfter(checking ? everyMs + tries : null, () => {
    // One more: the delay changes, so that it is waited for anew.
    setTries((times) => times + 1);
    askAgain();
  });
  return checking;
};
