import type { Appointment } from '@tele/core';
import { useKept, useTele } from '@tele/kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Role } from './AppointmentRow.tsx';
import { idOf, pastAppointments, type AppointmentPages } from './appointments.data.ts';

/** The past appointments, folded below the list. */
export interface Past {
  /** How many there are. */
  count: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Those that have been read; nothing is before it is opened. */
  pages: AppointmentPages;
}

interface PastOptions {
  role: Role;
  /** How many the service counts as past; undefined until it has, or when it counts none. */
  counted: number | undefined;
  /** Those of the list above that are over meanwhile, and those of a service that does not part its answers. */
  over: readonly Appointment[];
  /** The one that the address points at is over. */
  marked: boolean;
}

/** Whether the past ones are open, and what has been read of them. It opens by itself for one that the address points at. */
export const usePast = ({ role, counted = 0, over, marked }: PastOptions): Past => {
  const { client } = useTele();
  // Kept, so that Back finds the fold as it was left.
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

/** What is over, latest first: of the list above, then of the pages. */
export function pastRows(over: readonly Appointment[], paged: readonly Appointment[]): readonly Appointment[] {
  const above = new Set(over.map(idOf));
  return [...over, ...paged.filter((appointment) => !above.has(idOf(appointment)))];
}

const readTrue = (kept: unknown): true | null => (kept === true ? true : null);
