import { limits } from '../limits.ts';

/** When an appointment takes place. Older answers say startISO, and the end may be missing (spec section 3). */
export type AppointmentTime = ({ chosenSlotISO: string } | { startISO: string }) & { endISO?: string | null };

/** The start of an appointment, an ISO instant in UTC. */
export function startOf(appointment: AppointmentTime): string {
  return 'chosenSlotISO' in appointment ? appointment.chosenSlotISO : appointment.startISO;
}

/** The end of an appointment, an ISO instant in UTC: 30 minutes after its start unless it says otherwise. */
export function endOf(appointment: AppointmentTime): string {
  if (appointment.endISO) return appointment.endISO;
  return new Date(Date.parse(startOf(appointment)) + limits.appointmentMinutes * 60_000).toISOString();
}
