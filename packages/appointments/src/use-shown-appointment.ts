import { matchAppointment, type Appointment } from '@tele/core';
import { useLatest } from '@tele/kit';
import { useEffect, useState } from 'react';
import { idOf } from './appointments.data.ts';

interface Shown {
  /** The appointment whose sheet is open or was last. */
  id: string | null;
  open: boolean;
  /** The row that an address pointed at. */
  markedId: string | null;
}

/** Which appointment is looked at: the one a person opens, or once per `apt` the one that names (spec section 2). */
export const useShownAppointment = (
  appointments: readonly Appointment[] | undefined,
  apt: string | undefined,
  onAptShown: (() => void) | undefined,
) => {
  const [shown, setShown] = useState<Shown>({ id: null, open: false, markedId: null });
  const [doneApt, setDoneApt] = useState<string>();
  const latestShown = useLatest(onAptShown);
  const due = appointments !== undefined && apt !== undefined && apt !== doneApt;
  useEffect(() => {
    if (!due) return;
    setDoneApt(apt);
    const match = matchAppointment(appointments, apt);
    if (!match) return;
    setShown({ id: idOf(match), open: true, markedId: idOf(match) });
    latestShown.current?.();
  }, [due, apt, appointments, latestShown]);
  return {
    id: shown.id,
    markedId: shown.markedId,
    isOpen: shown.open,
    open: (id: string) => setShown((before) => ({ ...before, id, open: true })),
    close: () => setShown((before) => ({ ...before, open: false })),
  };
};
