import { deleteOld } from '../db/delete-old.ts';
import { goneBefore } from '../db/kept-days.ts';
import { newId } from '../db/new-id.ts';
import type { Db } from '../db/schema.ts';

export interface Reconciliation {
  since: Date | null;
  charges: number;
  payments: number;
  differences: number;
  putRight: number;
  endedAt: Date;
}

export async function noteReconciliation(db: Db, { putRight, endedAt, ...found }: Reconciliation): Promise<void> {
  await db
    .insertInto('reconciliations')
    .values({ id: newId('rec'), ...found, put_right: putRight, ended_at: endedAt })
    .execute();
}

export function lastReconciliation(db: Db): Promise<Reconciliation | undefined> {
  return db
    .selectFrom('reconciliations')
    .select(['since', 'charges', 'payments', 'differences', 'put_right as putRight', 'ended_at as endedAt'])
    .orderBy('ended_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function pruneReconciliations({ db, now }: { db: Db; now: () => Date }, limit: number): Promise<number> {
  const before = goneBefore('reconciliations', now());
  return deleteOld(db, { table: 'reconciliations', column: 'ended_at', before, limit });
}
