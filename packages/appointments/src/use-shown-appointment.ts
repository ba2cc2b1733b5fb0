import { matchAppointment, type Appointment } from '@tele/core';
import { useState } from 'react';
import { idOf } from './appointments.data.ts';

interface SheetState {
  id: string | null;
  open: boolean;
  marked: Appointment | null;
}

/** Open appointment: by the person, or once per `apt` by the URL (spec section 2). */
export const useShownAppointment = (
  appointments: readonly Appointment[] | undefined,
  apt: string | undefined,
  onAptClosed: (() => void) | undefined,
) => {
  const [shown, setShown] = useState<SheetState>({ id: null, open: false, marked: null });
  const [doneApt, setDoneApt] = useState<string>();
  const [missing, setMissing] = useState(false);
  // Set during render, so the list never appears without its highlight.
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
    /** True if the URL's appointment does not exist, was cancelled, or is another person's. */
    missing,
    open: (id: string) => setShown((before) => ({ ...before, id, open: true })),
    forget: () => setShown({ id: null, open: false, marked: null }),
    close: () => {
      setShown((before) => ({ ...before, open: false }));
      if (apt !== undefined) onAptClosed?.();
    },
  };
};
