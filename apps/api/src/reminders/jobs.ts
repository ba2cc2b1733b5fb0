import type { Services } from '../http/context.ts';
import type { Duties, Sweep } from '../jobs/duties.ts';
import { remindDue } from './remind-due.ts';
import { reminderKind, sendReminder } from './send-reminder.ts';

/** Tried every ten minutes at the latest, for a whole day: a reminder is of use until the appointment begins, and ends by itself then. */
export const reminderWorks: Duties<Services>['works'] = {
  [reminderKind]: { lane: 'mail', tries: 160, longestDelayMs: 10 * 60_000, run: sendReminder },
};

export const reminderSweeps: readonly Sweep<Services>[] = [remindDue];
