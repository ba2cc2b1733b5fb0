import { limits, type RequestStage, type Selection, type ShownMoney } from '@tele/core';
import { useFormat } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { ConfirmRequestDialog } from '../shared/ConfirmRequestDialog.tsx';
import { CancelBookingDialog } from '../shared/CancelBookingDialog.tsx';
import type { RequestChange } from '../shared/request-change.ts';
import { requestMessages } from '../shared/request.messages.ts';
import type { RequestQuestion } from '../shared/use-request-question.ts';
import { pickedRequestMessages } from './picked-request.messages.ts';

export interface PickedRequestDialogsProps {
  question: RequestQuestion | null;
  selection: Selection;
  stage: RequestStage;
  zone: string;
  cancel: RequestChange;
  remove: RequestChange;
  onCancel: (seen: 'OPEN' | ShownMoney) => void;
  onDelete: () => void;
  onClose: () => void;
}

export const PickedRequestDialogs = (props: PickedRequestDialogsProps) => {
  const { question, selection, stage, zone, cancel, remove, onCancel, onDelete, onClose } = props;
  const t = useMessages(pickedRequestMessages);
  const { deleteText } = useMessages(requestMessages);
  const fee = useFormat().cents(limits.bookingFeeCents);
  const booked = stage === 'booked' ? selection.booking : null;
  return (
    <>
      <ConfirmRequestDialog
        kind="cancel"
        open={question === 'cancel' && !booked}
        change={cancel}
        text={t.cancelText({ fee })}
        onConfirm={() => onCancel('OPEN')}
        onClose={onClose}
      />
      <ConfirmRequestDialog
        kind="delete"
        open={question === 'delete'}
        change={remove}
        text={stage === 'open' ? t.deleteOpenText({ fee }) : stage === 'unpaid' ? t.deleteUnpaidText : deleteText}
        onConfirm={onDelete}
        onClose={onClose}
      />
      {booked && (
        <CancelBookingDialog
          booking={booked}
          offerId={null}
          profession={selection.profession}
          open={question === 'cancel'}
          change={cancel}
          onConfirm={onCancel}
          {...{ zone, onClose }}
        />
      )}
    </>
  );
};
