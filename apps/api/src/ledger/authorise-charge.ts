import { outcomeOf, type Authorisation } from '../vendors/payments.ts';
import type { Charge } from './charge.ts';
import type { LedgerParts } from './parts.ts';

/** Idempotency keys live at least 24 hours at the provider; an older charge is searched for before it is asked again. */
const keyLifeMs = 20 * 60 * 60_000;

/**
 * Asks the provider what has become of a charge, starting it if it never began. Safe to repeat and to run twice at
 * once: the key is the charge's own. Throws PaymentUnavailable when the answer is unknown.
 */
export async function authoriseCharge(parts: LedgerParts, charge: Charge): Promise<Authorisation> {
  if (charge.payment_intent_id) return outcomeOf(await parts.payments.look(charge.payment_intent_id));
  const customerId = await customerOf(parts, charge.user_id);
  if (parts.now().getTime() - charge.created_at.getTime() > keyLifeMs) {
    const found = await parts.payments.find(customerId, charge.id);
    if (found) return outcomeOf(found);
  }
  return parts.payments.authorise({
    customerId,
    amountCents: charge.amount_cents,
    paymentMethodId: charge.payment_method_id,
    description: describe(charge.kind),
    metadata: { chargeId: charge.id, ...charge.metadata },
    idempotencyKey: `charge:${charge.id}`,
  });
}

/** As people read it at the provider: `booking_fee` is 'Booking fee'. */
function describe(kind: string): string {
  return (kind.charAt(0).toUpperCase() + kind.slice(1)).replaceAll('_', ' ');
}

async function customerOf({ db, payments }: LedgerParts, userId: string): Promise<string> {
  const user = await db
    .selectFrom('users')
    .select(['email', 'stripe_customer_id'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (user.stripe_customer_id) return user.stripe_customer_id;
  const customerId = await payments.ensureCustomer({ userId, email: user.email, idempotencyKey: `customer:${userId}` });
  const saved = await db
    .updateTable('users')
    .set((eb) => ({ stripe_customer_id: eb.fn.coalesce('stripe_customer_id', eb.val(customerId)) }))
    .where('id', '=', userId)
    .returning('stripe_customer_id')
    .executeTakeFirstOrThrow();
  return saved.stripe_customer_id ?? customerId;
}
