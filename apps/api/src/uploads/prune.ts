import type { Services } from '../http/context.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Duties, Work } from '../outbox/duties.ts';
import { enqueue } from '../outbox/enqueue.ts';

const deleteKind = 'delete-file';

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
    for (const { key } of gone) await enqueue(t, { kind: deleteKind, payload: { key } }, at);
    return gone.length;
  });
}
