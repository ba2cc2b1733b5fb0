import { Button, CalendarClockIcon, useMessages } from '@tele/ui';
import { lateRescheduleAppointmentSheet } from './late-reschedule-appointment-sheet.ts';
import { rescheduleMessages } from './reschedule.messages.ts';
import type { Rescheduling } from './use-rescheduling.ts';

export const RescheduleButton = ({ rescheduling }: { rescheduling: Rescheduling }) => (
  <Button
    ref={rescheduling.buttonRef}
    iconStart={CalendarClockIcon}
    onPointerEnter={() => lateRescheduleAppointmentSheet.preload()}
    onClick={rescheduling.openSheet}
  >
    {useMessages(rescheduleMessages).reschedule}
  </Button>
);
