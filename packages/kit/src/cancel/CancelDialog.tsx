import { cancellingMoney, shownMoney, startOf, type Cancellable, type ShownMoney } from '@tele/core';
import { TeleError } from '@tele/client';
import { ConfirmDialog, useMessages } from '@tele/ui';
import { useState } from 'react';
import { errorText } from '../errors/error-text.ts';
import { useFormat } from '../format/use-format.ts';
import { useNow } from '../provider/context.ts';
import { cancelMessages } from './cancel.messages.ts';
import { CancelRows, type CancelRowsProps } from './CancelRows.tsx';
import './CancelDialog.css';

export interface CancelDialogProps extends Omit<CancelRowsProps, 'money'> {
  appointment: Cancellable;
  open: boolean;
  zone: string;
  busy?: boolean;
  /** Waiting for the connection. */
  paused?: boolean;
  error?: Error | null;
  /** Receives the outcomes shown: the API refuses any others (STALE). */
  onConfirm: (seen: ShownMoney) => void;
  onKeep: () => void;
}

/** 'Cancel this appointment?', with the outcome of each amount (product.md 'Money'). */
export const CancelDialog = (props: CancelDialogProps) => {
  const { appointment, open, role, profession, name, payerName, feeCents, zone, busy, paused, error = null } = props;
  const t = useMessages(cancelMessages);
  const format = useFormat();
  const now = useNow();
  const [lastSeen, setLastSeen] = useState<ShownMoney>({});
  const code = error instanceof TeleError ? error.code : null;
  const shown = shownMoney(cancellingMoney(appointment, role, now), role);
  // The server's clock decides: after STALE, a refund is no longer due, even if the device's clock is behind.
  const money: ShownMoney = code === 'STALE' && lastSeen.offerFee === 'refunded' ? { offerFee: 'kept' } : shown;
  const why = error && errorText(error, '');
  return (
    <ConfirmDialog
      open={open}
      title={t.title}
      tone="danger"
      confirmLabel={t.cancel}
      cancelLabel={t.keep}
      busy={busy}
      busyLabel={paused ? t.waiting : t.cancelling}
      error={error && (code === 'STALE' || code === 'ALREADY_BOOKED' ? why : why ? t.failedBecause({ why }) : t.failed)}
      onConfirm={() => {
        setLastSeen(money);
        props.onConfirm(money);
      }}
      onCancel={props.onKeep}
    >
      <div className="tele-cancel-dialog">
        <p>{t.whoAndWhen({ name, when: format.dayTimeWithZone(startOf(appointment), zone, now) })}</p>
        <CancelRows {...{ money, role, profession, name, payerName, feeCents }} />
      </div>
    </ConfirmDialog>
  );
};
