import * as Radix from '@radix-ui/react-dialog';
import {
  forwardRef,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { activeElementOf } from '../focus/active-element.ts';
import { endStop } from '../focus/tabbable.ts';
import { useFocusReturn } from '../focus/use-focus-return.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { hideBehind } from './hide-behind.ts';
import { leaveEscape } from './leave-escape.ts';
import { lockScroll } from './lock-scroll.ts';
import { useKeysOfNobody } from './use-keys-of-nobody.ts';

export { Description, Title } from '@radix-ui/react-dialog';

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
 * Radix's dialog that holds everything else back: what is behind is inert and does not scroll, Tab goes round in it, through frames too, and
 * the focus goes back to where it was. Not Radix's own modal: that one writes a `<style>`, which policies refuse, and asks the document who has
 * the focus, which in a shadow root is the host element.
 */
export const Modal = ({ open, container, ...props }: ModalProps) => (
  <Radix.Root modal={false} open={open}>
    <Radix.Portal container={container}>
      <Drawn {...props} open={open} />
    </Radix.Portal>
  </Radix.Root>
);

type DrawnProps = Omit<ModalProps, 'container'>;

const refuse = (event: Event): void => event.preventDefault();

/** Its ref is the dialog's, whose way out Radix waits for. */
const Drawn = forwardRef<HTMLDivElement, DrawnProps>(function Drawn(props, ref) {
  const { open, scrim, firstFocus, onEscape, onScrimPress, children, ...rest } = props;
  const layer = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => dialog.current, []);
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
  }, [open]);
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
  }, [open]);
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
  return (
    <div ref={layer} role="presentation" onKeyDown={(event) => escape(event, event.target as Element)}>
      <div
        className={scrim}
        data-state={open ? 'open' : 'closed'}
        aria-hidden="true"
        // A press beside must not take the focus out.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onScrimPress}
      />
      {open && <VisuallyHidden tabIndex={0} onFocus={() => goTo('last')} />}
      <Radix.Content
        {...rest}
        ref={dialog}
        aria-modal="true"
        // The focus is moved and given back above, at once and by asking the root; Radix asks the document, and waits for the way out.
        onOpenAutoFocus={refuse}
        onCloseAutoFocus={refuse}
        // By the focus instead: of two that open at once Radix asks the outer one, and it takes the key of what a host opens over ours.
        onEscapeKeyDown={leaveEscape}
        // Seen from the document, a press or a focus anywhere in a shadow root is the host element's, and toasts lie over us: the scrim is asked.
        onInteractOutside={refuse}
      >
        {children}
      </Radix.Content>
      {open && <VisuallyHidden tabIndex={0} onFocus={() => goTo('first')} />}
    </div>
  );
});
