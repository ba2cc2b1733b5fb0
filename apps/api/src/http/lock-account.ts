import type { Tx } from '../db/transaction.ts';
import { ApiError } from './api-error.ts';

/** Locks the account before adding its row. Throws 401 once it is deleted, even mid-call (my-data/delete.ts). */
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
