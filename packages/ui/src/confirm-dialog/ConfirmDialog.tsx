import { useRef, type FormEvent, type ReactElement, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { useModal } from '../dialog/use-modal.ts';
import type { FieldProps } from '../field/Field.tsx';
import { uiMessages } from '../messages/ui.messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useOverlayContainer } from '../tele-root/context.ts';
import type { ConfirmFieldProps } from './ConfirmField.tsx';
import './ConfirmDialog.css';
import '../heading/Heading.css';

export type ConfirmCancelReason = 'cancel-button' | 'escape';

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** Verb of the question, never “OK”. Omit for one button, the safe one. */
  confirmLabel?: string;
  cancelLabel?: string;
  /** The filled button. Default: 'confirm'. */
  advised?: 'confirm' | 'cancel';
  /** `danger` if something will be lost. */
  tone?: 'default' | 'danger';
  /** ConfirmField for an answer in text, like `window.prompt`. Any other Field keeps its own value. */
  field?: ReactElement<ConfirmFieldProps | FieldProps>;
  /** Blocks both buttons and Esc during work. */
  busy?: boolean;
  busyLabel?: string;
  /** Why confirming failed, and how to fix it. */
  error?: ReactNode;
  /** With `field`, `text` is the trimmed entry, else ''. */
  onConfirm: (details: { text: string }) => void;
  onCancel: (details: { reason: ConfirmCancelReason }) => void;
}

/** Question in an alertdialog. The safe button (or field) has focus; Esc cancels. The caller closes it on confirm. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { open, title, children, confirmLabel, cancelLabel, tone = 'default', field, busy = false } = props;
  const advised = confirmLabel === undefined ? 'cancel' : (props.advised ?? 'confirm');
  const t = useMessages(uiMessages);
  const late = useModal(open, () => props.onCancel({ reason: 'escape' }));
  const container = useOverlayContainer();
  const cancel = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const input = () => form.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('[name=text]');
  const confirm = (event: FormEvent): void => {
    event.preventDefault();
    // In a form, the dialog's submit must not reach that form.
    event.stopPropagation();
    if (!busy && confirmLabel !== undefined) props.onConfirm({ text: input()?.value.trim() ?? '' });
  };
  const dismiss = (reason: ConfirmCancelReason): void => {
    if (!busy) props.onCancel({ reason });
  };
  if (!late || !container) return null;
  return (
    <late.Modal
      open={open}
      role="alertdialog"
      container={container}
      scrim="tele-confirm-dialog__scrim"
      className="tele-confirm-dialog"
      aria-busy={busy || undefined}
      firstFocus={() => input() ?? cancel.current}
      onEscape={() => dismiss('escape')}
    >
      <form ref={form} noValidate onSubmit={confirm} className="tele-confirm-dialog__form">
        <late.Title className="tele-heading" data-look="card">
          {title}
        </late.Title>
        {children && (
          <late.Description asChild>
            <div className="tele-confirm-dialog__text">{children}</div>
          </late.Description>
        )}
        {field}
        {props.error && (
          <p role="alert" className="tele-confirm-dialog__error">
            {props.error}
          </p>
        )}
        <div className="tele-confirm-dialog__actions">
          <Button
            ref={cancel}
            variant={advised === 'cancel' ? 'primary' : undefined}
            disabled={busy}
            onClick={() => dismiss('cancel-button')}
          >
            {cancelLabel ?? t.cancel}
          </Button>
          {confirmLabel !== undefined && (
            <Button
              type="submit"
              variant={advised === 'cancel' ? undefined : tone === 'danger' ? 'danger-solid' : 'primary'}
              loading={busy}
              loadingLabel={props.busyLabel}
            >
              {confirmLabel}
            </Button>
          )}
        </div>
      </form>
    </late.Modal>
  );
};
