import { matchAppointment, type Appointment } from '@tele/core';
import { useState } from 'react';
import { idOf } from './appointments.data.ts';

interface SheetState {
  /** The appointment whose sheet is open or was last. */
  id: string | null;
  open: boolean;
  /** The one that an address pointed at, as it was then. */
  marked: Appointment | null;
}

/** Which appointment is looked at: the one a person opens, or once per `apt` the one that names (spec section 2). */
export const useShownAppointment = (
  appointments: readonly Appointment[] | undefined,
  apt: string | undefined,
  onAptClosed: (() => void) | undefined,
) => {
  const [shown, setShown] = useState<SheetState>({ id: null, open: false, marked: null });
  const [doneApt, setDoneApt] = useState<string>();
  const [missing, setMissing] = useState(false);
  // Decided while rendering, so that the list is never drawn without its mark first.
  if (apt !== doneApt && (apt === undefined || appointments !== undefined)) {
    setDoneApt(apt);
    const match = apt === undefined ? undefined : matchAppointment(appointments ?? [], apt);
    setMissing(apt !== undefined && !match);
    if (match) {
      setShown({ id: idOf(match), open: true, marked: match });
    }
  }
  return {
    id: shown.id,
    marked: shown.marked,
    isOpen: shown.open,
    /** Whether an address names one that is not there: never made, cancelled, or somebody else's. */
    missing,
    open: (id: string) => setShown((before) => ({ ...before, id, open: true })),
    /** It is an appointment no more. */
    forget: () => setShown({ id: null, open: false, marked: null }),
    close: () => {
      setShown((before) => ({ ...before, open: false }));
      if (apt !== undefined) onAptClosed?.();
    },
  };
};
