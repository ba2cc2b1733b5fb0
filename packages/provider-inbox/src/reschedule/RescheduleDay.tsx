import { dayKey, sydney, zoneAbbreviation, type WaitingReschedule } from '@tele/core';
import { useMessages } from '@tele/ui';
import { useOwnDays } from '../make-offer/own-days.data.ts';
import { OwnDayView } from '../make-offer/OwnDayView.tsx';
import { rescheduleMessages } from './reschedule.messages.ts';

/** Specialist's day of the new time, with that time in it. */
export const RescheduleDay = ({ toISO, patientName: label }: Pick<WaitingReschedule, 'toISO' | 'patientName'>) => {
  const t = useMessages(rescheduleMessages);
  const day = dayKey(toISO, sydney);
  const [own] = useOwnDays([day]);
  // Shows the requested time as the chosen one, not as kept.
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
