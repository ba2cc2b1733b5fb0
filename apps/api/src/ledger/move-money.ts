import { inTransaction } from '../db/transaction.ts';
import { PaymentBusy } from '../vendors/payment-errors.ts';
import { isChargedBack, type Charge } from './charge.ts';
import { giveBackLater, moveCharge } from './charges.ts';
import type { ChargeJob } from './job-kinds.ts';
import { findCharge, keyOf } from './jobs.ts';
import { subjectOf, type LedgerParts } from './parts.ts';
import { seeCharge } from './see-charge.ts';

/** Captures an authorised charge; does nothing otherwise. If refused, releases it with the reason. */
export async function capture(parts: LedgerParts, job: ChargeJob): Promise<void> {
  const { db, payments, now, log } = parts;
  const charge = await findCharge(parts, job);
  const { id, payment_intent_id: intentId } = charge;
  if (charge.status !== 'AUTHORISED' || !intentId) return;
  const result = await payments.capture(intentId, keyOf('capture', charge, job));
  const captured = result.tag === 'captured';
  const failed_because = captured ? null : result.reason;
  if (!captured) log.error({ chargeId: id, failed_because }, 'an authorisation was gone before its capture');
  await inTransaction(db, async (t) => {
    const subject = subjectOf(parts, charge);
    await subject.lock(t, charge, now());
    const current = await t.selectFrom('charges').select('status').where('id', '=', id).forUpdate().executeTakeFirst();
    // Being refunded or released in the meantime, by another job.
    if (current?.status !== 'AUTHORISED') return;
    await moveCharge(t, id, { status: captured ? 'CAPTURED' : 'RELEASED', failed_because, now: now() });
    if (result.tag === 'refused') await giveBackLater(t, 'release', { chargeId: id, now: now() });
    await subject.hear(t, charge, captured ? 'captured' : 'lost', now());
  });
}

/** Releases a hold, or refunds it if captured. An unknown payment holds nothing; other refusals are retried. */
export async function release(parts: LedgerParts, job: ChargeJob): Promise<void> {
  const charge = await findCharge(parts, job);
  const { payment_intent_id: intentId } = charge;
  if (!intentId) return;
  const released = await parts.payments.release(intentId, keyOf('release', charge, job));
  if (released.tag === 'captured') await refundAtProvider(parts, { charge, intentId, job });
  else await noteRefusal(parts, charge, released);
}

/** Releases or refunds a charge, then records it. Waits while a bank has the money (see-charge.ts resumes). */
export async function refund(parts: LedgerParts, job: ChargeJob): Promise<void> {
  const { db, payments, now } = parts;
  const charge = await findCharge(parts, job);
  const { id, payment_intent_id: intentId } = charge;
  if (charge.status !== 'REFUNDING' || !intentId || isChargedBack(charge)) return;
  const released = await payments.release(intentId, keyOf('release', charge, job));
  if (released.tag === 'captured') {
    const tag = await refundAtProvider(parts, { charge, intentId, job });
    const after = await seeCharge(parts, id);
    // Refused for a dispute that the provider does not show yet.
    if (tag === 'disputed' && after.status === 'REFUNDING' && !isChargedBack(after)) throw new PaymentBusy();
    return;
  }
  await noteRefusal(parts, charge, released);
  await inTransaction(db, async (t) => {
    const subject = subjectOf(parts, charge);
    await subject.lock(t, charge, now());
    const current = await t.selectFrom('charges').select('status').where('id', '=', id).executeTakeFirstOrThrow();
    if (current.status !== 'REFUNDING') return;
    await moveCharge(t, id, { status: 'RELEASED', now: now() });
    await subject.hear(t, charge, 'returned', now());
  });
}

/** A disputed payment is not refunded; its dispute decides. */
async function refundAtProvider(
  parts: LedgerParts,
  { charge, intentId, job }: { charge: Charge; intentId: string; job: ChargeJob },
): Promise<string> {
  const refunded = await parts.payments.refund(intentId, keyOf('refund', charge, job), {
    reverse: charge.account_id !== null,
  });
  if ('reason' in refunded) await noteRefusal(parts, charge, refunded);
  return refunded.tag;
}

/** Stores the reason. Throws for a refusal that may be temporary, such as an empty balance. */
async function noteRefusal(
  { db }: LedgerParts,
  { id }: Charge,
  result: { tag: string; reason?: string },
): Promise<void> {
  const { tag, reason } = result;
  if (reason === undefined) return;
  await db.updateTable('charges').set({ failed_because: reason }).where('id', '=', id).execute();
  if (tag === 'refused') throw new NotGivenBack(reason);
}

class NotGivenBack extends Error {
  constructor(reason: string) {
    super(`The payment provider did not give a charge back (${reason}).`);
    this.name = 'NotGivenBack';
  }
}
