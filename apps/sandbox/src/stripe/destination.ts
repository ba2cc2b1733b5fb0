import type Stripe from 'stripe';
import type { Desk } from './desk.ts';
import { invalid, missing } from './failure.ts';
import { idOf, newId, seconds, type Store } from './store.ts';

/** Throws unless the account that a payment is for is there and can take money. */
export function checkDestination(store: Store, transfer: Stripe.PaymentIntent.TransferData | null): void {
  if (!transfer) return;
  const id = idOf(transfer.destination) ?? '';
  const account = store.accounts.get(id);
  if (!account) throw missing('destination', id, 'transfer_data[destination]');
  if (account.capabilities?.transfers === 'active') return;
  throw invalid(
    'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
    { code: 'insufficient_capabilities_for_transfer', param: 'transfer_data[destination]' },
  );
}

export function payDestination({ store, announce }: Desk, charge: Stripe.Charge): Stripe.Charge {
  const { transfer_data: transferData } = charge;
  const destination = idOf(transferData?.destination ?? null);
  if (!transferData || !destination) return charge;
  const transfer = aTransfer(charge, destination, transferData.amount ?? charge.amount_captured);
  store.transfers.put(transfer.id, transfer);
  announce('transfer.created', transfer);
  const fee = charge.application_fee_amount ? aFee(charge, destination, charge.application_fee_amount) : null;
  if (fee) {
    store.applicationFees.put(fee.id, fee);
    announce('application_fee.created', fee);
  }
  const paid: Stripe.Charge = { ...charge, transfer: transfer.id, application_fee: fee?.id ?? null };
  store.charges.put(charge.id, paid);
  return paid;
}

/** Reverses an account's share of a refund in proportion; its balance may become negative. */
export function reverseTransfer(
  { store, announce }: Desk,
  charge: Stripe.Charge,
  refund: { amount: number; id: string },
): Stripe.TransferReversal {
  const transfer = store.transfers.get(idOf(charge.transfer) ?? '');
  if (!transfer)
    throw invalid(`Cannot reverse transfer on charge ${charge.id} because it does not have an associated transfer.`, {
      param: 'reverse_transfer',
    });
  const reversal: Stripe.TransferReversal = {
    id: newId('trr'),
    object: 'transfer_reversal',
    amount: shareOf(charge, refund.amount, { amount: transfer.amount, gone: transfer.amount_reversed }),
    balance_transaction: newId('txn'),
    created: seconds(),
    currency: transfer.currency,
    destination_payment_refund: null,
    metadata: {},
    source_refund: refund.id,
    transfer: transfer.id,
  };
  const amount_reversed = transfer.amount_reversed + reversal.amount;
  const after: Stripe.Transfer = {
    ...transfer,
    amount_reversed,
    reversed: amount_reversed === transfer.amount,
    reversals: { ...transfer.reversals, data: [reversal, ...transfer.reversals.data] },
  };
  store.transfers.put(after.id, after);
  announce('transfer.reversed', after);
  return reversal;
}

/** Gives the account the platform's fee back, in proportion to the refund. Throws for a payment without one. */
export function refundFee({ store, announce }: Desk, charge: Stripe.Charge, refunded: number): void {
  const fee = store.applicationFees.get(idOf(charge.application_fee) ?? '');
  // A zero share has no fee.
  if (!fee && charge.application_fee_amount === 0) return;
  if (!fee)
    throw invalid(`Cannot refund the application fee of charge ${charge.id} because it has none.`, {
      param: 'refund_application_fee',
    });
  const amount = shareOf(charge, refunded, { amount: fee.amount, gone: fee.amount_refunded });
  const back: Stripe.FeeRefund = {
    id: newId('fr'),
    object: 'fee_refund',
    amount,
    balance_transaction: newId('txn'),
    created: seconds(),
    currency: fee.currency,
    fee: fee.id,
    metadata: {},
  };
  const amount_refunded = fee.amount_refunded + amount;
  const after: Stripe.ApplicationFee = {
    ...fee,
    amount_refunded,
    refunded: amount_refunded === fee.amount,
    refunds: { ...fee.refunds, data: [back, ...fee.refunds.data] },
  };
  store.applicationFees.put(after.id, after);
  announce('application_fee.refunded', after);
}

/** Proportional part of `whole`; the last refund takes the remainder. */
function shareOf(charge: Stripe.Charge, refunded: number, whole: { amount: number; gone: number }): number {
  const left = whole.amount - whole.gone;
  const isLast = charge.amount_refunded + refunded === charge.amount_captured;
  return isLast ? left : Math.min(left, Math.round((whole.amount * refunded) / charge.amount_captured));
}

function aTransfer(charge: Stripe.Charge, destination: string, amount: number): Stripe.Transfer {
  const id = newId('tr');
  return {
    id,
    object: 'transfer',
    amount,
    amount_reversed: 0,
    balance_transaction: newId('txn'),
    created: seconds(),
    currency: charge.currency,
    description: null,
    destination,
    livemode: false,
    metadata: {},
    reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
    reversed: false,
    source_transaction: charge.id,
    source_type: 'card',
    transfer_group: charge.transfer_group ?? `group_${idOf(charge.payment_intent) ?? charge.id}`,
  };
}

function aFee(charge: Stripe.Charge, account: string, amount: number): Stripe.ApplicationFee {
  const id = newId('fee');
  return {
    id,
    object: 'application_fee',
    account,
    amount,
    amount_refunded: 0,
    application: 'ca_sandbox',
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: seconds(),
    currency: charge.currency,
    fee_source: { type: 'charge', charge: charge.id },
    livemode: false,
    originating_transaction: charge.id,
    refunded: false,
    refunds: { object: 'list', data: [], has_more: false, url: `/v1/application_fees/${id}/refunds` },
  };
}
