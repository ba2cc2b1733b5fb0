import type { DayKey } from '../time/day-key.ts';
import { byDay } from '../time/group-by-day.ts';
import { startOf, type AppointmentTime } from './end-of.ts';

export interface AppointmentDay<A extends AppointmentTime> {
  dayKey: DayKey;
  appointments: A[];
}

/** Groups appointments by calendar day of a zone, in order (spec section 2 'Appointments'). */
export function groupAppointmentsByDay<A extends AppointmentTime>(
  appointments: readonly A[],
  zone: string,
): AppointmentDay<A>[] {
  return byDay(appointments, startOf, zone).map(({ dayKey, items }) => ({ dayKey, appointments: items }));
}
