import { capitalise } from '@tele/core';
import { outcomeOf, type AuthorisationResult, type Authorisation, type Intent } from '../vendors/payment-answers.ts';
import { PaymentFault } from '../vendors/payment-errors.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Charge } from './charge.ts';
import { clearStraysLater } from './charges.ts';
import { customerOf, customersOf, forgetCustomer } from './customer-of.ts';
import type { LedgerParts } from './parts.ts';

/** Stripe keeps idempotency keys for at least 24 hours; older charges are searched for first. */
const keyLifeMs = 20 * 60 * 60_000;
/** After this many provider faults, each tried twice, Stripe may have stored one under the key. */
const faultsPerKey = 2;

/** Starts or finds a charge's payment. Safe to repeat, also at once. Throws PaymentUnavailable if unknown. */
export async function authoriseCharge(parts: LedgerParts, charge: Charge): Promise<Authorisation> {
  if (charge.payment_intent_id) return outcomeOf(await parts.payments.look(charge.payment_intent_id));
  const answer = await ask(parts, charge);
  if (answer.tag !== 'customer-gone') return answer;
  const again = await ask(parts, await forgetCustomer(parts, charge));
  return again.tag === 'customer-gone' ? { tag: 'refused', reason: again.reason } : again;
}

async function ask(parts: LedgerParts, charge: Charge): Promise<AuthorisationResult> {
  try {
    const customer = await customerOf(parts, charge);
    if (customer.tag !== 'customer') return { tag: 'refused', reason: customer.reason };
    const found = isOld(parts, charge) || charge.key_number > 0 ? await findIntent(parts, charge) : undefined;
    if (found) return found;
    if (charge.payment_method_id === null)
      return (await findIntent(parts, charge)) ?? { tag: 'refused', reason: 'charge: never prepared' };
    const answer = await parts.payments.authorise({
      customerId: customer.id,
      amountCents: charge.amount_cents,
      paymentMethodId: charge.payment_method_id,
      savesCard: charge.saves_card,
      description: describe(charge.kind),
      metadata: { chargeId: charge.id, ...charge.metadata },
      idempotencyKey: keyOf(charge),
    });
    // Refused now, but an earlier try with a lost answer may have held the money.
    return answer.tag === 'refused' ? ((await findIntent(parts, charge)) ?? answer) : answer;
  } catch (error) {
    if (error instanceof PaymentFault) await countFault(parts, charge);
    throw error;
  }
}

export async function findIntents(parts: LedgerParts, charge: Charge): Promise<Intent[]> {
  return parts.payments.find(await customersOf(parts, charge), charge.id);
}

export const isOld = ({ now }: LedgerParts, { created_at }: Charge): boolean =>
  now().getTime() - created_at.getTime() > keyLifeMs;

async function findIntent(parts: LedgerParts, charge: Charge): Promise<Authorisation | undefined> {
  const [found] = await findIntents(parts, charge);
  return found && outcomeOf(found);
}

/** A key always sends the same request; a changed request gets a new number. */
export function keyOf({ id, key_number: number }: Charge): string {
  return number === 0 ? `charge:${id}` : `charge:${id}:${number}`;
}

/** Abandons a key whose stored answer may be a fault. Its request may still run: strays are cleared later. */
export async function countFault({ db, now }: LedgerParts, { id, faults, key_number }: Charge): Promise<void> {
  const leaves = (faults + 1) % faultsPerKey === 0;
  await inTransaction(db, async (t) => {
    const counted = await t
      .updateTable('charges')
      .set({ faults: faults + 1, key_number: leaves ? key_number + 1 : key_number })
      .where('id', '=', id)
      .where('faults', '=', faults)
      .where('key_number', '=', key_number)
      .returning('id')
      .executeTakeFirst();
    if (counted && leaves) await clearStraysLater(t, { chargeId: id, now: now() });
  });
}

export function describe(kind: string): string {
  return capitalise(kind).replaceAll('_', ' ');
}
