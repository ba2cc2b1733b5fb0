import { useState, type ReactNode } from 'react';
import { useAfter } from './use-after.ts';

/** A wait shorter than this is not shown. */
const delayMs = 200;

/** Draws its children after 200 ms: a spinner or a skeleton that a quick answer would take away at once is not drawn at all. */
export const Delayed = ({ children }: { children: ReactNode }) => {
  const [begun, setBegun] = useState(false);
  useAfter(delayMs, () => setBegun(true));
  return begun ? children : null;
};
