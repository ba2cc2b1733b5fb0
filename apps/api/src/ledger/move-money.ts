import { inTransaction } from '../db/transaction.ts';
import type { Work } from '../outbox/duties.ts';
import type { Charge } from './charge.ts';
import { moveCharge } from './charges.ts';
import { subjectOf, type LedgerParts } from './parts.ts';

/** Money is tried for some days: an authorisation lasts seven. */
const tries = 24;
const lane = 'money';

/** The ledger's kinds of work: capturing what was authorised, and giving back what lost its purpose. */
export const moneyWorks = {
  capture: { lane, tries, run: (parts, { payload }) => capture(parts, payload.chargeId ?? '') },
  release: { lane, tries, run: (parts, { payload }) => giveBack(parts, payload.chargeId ?? '') },
  refund: { lane, tries, run: (parts, { payload }) => giveBack(parts, payload.chargeId ?? '') },
} satisfies Record<string, Work<LedgerParts>>;

/** Captures an authorised charge. Done already, or no longer wanted, is no error. */
async function capture(parts: LedgerParts, chargeId: string): Promise<void> {
  const { db, payments, now, log } = parts;
  const charge = await findCharge(parts, chargeId);
  if (charge.status !== 'AUTHORISED' || !charge.payment_intent_id) return;
  const result = await payments.capture(charge.payment_intent_id, `capture:${charge.id}`);
  if (result === 'canceled') log.error({ chargeId }, 'an authorisation was gone before its capture');
  await inTransaction(db, async (t) => {
    const subject = subjectOf(parts, charge);
    await subject.lock(t, charge, now());
    const current = await t
      .selectFrom('charges')
      .select('status')
      .where('id', '=', chargeId)
      .forUpdate()
      .executeTakeFirst();
    // Refunded meanwhile: the refund's own job gives it back.
    if (current?.status !== 'AUTHORISED') return;
    await moveCharge(t, chargeId, { status: result === 'captured' ? 'CAPTURED' : 'RELEASED', now: now() });
    await subject.hear(t, charge, result === 'captured' ? 'captured' : 'lost', now());
  });
}

/** Gives a charge back whatever has become of it: an authorisation is let go, a captured payment is refunded. */
async function giveBack(parts: LedgerParts, chargeId: string): Promise<void> {
  const { db, payments, now } = parts;
  const charge = await findCharge(parts, chargeId);
  if (!charge.payment_intent_id) return;
  const result = await payments.release(charge.payment_intent_id, `release:${charge.id}`);
  if (result === 'captured') await payments.refund(charge.payment_intent_id, `refund:${charge.id}`);
  // What was refunded before its capture shows as let go, unless that came through; what was released has been shown by its cause.
  if (charge.status !== 'REFUNDED') return;
  await inTransaction(db, async (t) => {
    const subject = subjectOf(parts, charge);
    await subject.lock(t, charge, now());
    await subject.hear(t, charge, result === 'captured' ? 'captured' : 'returned', now());
  });
}

function findCharge({ db }: LedgerParts, id: string): Promise<Charge> {
  return db.selectFrom('charges').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
