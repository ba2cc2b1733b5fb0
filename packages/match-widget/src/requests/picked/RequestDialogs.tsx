import { limits, type RequestStage, type Selection, type ShownMoney } from '@tele/core';
import { CancelDialog, errorText, useFormat } from '@tele/kit';
import { ConfirmDialog, useMessages } from '@tele/ui';
import { worded } from '../../screen/worded.ts';
import { requestMessages } from './request.messages.ts';

export type RequestQuestion = 'cancel' | 'delete';

/** One thing that can be done with a request, as its mutation is known. */
export interface RequestAction {
  isPending: boolean;
  error: Error | null;
}

export interface RequestDialogsProps {
  asking: RequestQuestion | null;
  selection: Selection;
  stage: RequestStage;
  zone: string;
  cancel: RequestAction;
  remove: RequestAction;
  onCancelRequest: (seen: 'OPEN' | ShownMoney) => void;
  onDelete: () => void;
  onClose: () => void;
}

/** The questions, each saying what happens to the money before it asks (product.md 'Money'). */
export const RequestDialogs = (props: RequestDialogsProps) => {
  const { asking, selection, stage, zone, cancel, remove, onCancelRequest, onDelete, onClose } = props;
  const t = useMessages(requestMessages);
  const format = useFormat();
  const fee = format.cents(limits.bookingFeeCents);
  const { booking } = selection;
  const cancelling = {
    title: t.cancelRequestAsk,
    confirmLabel: t.cancelRequest,
    cancelLabel: t.keepRequest,
    failed: t.cancelRequestFailed,
    children: t.cancelRequestText({ ...worded(selection.profession), fee }),
  };
  const deleting = {
    title: t.deleteAsk,
    confirmLabel: t.deleteRequest,
    cancelLabel: t.keepRequest,
    failed: t.deleteFailed,
    children: stage === 'open' ? t.deleteOpenText({ fee }) : stage === 'unpaid' ? t.deleteUnpaidText : t.deleteText,
  };
  const questions = [
    {
      name: 'cancel',
      action: cancel,
      busyLabel: t.cancelling,
      onConfirm: () => onCancelRequest('OPEN'),
      ...cancelling,
    },
    { name: 'delete', action: remove, busyLabel: t.deleting, onConfirm: onDelete, ...deleting },
  ] as const;
  const booked = stage === 'booked' ? booking : null;
  return (
    <>
      {questions.map(({ name, action, failed, ...question }) => (
        <ConfirmDialog
          key={name}
          {...question}
          open={asking === name && (name !== 'cancel' || booked === null)}
          tone="danger"
          busy={action.isPending}
          error={action.error && errorText(action.error, failed)}
          onCancel={onClose}
        />
      ))}
      {booked && (
        <CancelDialog
          appointment={{ offerId: null, chosenSlotISO: booked.slotISO, acceptedAt: booked.acceptedAt }}
          open={asking === 'cancel'}
          role="patient"
          profession={selection.profession}
          name={booked.specialistName}
          feeCents={booked.feeCents}
          zone={zone}
          busy={cancel.isPending}
          error={cancel.error}
          onConfirm={onCancelRequest}
          onKeep={onClose}
        />
      )}
    </>
  );
};
