import { formatDayTimeWithZone, startOf, type Appointment } from '@tele/core';
import { useNow } from '@tele/kit';
import { ConfirmDialog } from '@tele/ui';
import { counterpartOf, type Role } from './AppointmentRow.tsx';
import { refundText } from './refund-text.ts';

export interface CancelDialogProps {
  appointment: Appointment;
  open: boolean;
  role: Role;
  zone: string;
  busy?: boolean;
  /** Waits for the connection. */
  paused?: boolean;
  /** What went wrong with the last attempt. */
  error?: string | null;
  onConfirm: () => void;
  onKeep: () => void;
}

/** 'Cancel this appointment?', with what becomes of the money. */
export const CancelDialog = ({
  appointment,
  open,
  role,
  zone,
  busy,
  paused,
  error,
  onConfirm,
  onKeep,
}: CancelDialogProps) => {
  const now = useNow();
  return (
    <ConfirmDialog
      open={open}
      title="Cancel this appointment?"
      tone="danger"
      confirmLabel="Cancel appointment"
      cancelLabel="Keep appointment"
      busy={busy}
      busyLabel={paused ? 'Waiting for connection…' : 'Cancelling…'}
      error={error}
      onConfirm={onConfirm}
      onCancel={onKeep}
    >
      <p>
        {counterpartOf(appointment, role)}, {formatDayTimeWithZone(startOf(appointment), zone, now)}.
      </p>
      <p>{refundText(appointment, role, now)}</p>
    </ConfirmDialog>
  );
};
