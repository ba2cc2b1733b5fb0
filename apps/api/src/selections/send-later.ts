import * as z from 'zod';
import type { Tx } from '../db/transaction.ts';
import { defineJob, nameIn } from '../jobs/define-job.ts';
import { emails } from './emails-by-name.ts';

const payload = z.object({
  email: nameIn(emails),
  selectionId: z.string(),
  /** Recipient; absent for the patient. */
  specialistId: z.string().optional(),
});

export type EmailJob = z.infer<typeof payload>;

/** Retries stop after about six hours. */
export const emailJob = defineJob('selection-email', payload, { lane: 'mail', tries: 12 });

/** Sends an email about a selection once the transaction has committed. */
export function sendLater(t: Tx, job: EmailJob, now: Date): Promise<void> {
  return emailJob.enqueue(t, job, now);
}
