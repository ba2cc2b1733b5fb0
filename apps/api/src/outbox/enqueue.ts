import { newId } from '../db/new-id.ts';
import type { Tx } from '../db/transaction.ts';

/** Work that follows from a change, written in the change's own transaction. `kind` names a registered `Work`; payloads are ids only. */
export async function enqueue(
  t: Tx,
  job: { kind: string; payload: Record<string, string>; afterMs?: number },
  now: Date,
): Promise<void> {
  const run_at = new Date(now.getTime() + (job.afterMs ?? 0));
  await t
    .insertInto('outbox')
    .values({ id: newId('job'), kind: job.kind, payload: JSON.stringify(job.payload), run_at, created_at: now })
    .execute();
}
