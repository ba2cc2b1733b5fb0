import { matchAppointment, type Appointment } from '@tele/core';
import { TeleError } from '@tele/client';
import { useTele } from '@tele/kit';
import { useQuery } from '@tanstack/react-query';
import type { Role } from './AppointmentRow.tsx';
import { namedAppointment } from './appointments.data.ts';

/** Candidates for a URL's `apt`: the list, or the one the service finds. Undefined while loading or on failure. */
export const useCandidates = (
  listed: readonly Appointment[] | undefined,
  role: Role,
  apt: string | undefined,
): readonly Appointment[] | undefined => {
  const { client } = useTele();
  const isElsewhere = listed !== undefined && apt !== undefined && !matchAppointment(listed, apt);
  const named = useQuery({ ...namedAppointment(client, role, apt ?? ''), enabled: isElsewhere && apt !== '' });
  if (!isElsewhere) return listed;
  return apt === '' || isNoId(named.error) ? [] : named.data?.items;
};

const isNoId = (error: Error | null): boolean => error instanceof TeleError && error.code === 'INVALID_INPUT';
