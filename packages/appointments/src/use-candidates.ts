import { matchAppointment, type Appointment } from '@tele/core';
import { TeleError } from '@tele/client';
import { useTele } from '@tele/kit';
import { useQuery } from '@tanstack/react-query';
import type { Role } from './AppointmentRow.tsx';
import { namedAppointment } from './appointments.data.ts';

/**
 * The appointments that an address may mean by its `apt`: those that are listed, or else the one that the service finds. Undefined as
 * long as that is not known, because it is asked for or the service did not answer.
 */
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

/** What was asked for is the id of nothing: the service says so of its form alone. */
const isNoId = (error: Error | null): boolean => error instanceof TeleError && error.code === 'INVALID_INPUT';
