import type { Services } from '../http/context.ts';
import type { Row } from '../db/schema.ts';
import type { SeenAccount } from '../vendors/payout-accounts.ts';

export type StoredAccount = Row<'payout_accounts'>;

type Parts = Pick<Services, 'db' | 'now' | 'log' | 'payoutAccounts'>;

/** Saves the provider's state; newer answers win. Undefined if not stored here. Throws PaymentUnavailable. */
export async function seeAccount(parts: Parts, accountId: string): Promise<StoredAccount | undefined> {
  const { db, now, log, payoutAccounts } = parts;
  const stored = await findAccount(db, accountId);
  if (!stored) return undefined;
  const askedAt = now();
  const seen = await payoutAccounts.look(accountId);
  if (seen.tag !== 'account') {
    log.error({ specialistId: stored.specialist_id, reason: seen.reason }, 'a payout account is not shown');
    // Unknown to the provider: takes no money. Other refusals say nothing about the account.
    if (seen.tag === 'refused') return stored;
  }
  const after = await db
    .updateTable('payout_accounts')
    .set({ ...(seen.tag === 'account' ? columnsOf(seen) : goneAccount), seen_at: askedAt })
    .where('account_id', '=', accountId)
    .where('seen_at', '<=', askedAt)
    .returningAll()
    .executeTakeFirst();
  return after ?? findAccount(db, accountId);
}

export function columnsOf(seen: SeenAccount) {
  return {
    takes_money: seen.takesMoney,
    is_submitted: seen.isSubmitted,
    disabled_because: seen.disabledBecause,
    asks: [...seen.asks],
    asks_by: seen.asksBy,
  };
}

const goneAccount = { takes_money: false, is_submitted: true, disabled_because: 'gone', asks: [], asks_by: null };

function findAccount(db: Services['db'], accountId: string): Promise<StoredAccount | undefined> {
  return db.selectFrom('payout_accounts').selectAll().where('account_id', '=', accountId).executeTakeFirst();
}
