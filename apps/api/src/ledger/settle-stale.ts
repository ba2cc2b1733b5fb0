import { inTransaction } from '../db/transaction.ts';
import { attempt } from '../jobs/attempt.ts';
import { leaseMs, type Charge } from './charge.ts';
import { endUnheard } from './charges.ts';
import { subjectOf, type LedgerParts } from './parts.ts';
import { settleCharge } from './settle-charge.ts';

const batchSize = 8;

/** Settles unfinished charges and 3-D Secure steps. Renews their leases first, against other processes. */
export async function settleStaleCharges(parts: LedgerParts): Promise<number> {
  const now = parts.now();
  const stale = await parts.db
    .updateTable('charges')
    .set({ started_until: new Date(now.getTime() + leaseMs) })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('charges')
        .select('id')
        .where('status', 'in', ['STARTED', 'ACTION_REQUIRED'])
        .where('started_until', '<=', now)
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  for (const charge of stale) await attempt(parts, { chargeId: charge.id }, () => settleOne(parts, charge, now));
  return stale.length;
}

async function settleOne(parts: LedgerParts, charge: Charge, now: Date): Promise<void> {
  const standing = await inTransaction(parts.db, async (t) => {
    const found = await subjectOf(parts, charge).lock(t, charge, now);
    const current = await t
      .selectFrom('charges')
      .select('status')
      .where('id', '=', charge.id)
      .executeTakeFirstOrThrow();
    if (found !== 'gone' || current.status !== 'STARTED') return found;
    await endUnheard(t, charge.id, now);
    return 'ended';
  });
  // The other step asks the provider itself.
  if (standing === 'elsewhere' || standing === 'ended') return;
  await settleCharge(parts, charge, { giveUp: charge.status === 'ACTION_REQUIRED' });
}
