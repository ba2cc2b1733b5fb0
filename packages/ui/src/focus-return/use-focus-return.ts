import { useRef } from 'react';

/**
 * Where the focus came from, for a dialog that has no trigger of its own: Radix gives the focus back to its Trigger
 * only. `remember` is for onOpenAutoFocus, before the focus moves; `restore` for onCloseAutoFocus.
 */
export const useFocusReturn = () => {
  const from = useRef<HTMLElement | null>(null);
  return {
    remember: (event: Event): void => {
      const dialog = event.target;
      if (!(dialog instanceof HTMLElement)) return;
      const active = dialog.ownerDocument.activeElement;
      if (active instanceof HTMLElement && !dialog.contains(active)) from.current = active;
    },
    restore: (event: Event): void => {
      event.preventDefault();
      if (from.current?.isConnected) from.current.focus({ preventScroll: true });
    },
  };
};
