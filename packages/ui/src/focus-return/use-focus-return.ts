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
      const active = from.current?.ownerDocument.activeElement;
      const dialog = event.target;
      // What closed the dialog may have sent the focus on, to what it revealed: that is where it belongs.
      const moved =
        active && active !== active.ownerDocument.body && !(dialog instanceof Node && dialog.contains(active));
      if (!moved && from.current?.isConnected) from.current.focus({ preventScroll: true });
    },
  };
};
