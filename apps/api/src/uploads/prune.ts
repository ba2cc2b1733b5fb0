import type { Services } from '../http/context.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import type { Duties, Work } from '../outbox/duties.ts';
import { enqueue } from '../outbox/enqueue.ts';

const deleteKind = 'delete-file';

/** Has storage delete a file once the transaction has committed. */
export function deleteLater(t: Tx, { key, afterMs = 0 }: { key: string; afterMs?: number }, now: Date): Promise<void> {
  return enqueue(t, { kind: deleteKind, payload: { key }, afterMs }, now);
}

/** Deleting what is gone already is no error. Given up after some days. */
const deleteWork: Work<Services> = {
  lane: 'files',
  tries: 20,
  run: ({ storage }, { payload }) => storage.delete(payload.key ?? ''),
};

export const uploadWorks: Duties<Services>['works'] = { [deleteKind]: deleteWork };

/**
 * Forgets files whose time is over: what no application took, what was replaced, and the documents of an application some months after
 * its decision. Storage is asked to delete them by work of the same transaction.
 */
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
      .returning('key')
      .execute();
    for (const { key } of gone) await deleteLater(t, { key }, at);
    return gone.length;
  });
}
