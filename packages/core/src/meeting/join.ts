import { endOf, startOf, type AppointmentTime } from '../appointment/end-of.ts';
import { limits } from '../limits.ts';

/** State of a video link. Open from 10 minutes before the start until the end (product.md). */
export type JoinState = 'early' | 'open' | 'over';

export function joinOpensAt(appointment: AppointmentTime): string {
  return new Date(Date.parse(startOf(appointment)) - limits.joinMinutes * 60_000).toISOString();
}

export function joinState(appointment: AppointmentTime, now: Date): JoinState {
  if (now.getTime() >= Date.parse(endOf(appointment))) return 'over';
  return now.getTime() >= Date.parse(joinOpensAt(appointment)) ? 'open' : 'early';
}
