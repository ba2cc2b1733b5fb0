import { endOf, checkRescheduleTransition, startOf, type Appointment } from '@tele/core';
import { idOf } from './appointments.data.ts';
import type { Role } from './AppointmentRow.tsx';

export interface Timeline {
  upcoming: readonly Appointment[];
  past: readonly Appointment[];
}

/** Splits appointments at the current instant; one in progress is still upcoming. */
export function splitAt(appointments: readonly Appointment[], now: Date): Timeline {
  const ordered = appointments.toSorted((a, b) => Date.parse(startOf(a)) - Date.parse(startOf(b)));
  const over = (appointment: Appointment): boolean => isOver(appointment, now);
  return { upcoming: ordered.filter((one) => !over(one)), past: ordered.filter(over).toReversed() };
}

export const withMarked = (appointments: readonly Appointment[], marked: Appointment | null): readonly Appointment[] =>
  marked && !appointments.some((each) => idOf(each) === idOf(marked)) ? [...appointments, marked] : appointments;

export const isOver = (appointment: Appointment, now: Date): boolean => Date.parse(endOf(appointment)) <= now.getTime();

export const isCancellable = (appointment: Appointment, now: Date): boolean =>
  Date.parse(startOf(appointment)) > now.getTime() && (appointment.offerId ?? appointment.selectionId) !== null;

/** True if its patient may request a reschedule now, by the transitions table. */
export const isMovable = (appointment: Appointment, role: Role, now: Date): boolean =>
  checkRescheduleTransition(
    { name: 'ask' },
    { side: role, booking: { status: 'CONFIRMED', slotISO: startOf(appointment) }, reschedule: appointment.reschedule },
    now,
  ).tag === 'allowed';

/** True if this side has a receipt: booking or consultation fee for patients, acceptance fee for specialists. */
export const wasCharged = ({ offerId, feeCents }: Appointment, role: Role): boolean =>
  offerId === null || (role === 'patient' && feeCents > 0);

/** Next appointment to begin; one in progress has begun. */
export const nextOf = (upcoming: readonly Appointment[], now: Date): Appointment | undefined =>
  upcoming.find((appointment) => Date.parse(startOf(appointment)) > now.getTime());
