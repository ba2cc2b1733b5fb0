import { cloneElement, useId, useRef, useState, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { lateMessages } from '../late/late.messages.ts';
import { useLate } from '../late/use-late.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useOverlayContainer } from '../tele-root/context.ts';
import { latePopoverPanel } from './late-popover-panel.ts';
import './Popover.css';

export interface PopoverProps {
  /** A Button or IconButton that opens and closes it. */
  trigger: ReactElement<HTMLAttributes<HTMLElement>>;
  /** Accessible name. */
  label: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: 'start' | 'center' | 'end';
  /** No padding: for rows that reach the edges. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
}

/** Panel next to its button. Esc or a press outside closes it and returns focus. A failed load offers a retry. */
export const Popover = (props: PopoverProps) => {
  const { trigger, label, onOpenChange, align = 'start', flush = false, className, children } = props;
  const container = useOverlayContainer();
  const t = useMessages(lateMessages);
  const id = useId();
  const control = useRef<HTMLSpanElement>(null);
  const [own, setOwn] = useState(false);
  const open = props.open ?? own;
  const late = useLate(latePopoverPanel, open);
  const change = (next: boolean): void => {
    setOwn(next);
    onOpenChange?.(next);
  };
  const preload = (): void => latePopoverPanel.preload();
  return (
    <>
      <span ref={control} className="tele-popover__control" onPointerEnter={preload} onFocus={preload}>
        {cloneElement(trigger, {
          'aria-haspopup': 'dialog',
          'aria-expanded': open,
          'aria-controls': open ? id : undefined,
          onClick: () => change(!open),
        })}
      </span>
      {open && late.tag === 'failed' && (
        <span role="alert">
          <Button variant="ghost" size="sm" onClick={late.retry}>
            {t.panelFailed}
          </Button>
        </span>
      )}
      {late.tag === 'ready' && (
        <late.part {...{ id, label, container, control, open, align, flush, className }} onOpenChange={change}>
          {children}
        </late.part>
      )}
    </>
  );
};
