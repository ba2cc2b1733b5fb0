import type Stripe from 'stripe';
import { idOf, type PayoutRecord, type Store } from './store.ts';
import { balanceOfAccount, balanceOfPlatform, type Credit } from './balance.ts';

export interface ConnectLedger {
  accounts: Stripe.Account[];
  transfers: Stripe.Transfer[];
  applicationFees: Stripe.ApplicationFee[];
  payouts: PayoutRecord[];
  /** By account, in cents; the platform's own is `platform`. */
  balances: Record<string, Credit>;
}

export function connectLedger(store: Store): ConnectLedger {
  const accounts = store.accounts.values().toReversed();
  return {
    accounts,
    transfers: store.transfers.values().toReversed(),
    applicationFees: store.applicationFees.values().toReversed(),
    payouts: store.payouts.values().toReversed(),
    balances: {
      platform: balanceOfPlatform(store),
      ...Object.fromEntries(accounts.map(({ id }) => [id, balanceOfAccount(store, id)])),
    },
  };
}

/** Shares of a payment in cents; null without a destination account. */
export function sharesOf(ledger: ConnectLedger, charge: string | null): Shares | null {
  const transfer = ledger.transfers.find((one) => charge !== null && idOf(one.source_transaction) === charge);
  if (!transfer) return null;
  const fee = ledger.applicationFees.find((one) => idOf(one.charge) === charge);
  return {
    account: idOf(transfer.destination) ?? '',
    transferred: transfer.amount,
    reversed: transfer.amount_reversed,
    fee: fee?.amount ?? 0,
    feeRefunded: fee?.amount_refunded ?? 0,
  };
}

export interface Shares {
  account: string;
  transferred: number;
  reversed: number;
  fee: number;
  feeRefunded: number;
}
