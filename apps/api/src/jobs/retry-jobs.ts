import type { Tx } from '../db/transaction.ts';

export type JobFilter = { id: string } | { kind: string } | 'all';

export async function retryJobs(
  t: Tx,
  filter: JobFilter,
  { now, limit }: { now: Date; limit: number },
): Promise<string[]> {
  const rows = await t
    .updateTable('outbox')
    .set({ failed_at: null, told_in: null, attempts: 0, run_at: now })
    .where('id', 'in', (eb) => {
      let given = eb.selectFrom('outbox').select('id').where('failed_at', 'is not', null);
      if (filter !== 'all' && 'id' in filter) given = given.where('id', '=', filter.id);
      if (filter !== 'all' && 'kind' in filter) given = given.where('kind', '=', filter.kind);
      return given.orderBy('failed_at').limit(limit).forUpdate();
    })
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
