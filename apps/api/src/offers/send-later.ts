import type { Tx } from '../db/transaction.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { LetterName } from './letters.ts';

export const letterKind = 'offer-letter';

export interface LetterJob {
  letter: LetterName;
  offerId: string;
}

/** Sends a letter about an offer once the transaction has committed, or so much later. */
export function sendLater(t: Tx, job: LetterJob, now: Date, afterMs = 0): Promise<void> {
  return enqueue(t, { kind: letterKind, payload: { ...job }, afterMs }, now);
}
