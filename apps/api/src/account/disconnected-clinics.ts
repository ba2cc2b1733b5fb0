import type { Tx } from '../db/transaction.ts';

/** Consent of the person: call it only in their own session, with the account locked. */
export async function connectAgain(t: Tx, userId: string, partnerId: string): Promise<void> {
  await t
    .deleteFrom('disconnected_partners')
    .where('user_id', '=', userId)
    .where('partner_id', '=', partnerId)
    .execute();
}

/** Requires a locked account: the result then stays true until `t` ends. */
export async function isDisconnected(t: Tx, userId: string, partnerId: string): Promise<boolean> {
  const row = await t
    .selectFrom('disconnected_partners')
    .select('at')
    .where('user_id', '=', userId)
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
  return row !== undefined;
}
