import { limits, startOf, type Appointment, type CancellingMoney } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { ConfirmDialog, useMessages } from '@tele/ui';
import { appointmentsMessages } from './appointments.messages.ts';
import { counterpartOf, type Role } from './AppointmentRow.tsx';

export interface CancelDialogProps {
  appointment: Appointment;
  open: boolean;
  role: Role;
  zone: string;
  /** What becomes of the money (`cancellingMoney`). */
  money: CancellingMoney;
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
  money,
  busy,
  paused,
  error,
  onConfirm,
  onKeep,
}: CancelDialogProps) => {
  const t = useMessages(appointmentsMessages);
  const format = useFormat();
  const now = useNow();
  const cents = appointment.feeCents;
  const words = {
    'everything-refunded': t.refundBySpecialist({ name: appointment.bookedBy ?? appointment.patientName }),
    'booking-fee-kept': t.bookingFeeKept({ cents: limits.bookingFeeCents }),
    'offer-refunded': cents === 0 ? t.nothingCharged : t.offerRefunded({ cents }),
    'offer-kept': cents === 0 ? t.nothingCharged : t.offerKept({ cents }),
  }[money];
  return (
    <ConfirmDialog
      open={open}
      title={t.cancelTitle}
      tone="danger"
      confirmLabel={t.cancel}
      cancelLabel={t.keep}
      busy={busy}
      busyLabel={paused ? t.waiting : t.cancelling}
      error={error}
      onConfirm={onConfirm}
      onCancel={onKeep}
    >
      <p>
        {t.whoAndWhen({
          name: counterpartOf(appointment, role),
          when: format.dayTimeWithZone(startOf(appointment), zone, now),
        })}
      </p>
      <p>{words}</p>
    </ConfirmDialog>
  );
};
