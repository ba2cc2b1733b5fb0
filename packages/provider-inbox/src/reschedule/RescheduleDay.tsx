import { dayKey, sydney, zoneAbbreviation, type WaitingReschedule } from '@tele/core';
import { useMessages } from '@tele/ui';
import { useOwnDays } from '../make-offer/own-days.data.ts';
import { OwnDayView } from '../make-offer/OwnDayView.tsx';
import { rescheduleMessages } from './reschedule.messages.ts';

export const RescheduleDay = ({ toISO, patientName: label }: Pick<WaitingReschedule, 'toISO' | 'patientName'>) => {
  const t = useMessages(rescheduleMessages);
  const day = dayKey(toISO, sydney);
  const [own] = useOwnDays([day]);
  // Leaves the requested time out of the busy times: it is shown as the chosen one.
  const shown = typeof own === 'object' ? { ...own, busy: own.busy.filter(({ startISO }) => startISO !== toISO) } : own;
  return (
    <OwnDayView
      dayKey={day}
      day={shown}
      chosen={[{ row: 1, slotISO: toISO, label }]}
      hint={t.dayHint({ zone: zoneAbbreviation(toISO, sydney) })}
    />
  );
};
