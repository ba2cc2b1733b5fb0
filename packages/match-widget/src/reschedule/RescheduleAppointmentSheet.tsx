import { movableUntil, type Booking } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { LatePart, Sheet, Skeleton, SkeletonRegion, useMessages } from '@tele/ui';
import { useState } from 'react';
import { lateRescheduleAppointmentSheet } from './late-reschedule-appointment-sheet.ts';
import { rescheduleMessages } from './reschedule.messages.ts';
import './RescheduleAppointmentSheet.css';

export interface RescheduleAppointmentSheetProps {
  open: boolean;
  /** The offerId or the selectionId of the booking. */
  appointmentId: string;
  booking: Booking;
  zone: string;
  onClose: () => void;
}

/** 'Move your booking': the old and the new time, the specialist's free times, and what happens (design section 10 'v. Move'). */
export const RescheduleAppointmentSheet = ({
  open,
  appointmentId,
  booking,
  zone,
  onClose,
}: RescheduleAppointmentSheetProps) => {
  const t = useMessages(rescheduleMessages);
  const format = useFormat();
  const now = useNow();
  const [busy, setBusy] = useState(false);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const { specialistName: name, slotISO } = booking;
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t.title}
      description={t.about({ name, until: format.dayTimeWithZone(movableUntil(slotISO), zone, now) })}
      dismissible={!busy}
      footer={<div ref={setFoot} className="tele-reschedule-sheet__foot" />}
    >
      <LatePart
        code={lateRescheduleAppointmentSheet}
        loading={
          <SkeletonRegion label={t.timesLoading({ name })}>
            <Skeleton shape="block" height={320} />
          </SkeletonRegion>
        }
      >
        {(RescheduleForm) => (
          <RescheduleForm {...{ appointmentId, booking, zone, foot }} onBusyChange={setBusy} onClose={onClose} />
        )}
      </LatePart>
    </Sheet>
  );
};
