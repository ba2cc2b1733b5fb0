import type { Db } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import type { StoredAccount } from './see-account.ts';

export function payoutAccountOf(db: Tx | Db, specialistId: string): Promise<StoredAccount | undefined> {
  return db.selectFrom('payout_accounts').selectAll().where('specialist_id', '=', specialistId).executeTakeFirst();
}
