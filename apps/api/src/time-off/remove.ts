import type { Tx } from '../db/transaction.ts';

/** Takes a stretch of time off of a specialist away, and says whether it was there and theirs. */
export async function removeTimeOff(t: Tx, specialistId: string, id: string): Promise<boolean> {
  const gone = await t
    .deleteFrom('hidden_times')
    .where('id', '=', id)
    .where('specialist_id', '=', specialistId)
    .where('calendar_id', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}
