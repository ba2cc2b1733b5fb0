import { useCallback, useState } from 'react';

/** A menu, a drawer or a panel of the chrome. */
export interface OpenHere {
  isOpen: boolean;
  /** Whether it was opened since the route last changed: what is on its way out stands still. */
  wasOpened: boolean;
  /** A new object each time it is opened, false while it is not: a reason to fetch its code, and to try again. */
  openReason: object | false;
  open: () => void;
  /** The same function on every render. */
  close: () => void;
}

/**
 * Keeps something of the chrome open on a route. Any change of route takes it away at once, and its focus return with it, before the new page takes the
 * focus; on the way back it stays closed (spec section 2, Global chrome).
 */
export const useOpenHere = (route: string): OpenHere => {
  const [held, setHeld] = useState({ route, isOpen: false, wasOpened: false });
  const close = useCallback(() => setHeld((before) => ({ ...before, isOpen: false })), []);
  const here = held.route === route ? held : { route, isOpen: false, wasOpened: false };
  if (here !== held) setHeld(here);
  const { isOpen, wasOpened } = here;
  const open = (): void => setHeld({ route, isOpen: true, wasOpened: true });
  return { isOpen, wasOpened, openReason: isOpen && here, open, close };
};
