import type Stripe from 'stripe';
import { refundFee, reverseTransfer } from './destination.ts';
import type { Desk } from './desk.ts';
import { isChargedBack } from './disputes.ts';
import { invalid } from './failure.ts';
import { flag, integer, metadata, needed, text, type Form } from './form.ts';
import { findPaymentIntent } from './payment-intents.ts';
import { oneOf } from './payment-intent-form.ts';
import { readCardRecord } from './payment-methods.ts';
import { find, idOf, newId, seconds, type Store } from './store.ts';

/** POST /v1/refunds by `payment_intent` or `charge`; all that is left without `amount`. */
export function createRefund(desk: Desk, form: Form): Stripe.Refund {
  const { store, announce } = desk;
  const charge = findCharge(store, form);
  if (!charge.captured)
    throw invalid(`Charge ${charge.id} is not captured. Cancel its PaymentIntent instead.`, {
      code: 'charge_not_refundable',
    });
  if (isChargedBack(store, charge.id))
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const amount = integer(form, 'amount') ?? left;
  if (amount < 1) throw invalid('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' });
  if (amount > left)
    throw invalid(`Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`, {
      param: 'amount',
    });
  const { behaviour } = readCardRecord(store, charge.payment_method ?? '');
  const id = newId('re');
  // Fee first: a missing one is refused before money moves.
  if (flag(form, 'refund_application_fee')) refundFee(desk, charge, amount);
  const reversal = flag(form, 'reverse_transfer') ? reverseTransfer(desk, charge, { amount, id }) : null;
  const refund: Stripe.Refund = {
    id,
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
    status: behaviour.refund === 'slow' ? 'pending' : 'succeeded',
    transfer_reversal: reversal?.id ?? null,
  };
  store.refunds.put(refund.id, refund);
  announce('refund.created', refund);
  announce('charge.refunded', changeRefunded(store, charge, amount));
  if (behaviour.refund === 'slow') update(desk, { ...refund, status: 'succeeded' });
  if (behaviour.refund === 'fails') failRefund(desk, refund.id);
  return refund;
}

export function failRefund(desk: Desk, id: string, reason = 'expired_or_canceled_card'): Stripe.Refund {
  const { store, announce } = desk;
  const before = find(store.refunds, id, { name: 'refund', param: 'refund' });
  if (before.status === 'failed') throw invalid(`Refund ${id} has failed already.`);
  const charge = store.charges.get(idOf(before.charge) ?? '');
  if (charge) changeRefunded(store, charge, -before.amount);
  const failed: Stripe.Refund = {
    ...before,
    status: 'failed',
    failure_reason: reason,
    failure_balance_transaction: newId('txn'),
  };
  update(desk, failed);
  announce('refund.failed', failed);
  return failed;
}

function update({ store, announce }: Desk, refund: Stripe.Refund): void {
  store.refunds.put(refund.id, refund);
  announce('refund.updated', refund);
  announce('charge.refund.updated', refund);
}

function changeRefunded(store: Store, charge: Stripe.Charge, cents: number): Stripe.Charge {
  const amount_refunded = charge.amount_refunded + cents;
  const after: Stripe.Charge = { ...charge, amount_refunded, refunded: amount_refunded === charge.amount_captured };
  store.charges.put(charge.id, after);
  return after;
}

function findCharge(store: Store, form: Form): Stripe.Charge {
  const intentId = text(form, 'payment_intent');
  if (!intentId) return find(store.charges, needed(form, 'charge'), { name: 'charge', param: 'charge' });
  const intent = findPaymentIntent(store, intentId, 'payment_intent');
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
