import { useRef } from 'react';
import { holds } from '../flat-tree/holds.ts';
import { activeElementOf } from './active-element.ts';

/** Where the focus came from, for what takes it for a while: `remember` before it moves, `restore` when `element` lets go of it. */
export const useFocusReturn = () => {
  const from = useRef<HTMLElement | null>(null);
  return {
    remember: (element: HTMLElement): void => {
      const active = activeElementOf(element);
      if (active instanceof HTMLElement && !holds(element, active)) from.current = active;
    },
    restore: (element: HTMLElement): void => {
      const active = activeElementOf(element);
      // What closed it may have sent the focus on, to what it revealed: that is where it belongs.
      const moved = active && active !== active.ownerDocument.body && !holds(element, active);
      if (!moved && from.current?.isConnected) from.current.focus({ preventScroll: true });
    },
  };
};
