import { useRef } from 'react';
import { holds } from '../flat-tree/holds.ts';
import { activeElementOf } from './active-element.ts';
import { endStop } from './tabbable.ts';

const leaving = ':is([role="dialog"], [role="alertdialog"])[data-state="closed"]';

/** Returns focus to its origin: `remember` before it moves, `restore` when `element` releases it. */
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
      // If closing moved focus to new content, it stays there.
      const moved = active && active !== active.ownerDocument.body && !holds(element, active);
      // When two dialogs close at once, the upper one still has focus and does not pass it on.
      if (moved && !active.closest(leaving)) return;
      // If the row with the button was removed, continue in its list.
      const back = from.current?.isConnected ? from.current : around.current && endStop(around.current, 'first');
      back?.focus({ preventScroll: true });
    },
  };
};
