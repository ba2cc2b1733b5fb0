import type { OpenRequest, ShownMoney } from '@tele/core';
import { CancelDialog, errorText } from '@tele/kit';
import { ConfirmDialog, useMessages } from '@tele/ui';
import type { RequestAction } from '../picked/RequestDialogs.tsx';
import { worded } from '../../screen/worded.ts';
import { openRequestMessages } from './open-request.messages.ts';

export type OpenRequestQuestion = 'cancel' | 'delete';

export interface OpenRequestDialogsProps {
  asking: OpenRequestQuestion | null;
  request: OpenRequest;
  zone: string;
  cancel: RequestAction;
  remove: RequestAction;
  onCancelBooking: (seen: ShownMoney) => void;
  onDelete: () => void;
  onClose: () => void;
}

/** The questions, each saying what happens to the money before it asks (product.md 'Money'). */
export const OpenRequestDialogs = (props: OpenRequestDialogsProps) => {
  const { asking, request, zone, cancel, remove, onCancelBooking, onDelete, onClose } = props;
  const t = useMessages(openRequestMessages);
  const { booking, status, profession } = request;
  const isOpen = status === 'OPEN';
  return (
    <>
      {booking && (
        <CancelDialog
          appointment={{ offerId: booking.offerId, chosenSlotISO: booking.slotISO, acceptedAt: null }}
          open={asking === 'cancel'}
          role="patient"
          profession={profession}
          name={booking.specialistName}
          feeCents={booking.feeCents}
          zone={zone}
          busy={cancel.isPending}
          error={cancel.error}
          onConfirm={onCancelBooking}
          onKeep={onClose}
        />
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
