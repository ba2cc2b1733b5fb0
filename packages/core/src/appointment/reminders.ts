import { dayMs, hourMs } from '../time/durations.ts';

/** Reminders 24 and 2 hours before an appointment: elapsed hours, since the wall clock may change in between. */
export const reminderKinds = ['day', 'hours'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

const before: Readonly<Record<ReminderKind, number>> = { day: dayMs, hours: 2 * hourMs };

/** Due time of a reminder, in epoch milliseconds. `startISO`: ISO instant in UTC. */
const dueAt = (kind: ReminderKind, startISO: string): number => Date.parse(startISO) - before[kind];

/** Next instant after `after` when a reminder is due; null for none. Earlier ones are not sent later. */
export function nextReminder(startISO: string, after: Date): Date | null {
  const next = reminderKinds.map((kind) => dueAt(kind, startISO)).find((at) => at > after.getTime());
  return next === undefined ? null : new Date(next);
}

/** Current reminder: 'day' until 'hours' is due, then 'hours' until the start. Null before and after. */
export function dueReminder(startISO: string, now: Date): ReminderKind | null {
  const at = now.getTime();
  if (at >= Date.parse(startISO)) return null;
  return reminderKinds.toReversed().find((kind) => at >= dueAt(kind, startISO)) ?? null;
}
