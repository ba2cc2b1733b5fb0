import type Stripe from 'stripe';
import type { Desk } from './desk.ts';
import { invalid, missing } from './failure.ts';
import type { Form } from './form.ts';
import { listPage } from './lists.ts';
import { newId, seconds, type PayoutRecord, type Store } from './store.ts';
import { arrive, balanceOfAccount } from './balance.ts';
import { findAccount } from './account-standing.ts';

const TWO_DAYS_S = 2 * 24 * 3600;

export function payOut({ store, announce }: Desk, id: string): Stripe.Payout {
  const account = findAccount(store, id);
  if (!account.payouts_enabled)
    throw invalid('Payouts are not enabled for this account.', { code: 'payouts_not_allowed' });
  arrive(store, id);
  const { available } = balanceOfAccount(store, id);
  if (available < 1) throw invalid('There is nothing to pay out.', { code: 'balance_insufficient' });
  const payout: Stripe.Payout = {
    id: newId('po'),
    object: 'payout',
    amount: available,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: seconds() + TWO_DAYS_S,
    automatic: true,
    balance_transaction: newId('txn'),
    created: seconds(),
    currency: 'aud',
    description: 'STRIPE PAYOUT',
    destination: newId('ba'),
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'in_progress',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'in_transit',
    trace_id: null,
    type: 'bank_account',
  };
  store.payouts.put(payout.id, { account: id, payout });
  announce('payout.created', payout, id);
  return payout;
}

export function endPayout({ store, announce }: Desk, id: string, outcome: 'paid' | 'failed'): Stripe.Payout {
  const { account, payout: before } = findPayout(store, id);
  if (before.status !== 'in_transit') throw invalid(`This payout (${id}) has ended already: it is ${before.status}.`);
  const payout: Stripe.Payout =
    outcome === 'paid'
      ? { ...before, status: 'paid', reconciliation_status: 'completed' }
      : {
          ...before,
          status: 'failed',
          failure_code: 'account_closed',
          failure_message: 'The bank account has been closed.',
          failure_balance_transaction: newId('txn'),
        };
  store.payouts.put(id, { account, payout });
  announce(outcome === 'paid' ? 'payout.paid' : 'payout.failed', payout, account);
  return payout;
}

export function listPayouts(
  store: Store,
  account: string | null,
  form: Form,
  path: string,
): Stripe.ApiList<Stripe.Payout> {
  const own = store.payouts.values().filter((one) => one.account === account);
  return listPage(
    own.map(({ payout }) => payout),
    form,
    path,
  );
}

export function readPayout(store: Store, account: string | null, id: string): Stripe.Payout {
  const found = findPayout(store, id);
  if (found.account !== account) throw missing('payout', id, 'payout');
  return found.payout;
}

function findPayout(store: Store, id: string): PayoutRecord {
  const found = store.payouts.get(id);
  if (!found) throw missing('payout', id, 'payout');
  return found;
}
