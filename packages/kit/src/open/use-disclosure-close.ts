import { useEffect, type RefObject } from 'react';

export interface DisclosureClose {
  open: boolean;
  root: RefObject<HTMLElement | null>;
  /** Receives focus on Escape. */
  button: RefObject<HTMLElement | null>;
  /** Must be stable. */
  close: () => void;
}

/** Closes an open panel on Escape, outside presses and focus loss. */
export const useDisclosureClose = ({ open, root, button, close }: DisclosureClose): void => {
  useEffect(() => {
    const element = root.current;
    if (!open || !element) return;
    const leaves = (target: EventTarget | null): boolean => target instanceof Node && !element.contains(target);
    const press = (event: PointerEvent): void => {
      if (leaves(event.composedPath()[0] ?? null)) close();
    };
    const focus = (event: FocusEvent): void => {
      if (leaves(event.relatedTarget)) close();
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', escape);
    element.addEventListener('focusout', focus);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', escape);
      element.removeEventListener('focusout', focus);
    };
  }, [open, root, button, close]);
};
