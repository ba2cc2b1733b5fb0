import { movableUntil } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { LatePart, Sheet, Skeleton, SkeletonRegion, useMessages } from '@tele/ui';
import { useState } from 'react';
import { lateRescheduleAppointmentSheet } from './late-reschedule-appointment-sheet.ts';
import { rescheduleMessages } from './reschedule.messages.ts';
import type { Rescheduling } from './use-rescheduling.ts';
import './RescheduleAppointmentSheet.css';

export const RescheduleAppointmentSheet = ({ rescheduling }: { rescheduling: Rescheduling }) => {
  const { appointmentId, booking, zone, isSheetOpen, closeSheet } = rescheduling;
  const t = useMessages(rescheduleMessages);
  const format = useFormat();
  const now = useNow();
  const [busy, setBusy] = useState(false);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const { specialistName: name, slotISO } = booking;
  return (
    <Sheet
      open={isSheetOpen}
      onOpenChange={(next) => !next && closeSheet()}
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
          <RescheduleForm {...{ appointmentId, booking, zone, foot }} onBusyChange={setBusy} onClose={closeSheet} />
        )}
      </LatePart>
    </Sheet>
  );
};
