import type { Tx } from '../db/transaction.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { LetterName } from './letters.ts';

export const letterKind = 'move-letter';

export interface LetterJob {
  letter: LetterName;
  rescheduleId: string;
}

/** Sends a letter about a reschedule once the transaction has committed. */
export function sendLater(t: Tx, job: LetterJob, now: Date): Promise<void> {
  return enqueue(t, { kind: letterKind, payload: { ...job } }, now);
}
