import { useRef } from 'react';
import { holds } from '../flat-tree/holds.ts';
import { activeElementOf } from './active-element.ts';
import { endStop } from './tabbable.ts';

/** A dialog on its way out. */
const leaving = ':is([role="dialog"], [role="alertdialog"])[data-state="closed"]';

/** Where the focus came from, for what takes it for a while: `remember` before it moves, `restore` when `element` lets go of it. */
export const useFocusReturn = () => {
  const from = useRef<HTMLElement | null>(null);
  const around = useRef<HTMLElement | null>(null);
  return {
    remember: (element: HTMLElement): void => {
      const active = activeElementOf(element);
      if (!(active instanceof HTMLElement) || holds(element, active)) return;
      from.current = active;
      around.current = active.closest('ul, ol')?.parentElement ?? null;
    },
    restore: (element: HTMLElement): void => {
      const active = activeElementOf(element);
      // What closed it may have sent the focus on, to what it revealed: that is where it belongs.
      const moved = active && active !== active.ownerDocument.body && !holds(element, active);
      // Of two that close at once the one above still has it, and gives it to nobody.
      if (moved && !active.closest(leaving)) return;
      // A row that was removed took its button along: the rest of its list goes on.
      const back = from.current?.isConnected ? from.current : around.current && endStop(around.current, 'first');
      back?.focus({ preventScroll: true });
    },
  };
};
