import type { Services } from '../http/context.ts';
import type { Sweep } from '../jobs/duties.ts';
import { remindDue } from './remind-due.ts';
import { reminderJob, sendReminder } from './send-reminder.ts';

export const reminderWorks = reminderJob.works(sendReminder);

export const reminderSweeps: readonly Sweep<Services>[] = [remindDue];
