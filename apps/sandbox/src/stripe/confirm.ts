import type Stripe from 'stripe';
import type { Decline } from './cards.ts';
import { createCharge } from './charges.ts';
import { spendConfirmationToken } from './confirmation-tokens.ts';
import { openDispute } from './disputes.ts';
import { checkDestination, payDestination } from './destination.ts';
import { declined, invalid } from './failure.ts';
import { findPaymentMethod, putCustomer, readCardRecord, used } from './payment-methods.ts';
import { idOf, newId, type Store } from './store.ts';
import type { EventObject } from './webhooks.ts';

/** Sends an event; `account` for a connected account's (webhooks.ts). */
export type Announce = (type: Stripe.Event.Type, object: EventObject, account?: string) => void;

export interface Confirmation {
  store: Store;
  announce: Announce;
  intent: Stripe.PaymentIntent;
  /** An id, or undefined for the one the PaymentIntent already holds. */
  paymentMethod: string | undefined;
  confirmationToken: string | undefined;
  offSession: boolean;
  refuseAction: boolean;
}

const NEEDS_AUTHENTICATION: Decline = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

export function confirm(request: Confirmation): Stripe.PaymentIntent {
  const { store, intent } = request;
  const confirmable = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
  if (!confirmable.includes(intent.status)) throw wrongState(intent, 'confirm', confirmable);
  const id = request.paymentMethod ?? idOf(intent.payment_method);
  if (!id)
    throw invalid(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    );
  const method = claimPaymentMethod(store, intent, id);
  checkDestination(store, intent.transfer_data ?? null);
  if (request.confirmationToken) spendConfirmationToken(store, request.confirmationToken, intent.id);
  const ready = { ...intent, payment_method: method.id, next_action: null };
  const { record, behaviour } = readCardRecord(store, method.id);
  const mayAsk =
    behaviour.authenticate === 'always' ||
    (behaviour.authenticate === 'unlessSetUp' && !(request.offSession && record.setUp));
  if (mayAsk && (request.offSession || request.refuseAction))
    throw refuse({ ...request, intent: ready }, method, NEEDS_AUTHENTICATION);
  if (mayAsk) {
    const waiting: Stripe.PaymentIntent = {
      ...ready,
      status: 'requires_action',
      next_action: {
        type: 'use_stripe_sdk',
        use_stripe_sdk: { type: 'three_d_secure_redirect', source: newId('src') },
      },
    };
    store.paymentIntents.put(waiting.id, waiting);
    request.announce('payment_intent.requires_action', waiting);
    return waiting;
  }
  return charge({ ...request, intent: ready }, method, false);
}

export function authenticate(
  request: Pick<Confirmation, 'store' | 'announce' | 'intent'>,
  passed: boolean,
): Stripe.PaymentIntent {
  const { store, intent, announce } = request;
  if (intent.status !== 'requires_action') throw wrongState(intent, 'authenticate', ['requires_action']);
  const method = findPaymentMethod(store, idOf(intent.payment_method) ?? '');
  const ready = { ...intent, next_action: null };
  if (passed) {
    const { record } = readCardRecord(store, method.id);
    if (intent.setup_future_usage === 'off_session') store.cards.put(method.id, { ...record, setUp: true });
    try {
      return charge({ ...request, intent: ready }, method, true);
    } catch {
      return store.paymentIntents.get(intent.id) ?? intent; // the error is on the PaymentIntent
    }
  }
  const failed: Stripe.PaymentIntent = {
    ...ready,
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      doc_url: 'https://stripe.com/docs/error-codes/payment-intent-authentication-failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      payment_method: method,
    },
  };
  store.paymentIntents.put(failed.id, failed);
  announce('payment_intent.payment_failed', failed);
  return failed;
}

export function wrongState(intent: Stripe.PaymentIntent, verb: string, allowed: string[]): Error {
  const past: Record<string, string> = {
    cancel: 'canceled',
    capture: 'captured',
    confirm: 'confirmed',
    authenticate: 'authenticated',
  };
  const message =
    `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}. ` +
    `Only a PaymentIntent with one of the following statuses may be ${past[verb] ?? verb}: ${allowed.join(', ')}.`;
  return invalid(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });
}

export function claimPaymentMethod(store: Store, intent: Stripe.PaymentIntent, id: string): Stripe.PaymentMethod {
  const method = findPaymentMethod(store, id);
  const [owner, customer] = [idOf(method.customer), idOf(intent.customer)];
  if (owner && owner !== customer)
    throw invalid(
      customer
        ? `The provided PaymentMethod (${method.id}) is attached to another customer.`
        : `The provided PaymentMethod cannot be used: it belongs to the Customer ${owner}. Please include the Customer in the \`customer\` parameter on the PaymentIntent.`,
      { param: 'payment_method' },
    );
  if (!owner && readCardRecord(store, method.id).record.spent) throw used();
  return method;
}

type Ready = Pick<Confirmation, 'store' | 'announce' | 'intent'>;

function charge(request: Ready, method: Stripe.PaymentMethod, authenticated: boolean): Stripe.PaymentIntent {
  const { store, intent, announce } = request;
  const { record, behaviour } = readCardRecord(store, method.id);
  if (behaviour.decline) throw refuse(request, method, behaviour.decline);
  const made = createCharge(store, { intent, method, decline: undefined, authenticated });
  const held = intent.capture_method === 'manual';
  const paid = held ? made : payDestination({ store, announce }, made);
  const done: Stripe.PaymentIntent = {
    ...intent,
    status: held ? 'requires_capture' : 'succeeded',
    amount_capturable: held ? intent.amount : 0,
    amount_received: held ? 0 : intent.amount,
    last_payment_error: null,
    latest_charge: paid.id,
  };
  store.paymentIntents.put(done.id, done);
  const customer = idOf(intent.customer);
  if (!method.customer && customer && intent.setup_future_usage) putCustomer(store, method, customer);
  else if (!method.customer) store.cards.put(method.id, { ...record, spent: true });
  announce(held ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded', done);
  if (!held && behaviour.dispute) openDispute({ store, announce }, paid, behaviour.dispute);
  return done;
}

function refuse({ store, intent, announce }: Ready, method: Stripe.PaymentMethod, decline: Decline): Error {
  const failed = createCharge(store, { intent, method, decline, authenticated: false });
  const doc_url = `https://stripe.com/docs/error-codes/${decline.code.replaceAll('_', '-')}`;
  const after: Stripe.PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    latest_charge: failed.id,
    last_payment_error: { type: 'card_error', ...decline, charge: failed.id, doc_url, payment_method: method },
  };
  store.paymentIntents.put(after.id, after);
  announce('payment_intent.payment_failed', after);
  return declined({ ...decline, charge: failed.id, doc_url, payment_intent: after, payment_method: method });
}
