import type { Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';

export async function refuseOwn(
  t: Tx,
  table: 'applications' | 'specialists',
  { id, staffId }: { id: string; staffId: string },
): Promise<void> {
  const row = await t.selectFrom(table).select('user_id').where('id', '=', id).executeTakeFirst();
  if (row?.user_id !== staffId) return;
  throw new ApiError('FORBIDDEN', 'You can’t review yourself. Ask another staff member.');
}
