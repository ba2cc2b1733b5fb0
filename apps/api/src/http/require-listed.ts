import type { Tx } from '../db/transaction.ts';
import { ApiError } from './api-error.ts';

/** Throws FORBIDDEN for suspended or deleted specialists. Call after writing their row, which waits for a deletion. */
export async function requireListed(t: Tx, specialistId: string): Promise<void> {
  const row = await t.selectFrom('specialists').select('approved').where('id', '=', specialistId).executeTakeFirst();
  if (!row?.approved) throw new ApiError('FORBIDDEN', 'Only approved specialists can do this.');
}
