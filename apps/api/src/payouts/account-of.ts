import type { Row } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';

/** The payout account of a specialist as it was seen last; undefined before they have begun one. */
export function payoutAccountOf(t: Tx, specialistId: string): Promise<Row<'payout_accounts'> | undefined> {
  return t.selectFrom('payout_accounts').selectAll().where('specialist_id', '=', specialistId).executeTakeFirst();
}
