import { dayKey, sydney, zoneAbbreviation, type WaitingMove } from '@tele/core';
import { useMessages } from '@tele/ui';
import { useOwnDays } from '../make-offer/own-days.data.ts';
import { OwnDayView } from '../make-offer/OwnDayView.tsx';
import { moveMessages } from './move.messages.ts';

/** The specialist's own day of the new time, with that time in it. */
export const MoveDay = ({ toISO, patientName: label }: Pick<WaitingMove, 'toISO' | 'patientName'>) => {
  const t = useMessages(moveMessages);
  const day = dayKey(toISO, sydney);
  const [own] = useOwnDays([day]);
  // What is asked is drawn as the time that is chosen, not as one that is kept for somebody.
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
