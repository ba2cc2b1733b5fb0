import type { Tx } from '../db/transaction.ts';
import { ApiError } from './api-error.ts';

/**
 * Refuses what a specialist was just about to bring about and who is none any more: suspended, or gone with their account. Asked once a row of theirs is
 * written, whose reference waits for a deletion at that moment (my-data/delete.ts).
 */
export async function requireListed(t: Tx, specialistId: string): Promise<void> {
  const row = await t.selectFrom('specialists').select('approved').where('id', '=', specialistId).executeTakeFirst();
  if (!row?.approved) throw new ApiError('FORBIDDEN', 'Only approved specialists can do this.');
}
