import * as Radix from '@radix-ui/react-popover';
import type { ReactElement, ReactNode } from 'react';
import { joinClass } from '../class-name/join.ts';
import { useOverlayContainer } from '../tele-root/context.ts';
import './Popover.css';

export interface PopoverProps {
  /** A Button or IconButton; opens and closes it. */
  trigger: ReactElement;
  /** The popover's name, read out. */
  label: string;
  /** Leave out to let it keep its own state. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  side?: 'top' | 'bottom' | 'left' | 'right';
  align?: 'start' | 'center' | 'end';
  /** No padding: for rows that reach the edges. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
}

/** A small panel beside its button. Esc and a press outside close it and the focus goes back. */
export const Popover = (props: PopoverProps) => {
  const { trigger, label, open, onOpenChange, side = 'bottom', align = 'start', flush = false, children } = props;
  const container = useOverlayContainer();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {container && (
        <Radix.Portal container={container}>
          <Radix.Content
            aria-label={label}
            side={side}
            align={align}
            sideOffset={6}
            collisionPadding={8}
            className={joinClass('tele-popover', props.className)}
            data-flush={flush || undefined}
          >
            {children}
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  );
};
