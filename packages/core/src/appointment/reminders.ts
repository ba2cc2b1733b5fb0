import { dayMs, hourMs } from '../time/durations.ts';

/** What reminds of an appointment: a day before, and two hours before. Hours that pass, not the clock on the wall, which may change in between. */
export const reminderKinds = ['day', 'hours'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

const before: Readonly<Record<ReminderKind, number>> = { day: dayMs, hours: 2 * hourMs };

/** When a reminder of an appointment that starts then (ISO, UTC) is due. */
const dueAt = (kind: ReminderKind, startISO: string): number => Date.parse(startISO) - before[kind];

/** The first instant after `after` at which a reminder falls due; null when none does. What was due before somebody was booked is not caught up on. */
export function nextReminder(startISO: string, after: Date): Date | null {
  const next = reminderKinds.map((kind) => dueAt(kind, startISO)).find((at) => at > after.getTime());
  return next === undefined ? null : new Date(next);
}

/** The reminder that is of use now: the day's until the one of two hours is due, which is until the start. Null before and after. */
export function dueReminder(startISO: string, now: Date): ReminderKind | null {
  const at = now.getTime();
  if (at >= Date.parse(startISO)) return null;
  return reminderKinds.toReversed().find((kind) => at >= dueAt(kind, startISO)) ?? null;
}
