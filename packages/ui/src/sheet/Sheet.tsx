import { useCallback, useRef, useState, type ReactNode, type RefObject } from 'react';
import { joinClass } from '../class-name/join.ts';
import { useModal } from '../dialog/use-modal.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { CloseIcon } from '../icon/icons.ts';
import { uiMessages } from '../messages/ui.messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import { OverlayContext, useOverlayContainer } from '../tele-root/context.ts';
import { HeadingContext } from '../heading/context.ts';
import '../heading/Heading.css';
import { useAlertsInView } from './use-alerts-in-view.ts';
import './Sheet.css';

export type SheetCloseReason = 'close-button' | 'escape' | 'outside';

export interface SheetProps {
  open: boolean;
  /** Called to request closing; the caller decides. */
  onOpenChange: (open: boolean, details: { reason: SheetCloseReason }) => void;
  title: ReactNode;
  /** One line under the title, read out with it. */
  description?: ReactNode;
  /** 460 or 680 px. Under 48em, both become a bottom sheet. */
  size?: 'md' | 'wide';
  /** False during work: Esc, the scrim and the close button do nothing. */
  dismissible?: boolean;
  /** Small buttons next to the close button. */
  tools?: ReactNode;
  footer?: ReactNode;
  /** Focused on opening. Default: the first control of the body. */
  initialFocusRef?: RefObject<HTMLElement | null>;
  closeLabel?: string;
  className?: string;
  children: ReactNode;
}

/** An open or filled combobox handles Escape before the sheet. */
const keepsEscape = (target: Element): boolean => target.closest('[data-tele-keeps-escape]') !== null;

const controls =
  'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), a[href]';

export const Sheet = (props: SheetProps) => {
  const { open, onOpenChange, title, description, size = 'md', dismissible = true, tools, footer, children } = props;
  const late = useModal(open, () => onOpenChange(false, { reason: 'outside' }));
  const t = useMessages(uiMessages);
  const container = useOverlayContainer();
  const [inner, setInner] = useState<HTMLElement | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState<HTMLElement | null>(null);
  const holdBody = useCallback((node: HTMLDivElement | null) => {
    body.current = node;
    setScrolled(node);
  }, []);
  useAlertsInView(scrolled);
  const close = (reason: SheetCloseReason): void => {
    if (dismissible) onOpenChange(false, { reason });
  };
  const firstFocus = (dialog: HTMLElement): HTMLElement | null | undefined => {
    const first = body.current?.querySelector<HTMLElement>(controls);
    // Makes text without controls scrollable by keyboard.
    if (!first) body.current?.setAttribute('tabindex', '0');
    const target = props.initialFocusRef?.current ?? first;
    // On touch, a focused input would open the keyboard over the new sheet.
    const touch = dialog.ownerDocument.defaultView?.matchMedia?.('(pointer: coarse)').matches;
    const raises =
      touch && !props.initialFocusRef && target?.matches('input:not([type=checkbox], [type=radio]), textarea');
    return raises ? dialog : target;
  };
  if (!late || !container) return null;
  return (
    <late.Modal
      open={open}
      container={container}
      scrim="tele-sheet__scrim"
      className={joinClass('tele-sheet', props.className)}
      data-size={size}
      aria-busy={dismissible ? undefined : true}
      firstFocus={firstFocus}
      onEscape={(target) => !keepsEscape(target) && close('escape')}
      onScrimPress={() => close('outside')}
    >
      <div className="tele-sheet__panel">
        <div className="tele-sheet__grabber" aria-hidden="true" />
        <div className="tele-sheet__head">
          <div className="tele-sheet__titles">
            <late.Title className="tele-heading" data-look="section">
              {title}
            </late.Title>
            {description && <late.Description className="tele-sheet__description">{description}</late.Description>}
          </div>
          {tools}
          <IconButton
            icon={CloseIcon}
            label={props.closeLabel ?? t.close}
            disabled={!dismissible}
            onClick={() => close('close-button')}
          />
        </div>
        {/* A dialog has its own outline: its title is rank 2 on any page. */}
        <HeadingContext.Provider value={1}>
          <OverlayContext.Provider value={inner}>
            <div ref={holdBody} className="tele-sheet__body">
              {children}
            </div>
            {footer && <div className="tele-sheet__foot">{footer}</div>}
          </OverlayContext.Provider>
        </HeadingContext.Provider>
      </div>
      {/* Lists render inside the dialog: outside, they would be inert and hidden from screen readers. */}
      <div ref={setInner} className="tele-sheet__overlays" />
    </late.Modal>
  );
};
