import { dayMs } from '@tele/core';
import { inTransaction, type Tx } from '../db/transaction.ts';
import { PaymentBusy } from '../vendors/payment-errors.ts';
import type { Fate } from '../vendors/payment-answers.ts';
import { changeOf } from './change-of.ts';
import type { Charge } from './charge.ts';
import { giveBackLater } from './charges.ts';
import { byHandJobs } from './job-kinds.ts';
import { subjectOf, type LedgerParts } from './parts.ts';

const rounds = 5;
/** Records the payment's outcome; asks again if the charge changed in between. Throws PaymentUnavailable. */
export async function seeCharge(parts: LedgerParts, chargeId: string): Promise<Charge> {
  for (let round = 0; round < rounds; round += 1) {
    const before = await parts.db
      .selectFrom('charges')
      .selectAll()
      .where('id', '=', chargeId)
      .executeTakeFirstOrThrow();
    if (!before.payment_intent_id) return before;
    const fate = await parts.payments.fateOf(before.payment_intent_id);
    // A payment unknown to the provider was not captured, refunded or disputed.
    if (fate.tag !== 'fate') return before;
    const after = await inTransaction(parts.db, (t) => writeFate(t, parts, { before, fate }));
    if (after) return after;
  }
  throw new PaymentBusy();
}

async function writeFate(
  t: Tx,
  parts: LedgerParts,
  { before, fate }: { before: Charge; fate: Fate },
): Promise<Charge | undefined> {
  const now = parts.now();
  const { id } = before;
  const subject = subjectOf(parts, before);
  await subject.lock(t, before, now);
  const current = await t.selectFrom('charges').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  if (!isSame(before, current)) return undefined;
  const { row, news, refundInDays, byHand } = changeOf(current, fate);
  const { failed_refunds, ...columns } = row;
  const after = await t
    .updateTable('charges')
    .set({
      ...columns,
      failed_refunds: [...failed_refunds],
      updated_at: isMoved(current, row) ? now : current.updated_at,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (news) await subject.hear(t, after, news, now);
  if (refundInDays !== null) await giveBackLater(t, 'refund', { chargeId: id, now, afterMs: refundInDays * dayMs });
  for (const kind of byHand) await byHandJobs[kind].enqueue(t, { chargeId: id }, now);
  if (row.dispute_status !== current.dispute_status || row.status !== current.status)
    parts.log.warn({ chargeId: id, status: row.status, dispute: row.dispute_status }, 'seen at the payment provider');
  return after;
}

/** True when the payer sees a change. */
const isMoved = (current: Charge, row: Pick<Charge, 'status' | 'dispute_status'>): boolean =>
  row.status !== current.status || row.dispute_status !== current.dispute_status;

const isSame = (one: Charge, other: Charge): boolean =>
  one.status === other.status &&
  one.payment_intent_id === other.payment_intent_id &&
  one.dispute_id === other.dispute_id &&
  one.dispute_status === other.dispute_status &&
  one.failed_refunds.length === other.failed_refunds.length;
