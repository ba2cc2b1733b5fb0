import type { Booking, ProfessionId, ShownMoney } from '@tele/core';
import { CancelDialog } from '@tele/kit';
import type { RequestChange } from './request-change.ts';

export interface CancelBookingDialogProps {
  booking: Booking;
  offerId: string | null;
  profession: ProfessionId;
  zone: string;
  open: boolean;
  change: RequestChange;
  onConfirm: (seen: ShownMoney) => void;
  onClose: () => void;
}

export const CancelBookingDialog = (props: CancelBookingDialogProps) => {
  const { booking, offerId, profession, zone, open, change, onConfirm, onClose } = props;
  return (
    <CancelDialog
      appointment={{ offerId, chosenSlotISO: booking.slotISO, acceptedAt: booking.acceptedAt }}
      role="patient"
      name={booking.specialistName}
      feeCents={booking.feeCents}
      busy={change.isPending}
      error={change.error}
      onKeep={onClose}
      {...{ profession, zone, open, onConfirm }}
    />
  );
};
