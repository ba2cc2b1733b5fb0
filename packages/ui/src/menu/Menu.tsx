import * as Radix from '@radix-ui/react-dropdown-menu';
import type { FocusEvent, KeyboardEvent, ReactElement, ReactNode } from 'react';
import { activeElementOf } from '../focus/active-element.ts';
import { moveOf, moveTo } from '../list/move.ts';
import { useOverlayContainer } from '../tele-root/context.ts';
import './Menu.css';

export interface MenuProps {
  /** A Button or IconButton. */
  trigger: ReactElement;
  /** The menu's name, read out; the trigger's by default. */
  label?: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: 'start' | 'center' | 'end';
  /** MenuItem, MenuLink, MenuLabel and MenuSeparator. */
  children: ReactNode;
}

const itemsOf = (menu: Element): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role=menuitem]:not([data-disabled])'),
];

// Radix moves the focus by trying one item after another until the document says that it has moved, which it never says of a shadow root.
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const move = moveOf(event.key);
  if (!move || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const items = itemsOf(event.currentTarget);
  const at = items.findIndex((item) => item === activeElementOf(item));
  items[moveTo(move, at, items.length)]?.focus();
}

/** Opened by a key, it begins at the first item; opened by a press, at none. */
function enter(event: FocusEvent<HTMLElement>): void {
  const menu = event.currentTarget;
  if (event.target !== menu) return;
  event.stopPropagation();
  if (menu.matches(':focus-visible')) itemsOf(menu)[0]?.focus({ preventScroll: true });
}

/** Verbs behind a button. Arrows, Home, End and first letters move; Esc closes and the focus goes back. */
export const Menu = ({ trigger, label, open, onOpenChange, align = 'end', children }: MenuProps) => {
  const container = useOverlayContainer();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {container && (
        <Radix.Portal container={container}>
          <Radix.Content
            className="tele-menu"
            align={align}
            sideOffset={6}
            collisionPadding={8}
            onFocusCapture={enter}
            onKeyDownCapture={moveFocus}
            {...(label !== undefined && { 'aria-label': label, 'aria-labelledby': undefined })}
          >
            {children}
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  );
};
