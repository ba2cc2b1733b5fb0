import { useEffect, useLayoutEffect, useRef, type HTMLAttributes, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { activeElementOf } from '../focus/active-element.ts';
import { endStop } from '../focus/tabbable.ts';
import { useFocusReturn } from '../focus/use-focus-return.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { hideBehind } from './hide-behind.ts';
import { lockScroll } from './lock-scroll.ts';
import { useKeysOfNobody } from './use-keys-of-nobody.ts';
import { usePresence } from './use-presence.ts';

export interface ModalProps extends HTMLAttributes<HTMLDivElement> {
  open: boolean;
  role?: 'dialog' | 'alertdialog';
  /** Where it is drawn: the overlays of the root. */
  container: HTMLElement;
  /** Class of what covers the page behind. */
  scrim: string;
  /** What takes the focus first; the dialog itself when it is undefined. */
  firstFocus: (dialog: HTMLElement) => HTMLElement | null | undefined;
  /** Escape inside, unless something inside has used it. */
  onEscape: (target: Element) => void;
  /** The scrim was pressed. */
  onScrimPress?: () => void;
  children: ReactNode;
}

/**
 * A dialog that holds everything else back: what is behind is inert and does not scroll, Tab goes round in it, through frames too, and the
 * focus goes back to where it was. None of it asks the document who has the focus, so it holds in a shadow root.
 */
export const Modal = ({ open, container, ...props }: ModalProps) => {
  const dialog = useRef<HTMLDivElement>(null);
  const isDrawn = usePresence(open, dialog);
  return isDrawn ? createPortal(<Drawn {...props} open={open} dialog={dialog} />, container) : null;
};

interface DrawnProps extends Omit<ModalProps, 'container'> {
  dialog: { current: HTMLDivElement | null };
}

const Drawn = (props: DrawnProps) => {
  const { open, dialog, role = 'dialog', scrim, firstFocus, onEscape, onScrimPress, children, ...rest } = props;
  const layer = useRef<HTMLDivElement>(null);
  const first = useRef(firstFocus);
  const { remember, restore } = useFocusReturn();
  const returns = useRef({ remember, restore });
  useLayoutEffect(() => {
    first.current = firstFocus;
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    const all = layer.current;
    if (!open || !element || !all) return undefined;
    const { current: focus } = returns;
    focus.remember(element);
    const show = hideBehind(all);
    const unlock = lockScroll(element.ownerDocument);
    (first.current(element) ?? element).focus({ preventScroll: true });
    return () => {
      unlock();
      show();
    };
  }, [open, dialog]);
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    // What had the focus was taken away: the next key would be nobody's.
    const observer = new MutationObserver(() => {
      if (activeElementOf(element) === element.ownerDocument.body) element.focus({ preventScroll: true });
    });
    observer.observe(element, { childList: true, subtree: true });
    const { current: focus } = returns;
    return () => {
      observer.disconnect();
      // Not before: React puts the focus back where it was when an element is changed.
      focus.restore(element);
    };
  }, [open, dialog]);
  const escape = (event: Pick<KeyboardEvent, 'key' | 'defaultPrevented' | 'preventDefault'>, target: Element): void => {
    // Used up by what it closes: dialogs inside are children to React, and their keys come by here too.
    if (event.key !== 'Escape' || event.defaultPrevented || !open) return;
    event.preventDefault();
    onEscape(target);
  };
  useKeysOfNobody(dialog, open, (event) => escape(event, event.target as Element));
  const goTo = (end: 'first' | 'last'): void => {
    const element = dialog.current;
    if (element) (endStop(element, end) ?? element).focus();
  };
  const state = open ? 'open' : 'closed';
  return (
    <div ref={layer} role="presentation" onKeyDown={(event) => escape(event, event.target as Element)}>
      <div
        className={scrim}
        data-state={state}
        aria-hidden="true"
        // A press beside must not take the focus out.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onScrimPress}
      />
      {open && <VisuallyHidden tabIndex={0} onFocus={() => goTo('last')} />}
      <div {...rest} ref={dialog} role={role} aria-modal="true" tabIndex={-1} data-state={state}>
        {children}
      </div>
      {open && <VisuallyHidden tabIndex={0} onFocus={() => goTo('first')} />}
    </div>
  );
};
