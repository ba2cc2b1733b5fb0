import { PaymentFault } from '../vendors/payment-errors.ts';
import { outcomeOf, type Asked, type Authorisation } from '../vendors/payments.ts';
import type { Charge } from './charge.ts';
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

async function ask(parts: LedgerParts, charge: Charge): Promise<Asked> {
  try {
    const customer = await customerOf(parts, charge);
    if (customer.tag !== 'customer') return { tag: 'refused', reason: customer.reason };
    const old = parts.now().getTime() - charge.created_at.getTime() > keyLifeMs;
    const found = old || charge.key_number > 0 ? await findIntent(parts, charge) : undefined;
    if (found) return found;
    const answer = await parts.payments.authorise({
      customerId: customer.id,
      amountCents: charge.amount_cents,
      paymentMethodId: charge.payment_method_id,
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

async function findIntent(parts: LedgerParts, charge: Charge): Promise<Authorisation | undefined> {
  const found = await parts.payments.find(await customersOf(parts, charge), charge.id);
  return found && outcomeOf(found);
}

/** What is asked under one key never changes; another question has another number. */
function keyOf({ id, key_number: number }: Charge): string {
  return number === 0 ? `charge:${id}` : `charge:${id}:${number}`;
}

/** The key is left behind once its answer may be a fault that was kept. */
async function countFault({ db }: LedgerParts, { id, faults, key_number }: Charge): Promise<void> {
  const next = (faults + 1) % faultsPerKey === 0 ? key_number + 1 : key_number;
  await db
    .updateTable('charges')
    .set({ faults: faults + 1, key_number: next })
    .where('id', '=', id)
    .where('faults', '=', faults)
    .where('key_number', '=', key_number)
    .execute();
}

/** As people read it at the provider: `booking_fee` is 'Booking fee'. */
function describe(kind: string): string {
  return (kind.charAt(0).toUpperCase() + kind.slice(1)).replaceAll('_', ' ');
}
