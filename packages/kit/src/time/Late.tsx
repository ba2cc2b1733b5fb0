import { useState, type ReactNode } from 'react';
import { useAfter } from './use-after.ts';

/** When a wait begins to show. */
const lateMs = 200;

/** Draws what says that something takes its time once it does; a quick wait makes nothing that it would only throw away. */
export const Late = ({ children }: { children: ReactNode }) => {
  const [late, setLate] = useState(false);
  useAfter(lateMs, () => setLate(true));
  return late ? children : null;
};
