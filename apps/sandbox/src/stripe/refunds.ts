import type Stripe from 'stripe';
import type { Announce } from './confirm.ts';
import { invalid } from './failure.ts';
import { flag, integer, metadata, needed, text, type Form } from './form.ts';
import { findPaymentIntent } from './payment-intents.ts';
import { oneOf } from './payment-intent-form.ts';
import { find, idOf, newId, seconds, type Store } from './store.ts';

/** POST /v1/refunds by `payment_intent` or `charge`; without `amount`, everything that is left. */
export function createRefund({ store, announce }: { store: Store; announce: Announce }, form: Form): Stripe.Refund {
  const charge = findCharge(store, form);
  if (!charge.captured)
    throw invalid(`Charge ${charge.id} is not captured. Cancel its PaymentIntent instead.`, {
      code: 'charge_not_refundable',
    });
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const amount = integer(form, 'amount') ?? left;
  if (amount < 1) throw invalid('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' });
  if (amount > left)
    throw invalid(`Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`, {
      param: 'amount',
    });
  const refund: Stripe.Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: seconds(),
    currency: charge.currency,
    customer: idOf(charge.customer),
    customer_account: null,
    destination_details: {
      type: 'card',
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
    },
    metadata: metadata(form),
    payment_intent: idOf(charge.payment_intent),
    payment_method: charge.payment_method,
    reason: text(form, 'reason') ? oneOf(form, 'reason', ['requested_by_customer', 'duplicate', 'fraudulent']) : null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: flag(form, 'reverse_transfer') ? newId('trr') : null,
  };
  store.refunds.put(refund.id, refund);
  const refunded = charge.amount_refunded + amount;
  const after: Stripe.Charge = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount_captured };
  store.charges.put(charge.id, after);
  announce('charge.refunded', after);
  return refund;
}

function findCharge(store: Store, form: Form): Stripe.Charge {
  const asked = text(form, 'payment_intent');
  if (!asked) return find(store.charges, needed(form, 'charge'), { name: 'charge', param: 'charge' });
  const intent = findPaymentIntent(store, asked, 'payment_intent');
  const charge = store.charges.get(idOf(intent.latest_charge) ?? '');
  if (charge?.paid && intent.status === 'succeeded') return charge;
  throw invalid(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  });
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
