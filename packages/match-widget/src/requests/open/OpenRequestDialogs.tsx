import type { OpenRequest, OpenRequestStatus, ShownMoney } from '@tele/core';
import { useMessages } from '@tele/ui';
import { worded } from '../../screen/worded.ts';
import { ConfirmRequestDialog } from '../shared/ConfirmRequestDialog.tsx';
import { CancelBookingDialog } from '../shared/CancelBookingDialog.tsx';
import type { RequestChange } from '../shared/request-change.ts';
import { requestMessages } from '../shared/request.messages.ts';
import type { RequestQuestion } from '../shared/use-request-question.ts';
import { openRequestMessages } from './open-request.messages.ts';

export interface OpenRequestDialogsProps {
  question: RequestQuestion | null;
  request: OpenRequest;
  status: OpenRequestStatus;
  zone: string;
  cancel: RequestChange;
  remove: RequestChange;
  onCancelBooking: (seen: ShownMoney) => void;
  onDelete: () => void;
  onClose: () => void;
}

export const OpenRequestDialogs = (props: OpenRequestDialogsProps) => {
  const { question, request, status, zone, cancel, remove, onCancelBooking, onDelete, onClose } = props;
  const { cancelText } = useMessages(openRequestMessages);
  const { deleteText } = useMessages(requestMessages);
  const { booking, profession } = request;
  const isOpen = status === 'OPEN';
  return (
    <>
      <ConfirmRequestDialog
        kind={isOpen ? 'cancel' : 'delete'}
        open={question === 'delete'}
        change={remove}
        text={isOpen ? cancelText(worded(profession)) : deleteText}
        onConfirm={onDelete}
        onClose={onClose}
      />
      {booking && (
        <CancelBookingDialog
          booking={booking}
          offerId={booking.offerId}
          open={question === 'cancel'}
          change={cancel}
          onConfirm={onCancelBooking}
          {...{ profession, zone, onClose }}
        />
      )}
    </>
  );
};
