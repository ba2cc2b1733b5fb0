import type { Tx } from '../db/transaction.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { EmailName } from './emails-by-name.ts';

export const emailKind = 'offer-email';

export interface EmailJob {
  letter: EmailName;
  offerId: string;
}

/** Sends an email about an offer once the transaction has committed, or so much later. */
export function sendLater(t: Tx, job: EmailJob, now: Date, afterMs = 0): Promise<void> {
  return enqueue(t, { kind: emailKind, payload: { ...job }, afterMs }, now);
}
