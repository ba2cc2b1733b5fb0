import { limits } from '../limits.ts';

/** Times of an appointment. Older answers have startISO, and the end may be missing (spec section 3). */
export type AppointmentTime = ({ chosenSlotISO: string } | { startISO: string }) & { endISO?: string | null };

/** Start of an appointment, ISO instant in UTC. */
export function startOf(appointment: AppointmentTime): string {
  return 'chosenSlotISO' in appointment ? appointment.chosenSlotISO : appointment.startISO;
}

/** End of an appointment, ISO instant in UTC. Without an end it lasts 30 minutes. */
export function endOf(appointment: AppointmentTime): string {
  if (appointment.endISO) return appointment.endISO;
  return new Date(Date.parse(startOf(appointment)) + limits.appointmentMinutes * 60_000).toISOString();
}
