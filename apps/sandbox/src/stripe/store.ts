import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { Journal, Table } from '../journal.ts';
import { missing } from './failure.ts';

/** What the sandbox knows of a card besides what the API shows: which test card it is, never its number. */
export interface CardRecord {
  /** The name of a behaviour in cards.ts. */
  behaviour: string;
  /** Authenticated while being saved for later, so that off-session payments need no authentication. */
  setUp: boolean;
  /** Used without a customer, or detached: it can never be used again. */
  spent: boolean;
}

export interface Store {
  customers: Table<Stripe.Customer>;
  paymentMethods: Table<Stripe.PaymentMethod>;
  cards: Table<CardRecord>;
  paymentIntents: Table<Stripe.PaymentIntent>;
  charges: Table<Stripe.Charge>;
  refunds: Table<Stripe.Refund>;
  disputes: Table<Stripe.Dispute>;
  events: Table<Stripe.Event>;
  /** `hold`: how long an authorisation lasts. */
  settings: Table<{ seconds: number }>;
}

export function openStore(journal: Journal): Store {
  return {
    customers: journal.table('stripe.customers'),
    paymentMethods: journal.table('stripe.payment_methods'),
    cards: journal.table('stripe.cards'),
    paymentIntents: journal.table('stripe.payment_intents'),
    charges: journal.table('stripe.charges'),
    refunds: journal.table('stripe.refunds'),
    disputes: journal.table('stripe.disputes'),
    events: journal.table('stripe.events'),
    settings: journal.table('stripe.settings'),
  };
}

/** A new id, e.g. `pi_` and 24 letters and digits. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(32)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 24)}`;
}

/** The time in whole seconds, as the API gives it. */
export function seconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** The row of that id. Throws resource_missing naming `what`. */
export function find<T>(table: Table<T>, id: string, what: { name: string; param?: string }): T {
  const row = table.get(id);
  if (row === undefined) throw missing(what.name, id, what.param);
  return row;
}

/** The id behind a field that may hold an id, an expanded object or nothing. */
export function idOf(field: string | { id: string } | null | undefined): string | null {
  return typeof field === 'string' ? field : (field?.id ?? null);
}
