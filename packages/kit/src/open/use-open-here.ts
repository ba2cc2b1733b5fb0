import { useCallback, useState } from 'react';

export interface OpenHere {
  isOpen: boolean;
  wasOpened: boolean;
  /** A new object at each opening, to load its code or retry; false while closed. */
  openReason: object | false;
  open: () => void;
  /** Stable function. */
  close: () => void;
}

/** Open state of chrome. A route change closes it before focus moves; Back keeps it closed (spec section 2). */
export const useOpenHere = (route: string): OpenHere => {
  const [held, setHeld] = useState({ route, isOpen: false, wasOpened: false });
  const close = useCallback(() => setHeld((before) => ({ ...before, isOpen: false })), []);
  const here = held.route === route ? held : { route, isOpen: false, wasOpened: false };
  if (here !== held) setHeld(here);
  const { isOpen, wasOpened } = here;
  const open = (): void => setHeld({ route, isOpen: true, wasOpened: true });
  return { isOpen, wasOpened, openReason: isOpen && here, open, close };
};
