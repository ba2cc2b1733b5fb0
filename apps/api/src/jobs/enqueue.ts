import { newId } from '../db/new-id.ts';
import type { Tx } from '../db/transaction.ts';
import type { LetterName } from './letters.ts';

/** Work that follows from a change, written in the change's own transaction. Payloads are ids only. */
export type Job =
  | { kind: 'capture' | 'release' | 'refund'; payload: { chargeId: string } }
  | { kind: 'mail'; payload: { letter: LetterName; selectionId: string; specialistId?: string } };

export async function enqueue(t: Tx, job: Job, now: Date): Promise<void> {
  await t
    .insertInto('outbox')
    .values({ id: newId('job'), kind: job.kind, payload: JSON.stringify(job.payload), run_at: now, created_at: now })
    .execute();
}
