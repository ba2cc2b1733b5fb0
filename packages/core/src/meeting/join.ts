import { endOf, startOf, type AppointmentTime } from '../appointment/end-of.ts';
import { limits } from '../limits.ts';

/** Whether a link is open: 10 minutes before the start until the end (product.md). */
export type JoinState = 'early' | 'open' | 'over';

/** When Join opens, an ISO instant in UTC. */
export function joinOpensAt(appointment: AppointmentTime): string {
  return new Date(Date.parse(startOf(appointment)) - limits.joinMinutes * 60_000).toISOString();
}

/** Where an appointment stands for somebody who would like to join it now. */
export function joinState(appointment: AppointmentTime, now: Date): JoinState {
  if (now.getTime() >= Date.parse(endOf(appointment))) return 'over';
  return now.getTime() >= Date.parse(joinOpensAt(appointment)) ? 'open' : 'early';
}
