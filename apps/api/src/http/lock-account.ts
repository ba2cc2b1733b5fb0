import type { Tx } from '../db/transaction.ts';
import { ApiError } from './api-error.ts';

/**
 * Locks an account that is about to get something of its own, as `lockPatient` does; 401 once it was deleted, however long ago the call was let in
 * (my-data/delete.ts).
 */
export async function lockAccount(t: Tx, userId: string): Promise<void> {
  const row = await t
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError('UNAUTHENTICATED', 'Please sign in.');
}
