import { inTransaction } from '../db/transaction.ts';
import { PaymentFault } from '../vendors/payment-errors.ts';
import type { Intent } from '../vendors/payment-answers.ts';
import type { Charge } from './charge.ts';
import { failCharge, moveCharge, releaseKnown } from './charges.ts';
import { countFault, describe, findIntents, isOld, keyOf } from './authorise-charge.ts';
import { customerOf, forgetCustomer } from './customer-of.ts';
import type { LedgerParts } from './parts.ts';

/** `ready`: the payer pays with the secret. `seen`: prepared before. `gone`: paid, or no longer wanted. */
export type Prepared =
  | { tag: 'ready'; clientSecret: string }
  | { tag: 'seen'; intent: Intent }
  | { tag: 'gone' }
  | { tag: 'refused'; reason: string };

/** Creates or finds a payment that the payer completes. Safe to repeat. Throws PaymentUnavailable. */
export async function prepareCharge(parts: LedgerParts, charge: Charge, waitsUntil: Date): Promise<Prepared> {
  if (charge.payment_intent_id) {
    const seen = await parts.payments.look(charge.payment_intent_id);
    return seen.tag === 'intent' ? { tag: 'seen', intent: seen } : { tag: 'refused', reason: seen.reason };
  }
  const made = await ask(parts, charge);
  if (made.tag === 'refused') {
    await inTransaction(parts.db, (t) => failCharge(t, charge.id, { reason: made.reason, now: parts.now() }));
    return made;
  }
  const waits = await writeIntent(parts, charge, made.intentId, waitsUntil);
  return waits ? { tag: 'ready', clientSecret: made.clientSecret } : { tag: 'gone' };
}

type Made = { tag: 'made'; intentId: string; clientSecret: string } | { tag: 'refused'; reason: string };

async function ask(parts: LedgerParts, charge: Charge, again = false): Promise<Made> {
  const { account_id: accountId, our_fee_cents: ourFeeCents } = charge;
  if (accountId === null || ourFeeCents === null) throw new Error('A charge is prepared for an account.');
  try {
    const customer = await customerOf(parts, charge);
    if (customer.tag !== 'customer') return { tag: 'refused', reason: customer.reason };
    if (isOld(parts, charge) || charge.key_number > 0) {
      const [found] = await findIntents(parts, charge);
      if (found) return { tag: 'made', intentId: found.id, clientSecret: found.clientSecret };
    }
    const answer = await parts.payments.prepare({
      customerId: customer.id,
      amountCents: charge.amount_cents,
      ourFeeCents,
      accountId,
      description: describe(charge.kind),
      metadata: { chargeId: charge.id, ...charge.metadata },
      idempotencyKey: keyOf(charge),
    });
    if (answer.tag === 'prepared') return { tag: 'made', intentId: answer.intentId, clientSecret: answer.clientSecret };
    if (answer.tag === 'customer-gone' && !again) return await ask(parts, await forgetCustomer(parts, charge), true);
    return { tag: 'refused', reason: answer.reason };
  } catch (error) {
    if (error instanceof PaymentFault) await countFault(parts, charge);
    throw error;
  }
}

/** True while the charge waits for its payer. Otherwise releases the intent, which is recorded nowhere else. */
async function writeIntent(parts: LedgerParts, { id }: Charge, intentId: string, waitsUntil: Date): Promise<boolean> {
  const now = parts.now();
  return inTransaction(parts.db, async (t) => {
    const { status, payment_intent_id: known } = await t
      .selectFrom('charges')
      .select(['status', 'payment_intent_id'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (status === 'STARTED') {
      const waits = { payment_intent_id: intentId, started_until: waitsUntil };
      await moveCharge(t, id, { status: 'ACTION_REQUIRED', ...waits, now });
      return true;
    }
    if (status === 'RELEASED' && known === null) await releaseKnown(t, id, { intentId, now });
    return status === 'ACTION_REQUIRED';
  });
}
