import type { Tx } from '../db/transaction.ts';

export async function forgetRemoved(t: Tx, personIds: readonly (string | null)[]): Promise<void> {
  const ids = [...new Set(personIds.filter((id) => id !== null))];
  if (ids.length === 0) return;
  await t
    .deleteFrom('people')
    .where('id', 'in', ids)
    .where('removed_at', 'is not', null)
    .where((row) =>
      row.not(row.exists(row.selectFrom('selections').select('id').whereRef('person_id', '=', 'people.id'))),
    )
    .execute();
}
