import { inTransaction } from '../db/transaction.ts';
import { retryJobs } from '../jobs/retry-jobs.ts';
import { giveBackLater, moveCharge } from './charges.ts';
import type { Difference } from './compare-charge.ts';
import { subjectOf, type LedgerParts } from './parts.ts';
import { seeCharge } from './see-charge.ts';

/** Applies a proposal: records the provider's state, or queues a job. False when nothing is safe to do. */
export async function putRight(parts: LedgerParts, difference: Difference): Promise<boolean> {
  const { chargeId, intentId, proposal } = difference;
  switch (proposal.do) {
    case 'look':
      return false;
    case 'retry': {
      const filter = { id: proposal.jobId };
      const retried = await inTransaction(parts.db, (t) => retryJobs(t, filter, { now: parts.now(), limit: 1 }));
      return retried.length > 0;
    }
    case 'release-second': {
      if (intentId === null) return false;
      const { tag } = await parts.payments.release(intentId, `release:${intentId}`);
      return tag === 'released';
    }
    case 'record': {
      if (chargeId === null) return false;
      await seeCharge(parts, chargeId);
      return true;
    }
    case 'give-back':
      return chargeId !== null && intentId !== null && giveBack(parts, chargeId, intentId);
  }
}

async function giveBack(parts: LedgerParts, chargeId: string, intentId: string): Promise<boolean> {
  const now = parts.now();
  const found = await parts.db.selectFrom('charges').selectAll().where('id', '=', chargeId).executeTakeFirstOrThrow();
  return inTransaction(parts.db, async (t) => {
    await subjectOf(parts, found).lock(t, found, now);
    const { status } = await t
      .selectFrom('charges')
      .select('status')
      .where('id', '=', chargeId)
      .executeTakeFirstOrThrow();
    const owed = status === 'REFUNDED' || status === 'REFUNDING';
    if (!owed && status !== 'RELEASED' && status !== 'FAILED') return false;
    await moveCharge(t, chargeId, { status: owed ? 'REFUNDING' : status, payment_intent_id: intentId, now });
    await giveBackLater(t, owed ? 'refund' : 'release', { chargeId, now });
    return true;
  });
}
