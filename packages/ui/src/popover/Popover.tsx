import * as Radix from '@radix-ui/react-popover';
import { useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { joinClass } from '../class-name/join.ts';
import { activeElementOf } from '../focus/active-element.ts';
import { endStop } from '../focus/tabbable.ts';
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

/** Radix's own loop asks the document what has the focus, which in a shadow root is the host element. */
function goRound(event: KeyboardEvent<HTMLElement>): void {
  const panel = event.currentTarget;
  const [from, to] = event.shiftKey ? (['first', 'last'] as const) : (['last', 'first'] as const);
  if (event.key !== 'Tab' || activeElementOf(panel) !== endStop(panel, from)) return;
  event.preventDefault();
  endStop(panel, to)?.focus();
}

/** A small panel beside its button. Esc and a press outside close it and the focus goes back. */
export const Popover = (props: PopoverProps) => {
  const { trigger, label, open, onOpenChange, side = 'bottom', align = 'start', flush = false, children } = props;
  const container = useOverlayContainer();
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {container && (
        <Radix.Portal container={container}>
          <Radix.Content
            ref={panel}
            aria-label={label}
            side={side}
            align={align}
            sideOffset={6}
            collisionPadding={8}
            className={joinClass('tele-popover', props.className)}
            data-flush={flush || undefined}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              const { current } = panel;
              if (current) (endStop(current, 'first') ?? current).focus({ preventScroll: true });
            }}
            onKeyDown={goRound}
          >
            {children}
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  );
};
