import type { Tx } from '../db/transaction.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { LetterName } from './letters.ts';

export const letterKind = 'selection-letter';

export interface LetterJob {
  letter: LetterName;
  selectionId: string;
  /** Whom to write to; absent for the patient. */
  specialistId?: string;
}

/** Sends a letter about a selection once the transaction has committed. */
export function sendLater(t: Tx, job: LetterJob, now: Date): Promise<void> {
  return enqueue(t, { kind: letterKind, payload: { ...job } }, now);
}
