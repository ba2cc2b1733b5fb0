import { capitalise } from '@tele/core';
import { outcomeOf, type AuthorisationResult, type Authorisation, type Intent } from '../vendors/payment-answers.ts';
import { PaymentFault } from '../vendors/payment-errors.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Charge } from './charge.ts';
import { clearStraysLater } from './charges.ts';
import { customerOf, customersOf, forgetCustomer } from './customer-of.ts';
import type { LedgerParts } from './parts.ts';

/** Idempotency keys live at least 24 hours at the provider; an older charge is searched for before it is asked again. */
const keyLifeMs = 20 * 60 * 60_000;
/** After so many faults of the provider, each asked twice, it may have kept one of them under the key. */
const faultsPerKey = 2;

/**
 * Asks the provider what has become of a charge, starting it if it never began. Safe to repeat and to run twice at
 * once: the key is the charge's own. Throws PaymentUnavailable when the answer is unknown; every other answer ends the question.
 */
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
    // Its payer was to give the card to the provider, and never got there.
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
    // Refused now, but an earlier try whose answer was lost may have held it.
    return answer.tag === 'refused' ? ((await findIntent(parts, charge)) ?? answer) : answer;
  } catch (error) {
    if (error instanceof PaymentFault) await countFault(parts, charge);
    throw error;
  }
}

/** Every intent that the provider has for a charge, what holds money first. More than one is left behind by a key that was given up too soon. */
export async function findIntents(parts: LedgerParts, charge: Charge): Promise<Intent[]> {
  return parts.payments.find(await customersOf(parts, charge), charge.id);
}

/** Whether the provider may have forgotten the charge's key. */
export const isOld = ({ now }: LedgerParts, { created_at }: Charge): boolean =>
  now().getTime() - created_at.getTime() > keyLifeMs;

async function findIntent(parts: LedgerParts, charge: Charge): Promise<Authorisation | undefined> {
  const [found] = await findIntents(parts, charge);
  return found && outcomeOf(found);
}

/** What is asked under one key never changes; another question has another number. */
export function keyOf({ id, key_number: number }: Charge): string {
  return number === 0 ? `charge:${id}` : `charge:${id}:${number}`;
}

/**
 * The key is left behind once its answer may be a fault that was kept. What was asked under it may still be at work there:
 * whatever comes up beside the payment that counts is looked for and let go.
 */
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

/** As people read it at the provider: `booking_fee` is 'Booking fee'. */
export function describe(kind: string): string {
  return capitalise(kind).replaceAll('_', ' ');
}
