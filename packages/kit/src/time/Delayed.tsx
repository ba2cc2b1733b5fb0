import { useState, type ReactNode } from 'react';
import { useAfter } from './use-after.ts';

/** Shorter waits show nothing, in milliseconds. */
const delayMs = 200;

/** Shows its children after 200 ms, so a quick answer never flashes a spinner or skeleton. */
export const Delayed = ({ children }: { children: ReactNode }) => {
  const [begun, setBegun] = useState(false);
  useAfter(delayMs, () => setBegun(true));
  return begun ? children : null;
};
