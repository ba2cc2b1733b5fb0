import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { joinClass } from '../class-name/join.ts';
import { useDialog } from '../dialog/use-dialog.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { CloseIcon } from '../icon/icons.ts';
import { uiMessages } from '../messages/ui.messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useFocusReturn } from '../focus-return/use-focus-return.ts';
import { OverlayContext, useOverlayContainer } from '../tele-root/context.ts';
import { HeadingContext } from '../heading/context.ts';
import '../heading/Heading.css';
import './Sheet.css';

export type SheetCloseReason = 'close-button' | 'escape' | 'outside';

export interface SheetProps {
  open: boolean;
  /** Asks to close; the caller decides. */
  onOpenChange: (open: boolean, details: { reason: SheetCloseReason }) => void;
  /** The dialog's name and heading. */
  title: ReactNode;
  /** One line under the title, read out with it. */
  description?: ReactNode;
  /** 460 or 680 px. Under 48em both become a bottom sheet. */
  size?: 'md' | 'wide';
  /** False while work is under way: Esc, the scrim and the close button do nothing. */
  dismissible?: boolean;
  /** Small buttons beside the close button. */
  tools?: ReactNode;
  /** Stays at the bottom while the body scrolls. */
  footer?: ReactNode;
  /** Where the focus goes on opening; the first control of the body by default. */
  initialFocusRef?: RefObject<HTMLElement | null>;
  closeLabel?: string;
  className?: string;
  children: ReactNode;
}

/** Escape belongs to a combobox that is open or has text before it belongs to the sheet. */
const keepsEscape = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-tele-keeps-escape]') !== null;

/** A toast lies over the sheet: pressing it is no press beside the sheet. */
const liesOver = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-tele-over-dialogs]') !== null;

/** A modal panel at the side, or at the bottom of a phone. Traps the focus and gives it back. */
export const Sheet = (props: SheetProps) => {
  const { open, onOpenChange, title, description, size = 'md', dismissible = true, tools, footer, children } = props;
  const Dialog = useDialog(open, () => onOpenChange(false, { reason: 'outside' }));
  const t = useMessages(uiMessages);
  const container = useOverlayContainer();
  const [inner, setInner] = useState<HTMLElement | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const { remember, restore } = useFocusReturn();
  const reason = useRef<SheetCloseReason>('close-button');
  const change = (next: boolean): void => {
    if (next || dismissible) onOpenChange(next, { reason: reason.current });
    reason.current = 'close-button';
  };
  const hold = (event: Event, why: SheetCloseReason): void => {
    const stays = why === 'escape' ? keepsEscape(event.target) : liesOver(event.target);
    if (!dismissible || stays) event.preventDefault();
    else reason.current = why;
  };
  const focusFirst = (event: Event): void => {
    remember(event);
    const first = body.current?.querySelector<HTMLElement>(
      'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), a[href]',
    );
    // Text alone must still be scrolled by keyboard.
    if (!first) body.current?.setAttribute('tabindex', '0');
    const target = props.initialFocusRef?.current ?? first;
    if (!target || !(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    // On touch a focused text box would raise the keyboard over a sheet that has just come up.
    const touch = event.target.ownerDocument.defaultView?.matchMedia?.('(pointer: coarse)').matches;
    const raises =
      touch && !props.initialFocusRef && target.matches('input:not([type=checkbox], [type=radio]), textarea');
    (raises ? event.target : target).focus({ preventScroll: true });
  };
  if (!Dialog) return null;
  return (
    <Dialog.Root open={open} onOpenChange={change}>
      {container && (
        <Dialog.Portal container={container}>
          <Dialog.Overlay className="tele-sheet__scrim" />
          <Dialog.Content
            className={joinClass('tele-sheet', props.className)}
            data-size={size}
            aria-busy={dismissible ? undefined : true}
            {...(!description && { 'aria-describedby': undefined })}
            onOpenAutoFocus={focusFirst}
            onCloseAutoFocus={restore}
            onEscapeKeyDown={(event) => hold(event, 'escape')}
            onInteractOutside={(event) => hold(event, 'outside')}
          >
            <div className="tele-sheet__panel">
              <div className="tele-sheet__grabber" aria-hidden="true" />
              <div className="tele-sheet__head">
                <div className="tele-sheet__titles">
                  <Dialog.Title className="tele-heading" data-look="section">
                    {title}
                  </Dialog.Title>
                  {description && (
                    <Dialog.Description className="tele-sheet__description">{description}</Dialog.Description>
                  )}
                </div>
                {tools}
                <Dialog.Close asChild>
                  <IconButton icon={CloseIcon} label={props.closeLabel ?? t.close} disabled={!dismissible} />
                </Dialog.Close>
              </div>
              {/* A dialog is an outline of its own: its title is the second rank whatever the page's are. */}
              <HeadingContext.Provider value={1}>
                <OverlayContext.Provider value={inner}>
                  <div ref={body} className="tele-sheet__body">
                    {children}
                  </div>
                  {footer && <div className="tele-sheet__foot">{footer}</div>}
                </OverlayContext.Provider>
              </HeadingContext.Provider>
            </div>
            {/* Lists opened inside belong to the dialog: outside it they would be inert and hidden from screen readers. */}
            <div ref={setInner} className="tele-sheet__overlays" />
          </Dialog.Content>
        </Dialog.Portal>
      )}
    </Dialog.Root>
  );
};
