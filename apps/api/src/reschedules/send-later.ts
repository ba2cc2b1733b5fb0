import type { Tx } from '../db/transaction.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { EmailName } from './emails-by-name.ts';

export const emailKind = 'reschedule-email';

export interface EmailJob {
  letter: EmailName;
  rescheduleId: string;
}

/** Sends an email about a reschedule once the transaction has committed. */
export function sendLater(t: Tx, job: EmailJob, now: Date): Promise<void> {
  return enqueue(t, { kind: emailKind, payload: { ...job } }, now);
}
