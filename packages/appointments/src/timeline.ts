import { dayKey, endOf, formatDay, formatTime, startOf, type Appointment } from '@tele/core';

export interface Timeline {
  /** Not over yet, soonest first. */
  upcoming: readonly Appointment[];
  /** Over, latest first. */
  past: readonly Appointment[];
}

/** Splits appointments at the present instant; one that is under way is still upcoming. */
export const splitAt = (appointments: readonly Appointment[], now: Date): Timeline => {
  const ordered = appointments.toSorted((a, b) => Date.parse(startOf(a)) - Date.parse(startOf(b)));
  const isOver = (appointment: Appointment): boolean => Date.parse(endOf(appointment)) <= now.getTime();
  return { upcoming: ordered.filter((one) => !isOver(one)), past: ordered.filter(isOver).toReversed() };
};

/** Whether it may still be cancelled: until it begins. */
export const isCancellable = (appointment: Appointment, now: Date): boolean =>
  Date.parse(startOf(appointment)) > now.getTime();

/** '6 upcoming, next at 10:30 am', with the day when that is not today. */
export const upcomingLine = (upcoming: readonly Appointment[], zone: string, now: Date): string => {
  const next = upcoming.find((appointment) => isCancellable(appointment, now));
  if (!next) return `${upcoming.length} upcoming`;
  const start = startOf(next);
  const today = dayKey(start, zone) === dayKey(now.toISOString(), zone);
  const when = today ? `at ${formatTime(start, zone)}` : `${formatDay(start, zone, now)} at ${formatTime(start, zone)}`;
  return `${upcoming.length} upcoming, next ${when}`;
};
