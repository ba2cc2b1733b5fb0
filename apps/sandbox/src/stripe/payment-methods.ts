import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { passesLuhn } from './browser/card-rules.ts';
import { behaviours, testCardByName, testCardByNumber, type Behaviour, type TestCard } from './cards.ts';
import { findCustomer } from './customers.ts';
import { declined, invalid } from './failure.ts';
import { group, integer, metadata, needed, text, type Form } from './form.ts';
import { find, idOf, newId, seconds, type CardRecord, type Store } from './store.ts';

/** POST /v1/payment_methods. Card numbers are taken with a publishable key only, as in a new account. */
export function createPaymentMethod(store: Store, form: Form, key: 'secret' | 'publishable'): Stripe.PaymentMethod {
  if (needed(form, 'type') !== 'card') throw invalid('The sandbox offers cards only.', { param: 'type' });
  const given = group(form, 'card') ?? {};
  const token = text(given, 'token');
  if (token) {
    const named = testCardByName(token);
    if (!named) throw invalid(`No such token: '${token}'`, { code: 'resource_missing', param: 'card[token]' });
    return keep(store, { card: named, month: 12, year: farYear() }, form, text(given, 'wallet'));
  }
  if (key === 'secret')
    throw declined({
      message:
        'Sending credit card numbers directly to the Stripe API is generally unsafe. To continue processing use Stripe.js, the Stripe mobile bindings, or Stripe Elements.',
    });
  return keep(store, readCard(given), form);
}

interface EnteredCard {
  card: TestCard;
  month: number;
  year: number;
}

function readCard(form: Form): EnteredCard {
  const number = needed(form, 'number').replace(/[\s-]/g, '');
  const month = integer(form, 'exp_month') ?? 0;
  const givenYear = integer(form, 'exp_year') ?? 0;
  const year = givenYear < 100 ? 2000 + givenYear : givenYear;
  const cvc = text(form, 'cvc');
  const wrong = (code: string, what: string, param: string) =>
    declined({ code, message: `Your card's ${what} is invalid.`, param });
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number))
    throw declined({ code: 'incorrect_number', message: 'Your card number is incorrect.', param: 'number' });
  if (month < 1 || month > 12) throw wrong('invalid_expiry_month', 'expiration month', 'exp_month');
  const today = new Date();
  const past = year * 12 + month - 1 < today.getUTCFullYear() * 12 + today.getUTCMonth();
  if (past || year > today.getUTCFullYear() + 50) throw wrong('invalid_expiry_year', 'expiration year', 'exp_year');
  if (typeof cvc === 'string' && !/^\d{3,4}$/.test(cvc)) throw wrong('invalid_cvc', 'security code', 'cvc');
  const card = testCardByNumber(number);
  if (!card)
    throw declined({
      code: 'card_declined',
      decline_code: 'test_mode_live_card',
      message:
        'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
    });
  return { card, month, year };
}

function keep(
  store: Store,
  { card, month, year }: EnteredCard,
  form: Form,
  wallet?: string | null,
): Stripe.PaymentMethod {
  const details = group(form, 'billing_details') ?? {};
  const address = group(details, 'address') ?? {};
  const part = (name: string) => text(address, name) ?? null;
  const amex = card.brand === 'amex';
  const method: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: {
        city: part('city'),
        country: part('country'),
        line1: part('line1'),
        line2: part('line2'),
        postal_code: part('postal_code'),
        state: part('state'),
      },
      email: text(details, 'email') ?? null,
      name: text(details, 'name') ?? null,
      phone: text(details, 'phone') ?? null,
      tax_id: null,
    },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'unchecked' },
      country: card.number === '4000000360000006' ? 'AU' : 'US',
      display_brand: amex ? 'american_express' : card.brand,
      exp_month: month,
      exp_year: year,
      fingerprint: createHash('sha256').update(card.number).digest('base64url').slice(0, 16),
      funding: card.funding,
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: wallet ? { type: wallet, dynamic_last4: null, [wallet]: {} } : null,
    },
    created: seconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: metadata(form),
    type: 'card',
  };
  store.paymentMethods.put(method.id, method);
  const setUp = behaviours[card.behaviour]?.setUp ?? false;
  store.cards.put(method.id, { behaviour: card.behaviour, setUp, spent: false });
  return method;
}

/** The payment method of an id; a name like `pm_card_visa` makes a new one each time. Throws resource_missing. */
export function findPaymentMethod(store: Store, id: string, param = 'payment_method'): Stripe.PaymentMethod {
  const named = testCardByName(id);
  if (named) return keep(store, { card: named, month: 12, year: farYear() }, {});
  return find(store.paymentMethods, id, { name: 'PaymentMethod', param });
}

export function readCardRecord(store: Store, id: string): { record: CardRecord; behaviour: Behaviour } {
  const record = store.cards.get(id) ?? { behaviour: 'ok', setUp: false, spent: false };
  return { record, behaviour: behaviours[record.behaviour] ?? {} };
}

/** POST /v1/payment_methods/:id/attach. Throws a card error for a card that declines. */
export function attachPaymentMethod(store: Store, id: string, form: Form): Stripe.PaymentMethod {
  const customer = findCustomer(store, needed(form, 'customer'), 'customer');
  const method = findPaymentMethod(store, id);
  if (method.customer === customer.id) return method;
  if (method.customer) throw invalid('The payment method you provided has already been attached to a customer.');
  const { record, behaviour } = readCardRecord(store, method.id);
  if (record.spent) throw used();
  if (behaviour.declineOnAttach && behaviour.decline) throw declined(behaviour.decline);
  return putCustomer(store, method, customer.id);
}

export function detachPaymentMethod(store: Store, id: string): Stripe.PaymentMethod {
  const method = find(store.paymentMethods, id, { name: 'PaymentMethod', param: 'payment_method' });
  if (!method.customer)
    throw invalid('The payment method you provided is not attached to a customer so detachment is impossible.');
  store.cards.put(id, { ...readCardRecord(store, id).record, spent: true });
  const owner = store.customers.get(idOf(method.customer) ?? '');
  if (owner?.invoice_settings.default_payment_method === id)
    store.customers.put(owner.id, {
      ...owner,
      invoice_settings: { ...owner.invoice_settings, default_payment_method: null },
    });
  return putCustomer(store, method, null);
}

/** Attaches or detaches a card without checks; confirm.ts uses it once a payment saved the card. */
export function putCustomer(store: Store, method: Stripe.PaymentMethod, customer: string | null): Stripe.PaymentMethod {
  const next: Stripe.PaymentMethod = { ...method, customer };
  store.paymentMethods.put(next.id, next);
  return next;
}

export function used(): Error {
  return invalid(
    'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
    { code: 'payment_method_unexpected_state' },
  );
}

function farYear(): number {
  return new Date().getUTCFullYear() + 4;
}
