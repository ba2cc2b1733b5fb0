import * as Radix from '@radix-ui/react-dropdown-menu';
import type { FocusEvent, KeyboardEvent, ReactElement, ReactNode } from 'react';
import { activeElementOf } from '../focus/active-element.ts';
import { moveOf, moveTo } from '../list/move.ts';
import { useOverlayContainer } from '../tele-root/context.ts';
import './Menu.css';

export interface MenuProps {
  /** A Button or IconButton. */
  trigger: ReactElement;
  /** Accessible name. Default: the trigger's. */
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

// Radix focuses items in turn until the document reports a move, which never happens in a shadow root.
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const move = moveOf(event.key);
  if (!move || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const items = itemsOf(event.currentTarget);
  const at = items.findIndex((item) => item === activeElementOf(item));
  items[moveTo(move, at, items.length)]?.focus();
}

/** Opened by key, it starts at the first item; by press, at none. */
function enter(event: FocusEvent<HTMLElement>): void {
  const menu = event.currentTarget;
  if (event.target !== menu) return;
  event.stopPropagation();
  if (menu.matches(':focus-visible')) itemsOf(menu)[0]?.focus({ preventScroll: true });
}

/** Button with a menu of actions. Arrows, Home, End and first letters move; Esc closes and returns focus. */
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
