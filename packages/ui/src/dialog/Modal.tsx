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
  container: HTMLElement;
  scrim: string;
  /** Returns the first element to focus; undefined for the dialog itself. */
  firstFocus: (dialog: HTMLElement) => HTMLElement | null | undefined;
  onEscape: (target: Element) => void;
  onScrimPress?: () => void;
  children: ReactNode;
}

/** Our own modality: Radix's adds a `<style>` (blocked by CSP) and cannot see focus in a shadow root. */
export const Modal = ({ open, container, ...props }: ModalProps) => (
  <Radix.Root modal={false} open={open}>
    <Radix.Portal container={container}>
      <Drawn {...props} open={open} />
    </Radix.Portal>
  </Radix.Root>
);

type DrawnProps = Omit<ModalProps, 'container'>;

const refuse = (event: Event): void => event.preventDefault();

/** Its ref is the dialog, whose exit animation Radix waits for. */
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
    // The focused element was removed: without this, the next key would reach nothing.
    const observer = new MutationObserver(() => {
      if (activeElementOf(element) === element.ownerDocument.body) element.focus({ preventScroll: true });
    });
    observer.observe(element, { childList: true, subtree: true });
    const { current: focus } = returns;
    return () => {
      observer.disconnect();
      // Not earlier: React restores focus when it changes elements.
      focus.restore(element);
    };
  }, [open]);
  const escape = (event: Pick<KeyboardEvent, 'key' | 'defaultPrevented' | 'preventDefault'>, target: Element): void => {
    // Handled by the dialog it closes: keys of dialogs inside bubble here through React.
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
        // A press on the scrim must not move focus.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onScrimPress}
      />
      {open && <VisuallyHidden tabIndex={0} onFocus={() => goTo('last')} />}
      <Radix.Content
        {...rest}
        ref={dialog}
        aria-modal="true"
        // Focus moves above, immediately and by the root; Radix asks the document and waits for the exit.
        onOpenAutoFocus={refuse}
        onCloseAutoFocus={refuse}
        // By focus: of two dialogs, Radix would ask the outer one and take keys of a host's overlay.
        onEscapeKeyDown={leaveEscape}
        // In a shadow root, the document sees only the host element, and toasts are outside: use the scrim.
        onInteractOutside={refuse}
      >
        {children}
      </Radix.Content>
      {open && <VisuallyHidden tabIndex={0} onFocus={() => goTo('first')} />}
    </div>
  );
});
