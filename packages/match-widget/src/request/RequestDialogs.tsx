import { formatCents, formatDayTimeWithZone, limits, type RequestStage, type Selection } from '@tele/core';
import { errorText, useNow } from '@tele/kit';
import { ConfirmDialog } from '@tele/ui';

/** One thing that can be done with a request, as its mutation is known. */
export interface RequestAction {
  isPending: boolean;
  error: Error | null;
}

export interface RequestDialogsProps {
  asking: 'cancel' | 'delete' | null;
  selection: Selection;
  stage: RequestStage;
  zone: string;
  cancel: RequestAction;
  remove: RequestAction;
  onCancelRequest: () => void;
  onDelete: () => void;
  onClose: () => void;
}

const bookingFee = `${formatCents(limits.bookingFeeCents)} booking fee`;
const released = `The ${bookingFee} is released: the hold on your card is lifted and nothing is charged.`;

/** The two questions, each saying what happens to the money before it asks (product.md 'Money'). */
export const RequestDialogs = (props: RequestDialogsProps) => {
  const { asking, selection, stage, zone, cancel, remove, onCancelRequest, onDelete, onClose } = props;
  const now = useNow();
  const { booking } = selection;
  const failed = (error: Error | null, otherwise: string) => error && errorText(error, otherwise);
  return (
    <>
      {booking && stage === 'booked' ? (
        <ConfirmDialog
          open={asking === 'cancel'}
          title="Cancel this booking?"
          tone="danger"
          confirmLabel="Cancel booking"
          cancelLabel="Keep booking"
          busy={cancel.isPending}
          busyLabel="Cancelling…"
          error={failed(cancel.error, 'Failed to cancel appointment.')}
          onConfirm={onCancelRequest}
          onCancel={onClose}
        >
          {booking.specialistName}, {formatDayTimeWithZone(booking.slotISO, zone, now)}. The {bookingFee} is not
          refunded.
        </ConfirmDialog>
      ) : (
        <ConfirmDialog
          open={asking === 'cancel'}
          title="Cancel this request?"
          tone="danger"
          confirmLabel="Cancel request"
          cancelLabel="Keep request"
          busy={cancel.isPending}
          busyLabel="Cancelling…"
          error={failed(cancel.error, 'The request was not cancelled. Try again.')}
          onConfirm={onCancelRequest}
          onCancel={onClose}
        >
          The specialists you picked can no longer accept it. {released}
        </ConfirmDialog>
      )}
      <ConfirmDialog
        open={asking === 'delete'}
        title="Delete this request?"
        tone="danger"
        confirmLabel="Delete request"
        cancelLabel="Keep request"
        busy={remove.isPending}
        busyLabel="Deleting…"
        error={failed(remove.error, 'The request was not deleted. Try again.')}
        onConfirm={onDelete}
        onCancel={onClose}
      >
        {stage === 'open' && `It is cancelled first. ${released} `}
        {stage === 'unpaid' && 'Nothing was charged. '}
        It leaves your list for good.
      </ConfirmDialog>
    </>
  );
};
