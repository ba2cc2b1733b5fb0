import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { Journal, Table } from '../journal.ts';
import { missing } from './failure.ts';
import type { Form } from './form.ts';

export interface CardRecord {
  behaviour: string;
  /** Set up for later, so off-session payments need no authentication. */
  setUp: boolean;
  /** Used without a customer, or detached: it can never be used again. */
  spent: boolean;
}

/** The payment method exists from the start, but pages and servers see a preview of it only. */
export interface ConfirmationTokenRecord {
  token: Stripe.ConfirmationToken;
  paymentMethod: string;
  /** Amount, currency and capture method of the page's Elements; its payment has the same. */
  terms: Form;
}

export interface AccountLinkRecord {
  account: string;
  page: 'setup' | 'dashboard';
  expires: number;
  opened: boolean;
  done: boolean;
  returnUrl: string;
  refreshUrl: string;
}

/** Payouts show their account only in the header. */
export interface PayoutRecord {
  account: string;
  payout: Stripe.Payout;
}

export interface Store {
  customers: Table<Stripe.Customer>;
  paymentMethods: Table<Stripe.PaymentMethod>;
  cards: Table<CardRecord>;
  confirmationTokens: Table<ConfirmationTokenRecord>;
  paymentIntents: Table<Stripe.PaymentIntent>;
  charges: Table<Stripe.Charge>;
  refunds: Table<Stripe.Refund>;
  disputes: Table<Stripe.Dispute>;
  events: Table<Stripe.Event>;
  accounts: Table<Stripe.Account>;
  accountLinks: Table<AccountLinkRecord>;
  transfers: Table<Stripe.Transfer>;
  applicationFees: Table<Stripe.ApplicationFee>;
  payouts: Table<PayoutRecord>;
  domains: Table<Stripe.PaymentMethodDomain>;
  /** `here`: the wallets of every device. */
  devices: Table<{ wallets: string[] }>;
  /** Number of transfers when the account's balance last arrived, by account. */
  arrivals: Table<{ transfers: number }>;
  /** `hold`: how long an authorisation lasts; `link`: how long an account link works. */
  settings: Table<{ seconds: number }>;
}

export function openStore(journal: Journal): Store {
  return {
    customers: journal.table('stripe.customers'),
    paymentMethods: journal.table('stripe.payment_methods'),
    cards: journal.table('stripe.cards'),
    confirmationTokens: journal.table('stripe.confirmation_tokens'),
    paymentIntents: journal.table('stripe.payment_intents'),
    charges: journal.table('stripe.charges'),
    refunds: journal.table('stripe.refunds'),
    disputes: journal.table('stripe.disputes'),
    events: journal.table('stripe.events'),
    accounts: journal.table('stripe.accounts'),
    accountLinks: journal.table('stripe.account_links'),
    transfers: journal.table('stripe.transfers'),
    applicationFees: journal.table('stripe.application_fees'),
    payouts: journal.table('stripe.payouts'),
    domains: journal.table('stripe.payment_method_domains'),
    devices: journal.table('stripe.devices'),
    arrivals: journal.table('stripe.arrivals'),
    settings: journal.table('stripe.settings'),
  };
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(32)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 24)}`;
}

/** How far Stripe's clock is ahead of the machine's. */
const aheadS = Number(process.env.STRIPE_CLOCK_AHEAD_S ?? 0);

export function seconds(): number {
  return Math.floor(Date.now() / 1000 + aheadS);
}

/** The row of that id. Throws resource_missing naming `what`. */
export function find<T>(table: Table<T>, id: string, what: { name: string; param?: string }): T {
  const row = table.get(id);
  if (row === undefined) throw missing(what.name, id, what.param);
  return row;
}

export function idOf(field: string | { id: string } | null | undefined): string | null {
  return typeof field === 'string' ? field : (field?.id ?? null);
}
