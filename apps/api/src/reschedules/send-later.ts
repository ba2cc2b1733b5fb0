import * as z from 'zod';
import type { Tx } from '../db/transaction.ts';
import { defineJob, nameIn } from '../jobs/define-job.ts';
import { emails } from './emails-by-name.ts';

const payload = z.object({
  email: nameIn(emails),
  rescheduleId: z.string(),
});

export type EmailJob = z.infer<typeof payload>;

/** Retries stop after about six hours. */
export const emailJob = defineJob('reschedule-email', payload, { lane: 'mail', tries: 12 });

export function sendLater(t: Tx, job: EmailJob, now: Date): Promise<void> {
  return emailJob.enqueue(t, job, now);
}
