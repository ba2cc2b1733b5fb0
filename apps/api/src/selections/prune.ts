import { liveStatuses } from '../ledger/charge.ts';
import { goneBefore } from '../db/kept-days.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import { forgetRemoved } from '../people/forget-removed.ts';

/** Deletes ended unpaid requests, their picks, and removed people without other requests. Charges stay. */
export function pruneUnpaid({ db, now }: Services, limit: number): Promise<number> {
  return inTransaction(db, async (t) => {
    const rows = await t
      .selectFrom('selections as s')
      .select('s.id')
      .where('s.submitted_at', 'is', null)
      .where('s.created_at', '<', goneBefore('unpaidSelections', now()))
      .where('s.state', 'in', ['CLOSED', 'CANCELLED'])
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('charges as c')
              .select('c.id')
              .where('c.subject_type', '=', 'selection')
              .whereRef('c.subject_id', '=', 's.id')
              .where('c.status', 'in', liveStatuses),
          ),
        ),
      )
      .limit(limit)
      .forUpdate('s')
      .skipLocked()
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await t.deleteFrom('candidates').where('selection_id', 'in', ids).execute();
    const gone = await t.deleteFrom('selections').where('id', 'in', ids).returning('person_id').execute();
    await forgetRemoved(
      t,
      gone.map(({ person_id }) => person_id),
    );
    return ids.length;
  });
}
