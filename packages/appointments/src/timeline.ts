import { endOf, checkRescheduleTransition, startOf, type Appointment } from '@tele/core';
import { idOf } from './appointments.data.ts';
import type { Role } from './AppointmentRow.tsx';

export interface Timeline {
  /** Not over yet, soonest first. */
  upcoming: readonly Appointment[];
  /** Over, latest first. */
  past: readonly Appointment[];
}

/** Splits appointments at the present instant; one that is under way is still upcoming. */
export function splitAt(appointments: readonly Appointment[], now: Date): Timeline {
  const ordered = appointments.toSorted((a, b) => Date.parse(startOf(a)) - Date.parse(startOf(b)));
  const over = (appointment: Appointment): boolean => isOver(appointment, now);
  return { upcoming: ordered.filter((one) => !over(one)), past: ordered.filter(over).toReversed() };
}

/** Appointments with the one that an address pointed at, if it is none of them. */
export const withMarked = (appointments: readonly Appointment[], marked: Appointment | null): readonly Appointment[] =>
  marked && !appointments.some((each) => idOf(each) === idOf(marked)) ? [...appointments, marked] : appointments;

/** Whether it has ended. */
export const isOver = (appointment: Appointment, now: Date): boolean => Date.parse(endOf(appointment)) <= now.getTime();

/** Whether it may still be cancelled: until it begins, and only by an id that the service knows it by (spec section 6). */
export const isCancellable = (appointment: Appointment, now: Date): boolean =>
  Date.parse(startOf(appointment)) > now.getTime() && (appointment.offerId ?? appointment.selectionId) !== null;

/** Whether its patient may ask to move it now: the table of transitions decides. */
export const isMovable = (appointment: Appointment, role: Role, now: Date): boolean =>
  checkRescheduleTransition(
    { name: 'ask' },
    { side: role, booking: { status: 'CONFIRMED', slotISO: startOf(appointment) }, reschedule: appointment.reschedule },
    now,
  ).tag === 'allowed';

/** Whether this side has a receipt of it: a patient of the booking fee or of the consultation, a specialist of the acceptance fee. */
export const wasCharged = ({ offerId, feeCents }: Appointment, role: Role): boolean =>
  offerId === null || (role === 'patient' && feeCents > 0);

/** The next one to begin; one that is under way has begun. */
export const nextOf = (upcoming: readonly Appointment[], now: Date): Appointment | undefined =>
  upcoming.find((appointment) => Date.parse(startOf(appointment)) > now.getTime());
