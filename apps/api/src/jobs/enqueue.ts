import { newId } from '../db/new-id.ts';
import type { Tx } from '../db/transaction.ts';

export async function enqueue(
  t: Tx,
  job: { kind: string; payload: Readonly<Record<string, string | undefined>>; afterMs?: number; id?: string },
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
