import type Stripe from 'stripe';
import { idOf, type Store } from './store.ts';

/** Balance in cents; negative when owed. */
export interface Credit {
  available: number;
  /** Not arrived from the cards' banks yet; a payout requested on the ledger page makes it available first. */
  pending: number;
}

export function balanceOfAccount(store: Store, id: string): Credit {
  const arrived = store.arrivals.get(id)?.transfers ?? 0;
  const all = store.transfers.values().map((transfer, order) => ({ transfer, isLate: order >= arrived }));
  const own = all.filter(({ transfer }) => idOf(transfer.destination) === id);
  const fees = store.applicationFees.values().filter((one) => idOf(one.account) === id);
  const feeOf = new Map(fees.map((one) => [idOf(one.charge), one.amount - one.amount_refunded]));
  const got = ({ transfer }: (typeof own)[number]): number =>
    transfer.amount - transfer.amount_reversed - (feeOf.get(idOf(transfer.source_transaction)) ?? 0);
  const paidOut = store.payouts
    .values()
    .filter(({ account, payout }) => account === id && payout.status !== 'failed' && payout.status !== 'canceled');
  // Refunds are owed at once, even before the payment has arrived.
  const pending = Math.max(0, sum(own.filter(({ isLate }) => isLate).map(got)));
  const whole = sum(own.map(got)) - sum(paidOut.map(({ payout }) => payout.amount));
  return { available: whole - pending, pending };
}

export function arrive(store: Store, id: string): void {
  store.arrivals.put(id, { transfers: store.transfers.values().length });
}

/** Platform's share: payments, less refunds, disputes and transfers, plus fees. */
export function balanceOfPlatform(store: Store): Credit {
  const taken = sum(store.charges.values().map((one) => one.amount_captured));
  const returned = sum(
    store.refunds
      .values()
      .filter(({ status }) => status !== 'failed' && status !== 'canceled')
      .map((one) => one.amount),
  );
  const lost = sum(
    store.disputes
      .values()
      .filter(({ status }) => ['needs_response', 'under_review', 'lost'].includes(status))
      .map((one) => one.amount),
  );
  const sentOn = sum(store.transfers.values().map((one) => one.amount - one.amount_reversed));
  const fees = sum(store.applicationFees.values().map((one) => one.amount - one.amount_refunded));
  return { available: taken - returned - lost - sentOn + fees, pending: 0 };
}

export function readBalance(store: Store, account: string | null): Stripe.Balance {
  const { available, pending } = account === null ? balanceOfPlatform(store) : balanceOfAccount(store, account);
  const part = (amount: number) => [{ amount, currency: 'aud', source_types: { card: amount } }];
  return { object: 'balance', available: part(available), livemode: false, pending: part(pending) };
}

const sum = (amounts: number[]): number => amounts.reduce((whole, one) => whole + one, 0);
