import { cancellingMoney, type AskedRequest, type CancellingMoney } from '@tele/core';
import { TeleError } from '@tele/core/client';
import { errorText, useFormat, useNow } from '@tele/kit';
import { ConfirmDialog, useMessages } from '@tele/ui';
import type { RequestAction } from '../request/RequestDialogs.tsx';
import { worded } from '../screen/worded.ts';
import { askedMessages } from './asked.messages.ts';

export type AskedQuestion = 'cancel' | 'delete';

export interface AskedDialogsProps {
  asking: AskedQuestion | null;
  request: AskedRequest;
  zone: string;
  cancel: RequestAction;
  remove: RequestAction;
  /** Given what was said of the money. */
  onCancelBooking: (seen: CancellingMoney) => void;
  onDelete: () => void;
  onClose: () => void;
}

/** The questions, each saying what happens to the money before it asks (product.md 'Money'). */
export const AskedDialogs = (props: AskedDialogsProps) => {
  const { asking, request, zone, cancel, remove, onCancelBooking, onDelete, onClose } = props;
  const t = useMessages(askedMessages);
  const format = useFormat();
  const now = useNow();
  const { booking, status, profession } = request;
  const isOpen = status === 'OPEN';
  // The 24 hours may be over by the clock that counts, the service's: nothing was cancelled then.
  const stale = cancel.error instanceof TeleError && cancel.error.code === 'STALE';
  const fate = (): CancellingMoney => {
    if (!booking) return 'offer-kept';
    const money = cancellingMoney({ chosenSlotISO: booking.slotISO, offerId: booking.offerId }, 'patient', now);
    return stale ? 'offer-kept' : money;
  };
  const money = (): string => {
    if (!booking || booking.feeCents === 0) return t.nothingCharged;
    const fee = format.cents(booking.feeCents);
    return fate() === 'offer-refunded' ? t.refunded({ fee }) : t.kept({ fee });
  };
  return (
    <>
      {booking && (
        <ConfirmDialog
          open={asking === 'cancel'}
          tone="danger"
          title={t.cancelAsk}
          confirmLabel={t.cancelBooking}
          cancelLabel={t.keepBooking}
          busy={cancel.isPending}
          busyLabel={t.cancelling}
          error={cancel.error && errorText(cancel.error, t.cancelFailed)}
          onConfirm={() => onCancelBooking(fate())}
          onCancel={onClose}
        >
          <p>
            {t.whoAndWhen({
              name: booking.specialistName,
              when: format.dayTimeWithZone(booking.slotISO, zone, now),
            })}
          </p>
          <p>{money()}</p>
        </ConfirmDialog>
      )}
      <ConfirmDialog
        open={asking === 'delete'}
        tone="danger"
        title={isOpen ? t.withdrawAsk : t.deleteAsk}
        confirmLabel={isOpen ? t.withdraw : t.deleteRequest}
        cancelLabel={t.keep}
        busy={remove.isPending}
        busyLabel={isOpen ? t.withdrawing : t.deleting}
        error={remove.error && errorText(remove.error, isOpen ? t.withdrawFailed : t.deleteFailed)}
        onConfirm={onDelete}
        onCancel={onClose}
      >
        {isOpen ? t.withdrawText(worded(profession)) : t.deleteText}
      </ConfirmDialog>
    </>
  );
};
