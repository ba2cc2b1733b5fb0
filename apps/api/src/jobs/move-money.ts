import type { PaymentStatus } from '@tele/core';
import { inTransaction, type Tx } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import { moveCharge, type Charge } from '../payments/charges.ts';

/** Captures an authorised charge whose booking is confirmed. Done already, or no longer wanted, is no error. */
export async function captureCharge({ db, payments, now, log }: Services, chargeId: string): Promise<void> {
  const charge = await db.selectFrom('charges').selectAll().where('id', '=', chargeId).executeTakeFirstOrThrow();
  if (charge.status !== 'AUTHORISED' || !charge.payment_intent_id) return;
  const result = await payments.capture(charge.payment_intent_id, `capture:${charge.id}`);
  if (result === 'canceled') log.error({ chargeId }, 'an authorisation was gone before its capture');
  await inTransaction(db, async (t) => {
    const current = await t
      .selectFrom('charges')
      .select('status')
      .where('id', '=', chargeId)
      .forUpdate()
      .executeTakeFirst();
    // Refunded meanwhile: the refund's own job gives it back.
    if (current?.status !== 'AUTHORISED') return;
    await moveCharge(t, chargeId, { status: result === 'captured' ? 'CAPTURED' : 'RELEASED', now: now() });
    await showOnSelection(t, charge, result === 'captured' ? 'succeeded' : 'canceled');
  });
}

/** Gives a charge back whatever has become of it: an authorisation is let go, a captured payment is refunded. */
export async function giveBack({ db, payments }: Services, chargeId: string): Promise<void> {
  const charge = await db.selectFrom('charges').selectAll().where('id', '=', chargeId).executeTakeFirstOrThrow();
  if (!charge.payment_intent_id) return;
  const result = await payments.release(charge.payment_intent_id, `release:${charge.id}`);
  if (result === 'captured') return payments.refund(charge.payment_intent_id, `refund:${charge.id}`);
  // A refunded booking fee that was never captured shows as let go; a released one has been shown by its cause.
  if (charge.status === 'REFUNDED') await inTransaction(db, (t) => showOnSelection(t, charge, 'canceled'));
}

export async function showOnSelection(t: Tx, charge: Charge, payment_status: PaymentStatus): Promise<void> {
  if (charge.kind !== 'booking_fee') return;
  await t.updateTable('selections').set({ payment_status }).where('id', '=', charge.selection_id).execute();
}
