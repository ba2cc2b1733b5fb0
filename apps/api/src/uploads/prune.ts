import * as z from 'zod';
import type { Services } from '../http/context.ts';
import { newId } from '../db/new-id.ts';
import type { Row } from '../db/schema.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import { defineJob } from '../jobs/define-job.ts';

const forDays = { lane: 'files', tries: 20 } as const;

const deleteJob = defineJob('delete-file', z.object({ key: z.string() }), forDays);

export async function deleteLater(
  t: Tx,
  { key, afterMs = 0 }: { key: string; afterMs?: number },
  now: Date,
): Promise<string> {
  const id = newId('job');
  await deleteJob.enqueue(t, { key }, now, { afterMs, id });
  return id;
}

export async function deleteFilesLater(
  t: Tx,
  files: readonly Pick<Row<'uploads'>, 'key' | 'copy_key'>[],
  now: Date,
): Promise<string[]> {
  const jobs: string[] = [];
  for (const key of files.flatMap((file) => [file.key, file.copy_key ?? []].flat()))
    jobs.push(await deleteLater(t, { key }, now));
  return jobs;
}

const deleteUnheldJob = defineJob('delete-unheld-file', z.object({ key: z.string(), of: z.string() }), forDays);
/** Longer than a registration takes. */
const unheldMs = 60 * 60_000;

export function deleteUnheldLater(t: Tx, copy: { key: string; of: string }, now: Date): Promise<void> {
  return deleteUnheldJob.enqueue(t, copy, now, { afterMs: unheldMs });
}

/** Deleting a missing file succeeds. */
export const uploadWorks = {
  ...deleteJob.works(({ storage }: Services, { payload }) => storage.delete(payload.key)),
  ...deleteUnheldJob.works(async ({ db, storage }: Services, { payload: { key, of } }) => {
    const upload = await db.selectFrom('uploads').select('copy_key').where('key', '=', of).executeTakeFirst();
    if (upload?.copy_key !== key) await storage.delete(key);
  }),
};

/** Forgets unclaimed, replaced and expired files. Jobs of the same transaction delete them from storage. */
export function pruneUploads({ db, now }: Pick<Services, 'db' | 'now'>, limit: number): Promise<number> {
  const at = now();
  return inTransaction(db, async (t) => {
    const gone = await t
      .deleteFrom('uploads')
      .where('key', 'in', (due) =>
        due
          .selectFrom('uploads')
          .select('key')
          .where('delete_after', '<=', at)
          .orderBy('delete_after')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['key', 'copy_key'])
      .execute();
    await deleteFilesLater(t, gone, at);
    return gone.length;
  });
}
