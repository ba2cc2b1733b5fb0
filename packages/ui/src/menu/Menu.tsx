import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactElement, ReactNode } from 'react';
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
            {...(label !== undefined && { 'aria-label': label, 'aria-labelledby': undefined })}
          >
            {children}
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  );
};
