import type { Tx } from '../db/transaction.ts';

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
