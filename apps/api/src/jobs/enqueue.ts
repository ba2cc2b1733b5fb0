import { newId } from '../db/new-id.ts';
import type { Tx } from '../db/transaction.ts';

/** Adds work that follows from a change, in the change's transaction. `kind` names a registered `Work`; payloads are IDs only. */
export async function enqueue(
  t: Tx,
  job: { kind: string; payload: Record<string, string>; afterMs?: number; id?: string },
  now: Date,
): Promise<void> {
  const run_at = new Date(now.getTime() + (job.afterMs ?? 0));
  await t
    .insertInto('outbox')
    .values({
      id: job.id ?? newId('job'),
      kind: job.kind,
      payload: JSON.stringify(job.payload),
      run_at,
      created_at: now,
    })
    .execute();
}
