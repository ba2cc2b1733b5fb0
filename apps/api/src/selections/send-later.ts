import type { Tx } from '../db/transaction.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { EmailName } from './emails-by-name.ts';

export const emailKind = 'selection-email';

export interface EmailJob {
  letter: EmailName;
  selectionId: string;
  /** Whom to write to; absent for the patient. */
  specialistId?: string;
}

/** Sends an email about a selection once the transaction has committed. */
export function sendLater(t: Tx, job: EmailJob, now: Date): Promise<void> {
  return enqueue(t, { kind: emailKind, payload: { ...job } }, now);
}
