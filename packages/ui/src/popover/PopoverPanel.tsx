import * as Radix from '@radix-ui/react-popover';
import { useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { joinClass } from '../class-name/join.ts';
import { activeElementOf } from '../focus/active-element.ts';
import { endStop } from '../focus/tabbable.ts';
import './Popover.css';

export interface PopoverPanelProps {
  id: string;
  label: string;
  container: HTMLElement | null;
  control: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  align: 'start' | 'center' | 'end';
  flush: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Radix's focus loop asks the document, which sees only the host element of a shadow root. */
function goRound(event: KeyboardEvent<HTMLElement>): void {
  const panel = event.currentTarget;
  const [from, to] = event.shiftKey ? (['first', 'last'] as const) : (['last', 'first'] as const);
  if (event.key !== 'Tab' || activeElementOf(panel) !== endStop(panel, from)) return;
  event.preventDefault();
  endStop(panel, to)?.focus();
}

export const PopoverPanel = (props: PopoverPanelProps) => {
  const { id, label, container, control, open, onOpenChange, align, flush, className, children } = props;
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Radix.Root open={open && container !== null} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={control as RefObject<HTMLElement>} />
      <Radix.Portal container={container}>
        <Radix.Content
          ref={panel}
          id={id}
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={joinClass('tele-popover', className)}
          data-flush={flush || undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            const { current } = panel;
            if (current) (endStop(current, 'first') ?? current).focus({ preventScroll: true });
          }}
          onInteractOutside={(event) => {
            // The button closes it itself.
            const { current } = control;
            if (current && event.detail.originalEvent.composedPath().includes(current)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const button = control.current && endStop(control.current, 'first');
            const active = button && activeElementOf(button);
            // If closing moved focus to other content, it stays there.
            if (!active || active === active.ownerDocument.body) button?.focus({ preventScroll: true });
          }}
          onKeyDown={goRound}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
