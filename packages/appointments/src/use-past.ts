import type { Appointment } from '@tele/core';
import { useKept, useTele } from '@tele/kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Role } from './AppointmentRow.tsx';
import { idOf, pastAppointments, type AppointmentPages } from './appointments.data.ts';

export interface Past {
  count: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  pages: AppointmentPages;
}

interface PastOptions {
  role: Role;
  /** Number of past appointments by the API; undefined while loading or if it does not count them. */
  counted: number | undefined;
  over: readonly Appointment[];
  marked: boolean;
}

export const usePast = ({ role, counted = 0, over, marked }: PastOptions): Past => {
  const { client } = useTele();
  // Stored, so Back restores it.
  const [kept, keep] = useKept({ key: 'appointments.past', read: readTrue, initial: false });
  const [touched, setTouched] = useState(false);
  const open = kept || (marked && !touched);
  const count = counted + over.length;
  const pages = useInfiniteQuery({ ...pastAppointments(client, role), enabled: open && count > 0 });
  return {
    count,
    open,
    pages,
    onOpenChange: (next) => {
      setTouched(true);
      keep(next);
    },
  };
};

/** Past appointments, latest first: from the list above, then from the pages. */
export function pastRows(over: readonly Appointment[], paged: readonly Appointment[]): readonly Appointment[] {
  const above = new Set(over.map(idOf));
  return [...over, ...paged.filter((appointment) => !above.has(idOf(appointment)))];
}

const readTrue = (kept: unknown): true | null => (kept === true ? true : null);
