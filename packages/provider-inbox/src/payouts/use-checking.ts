import { useAfter } from '@tele/kit';
import type { PayoutState } from '@tele/core';
import { useState } from 'react';

/** Duration and interval of account checks after a return from the payment provider, in milliseconds. */
const checkingMs = 10_000;
const everyMs = 2_000;

interface CheckingInput {
  back: boolean;
  state: PayoutState | undefined;
  askAgain: () => void;
}

/** True while the account is checked after a return: until active, or up to ten seconds. */
export const useChecking = ({ back, state, askAgain }: CheckingInput): boolean => {
  const [over, setOver] = useState(!back);
  const [tries, setTries] = useState(0);
  // An active account is not checked again.
  if (state === 'ACTIVE' && !over) setOver(true);
  const checking = !over && state !== 'ACTIVE';
  useAfter(checking ? checkingMs : null, () => setOver(true));
  useAfter(checking ? everyMs + tries : null, () => {
    // The changed delay restarts the timer.
    setTries((times) => times + 1);
    askAgain();
  });
  return checking;
};
