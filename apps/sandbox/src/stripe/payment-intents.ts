import type Stripe from 'stripe';
import { claimPaymentMethod, confirm, wrongState } from './confirm.ts';
import { payDestination } from './destination.ts';
import { checkTerms, withConfirmationToken } from './confirmation-tokens.ts';
import type { Desk } from './desk.ts';
import { openDispute } from './disputes.ts';
import { invalid, missing, StripeFailure } from './failure.ts';
import { flag, integer, metadata, text, type Form } from './form.ts';
import { amendPaymentIntent, checkFee, oneOf, readPaymentIntent, refuseOldTypes } from './payment-intent-form.ts';
import { readCardRecord } from './payment-methods.ts';
import { find, idOf, newId, seconds, type Store } from './store.ts';

/** POST /v1/payment_intents, with `confirm=true` the payment too. A refused one is kept, as the real API does. */
export function createPaymentIntent(desk: Desk, sent: Form): Stripe.PaymentIntent {
  const { store } = desk;
  const form = withConfirmationToken(store, sent);
  const bare = readPaymentIntent(store, form);
  checkTerms(store, form, bare);
  const now = flag(form, 'confirm') ?? false;
  for (const name of ['confirmation_token', 'off_session', 'return_url', 'error_on_requires_action', 'mandate_data'])
    if (!now && form[name] !== undefined)
      throw invalid(`The parameter ${name} cannot be used unless confirm is true.`, { param: name });
  const { automatic_payment_methods: automatic } = bare;
  if (now && automatic?.enabled && automatic.allow_redirects !== 'never' && !text(form, 'return_url'))
    throw invalid(
      "This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.",
      { param: 'return_url' },
    );
  const methodId = text(form, 'payment_method');
  const method = methodId ? claimPaymentMethod(store, bare, methodId) : undefined;
  const intent: Stripe.PaymentIntent = method
    ? { ...bare, payment_method: method.id, status: 'requires_confirmation' }
    : bare;
  store.paymentIntents.put(intent.id, intent);
  return now ? confirmWith(desk, intent, form) : intent;
}

export function updatePaymentIntent({ store }: Desk, id: string, form: Form): Stripe.PaymentIntent {
  const before = findPaymentIntent(store, id);
  const free = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
  const onlyNotes = Object.keys(form).every((name) => ['metadata', 'description', 'expand'].includes(name));
  if (!free.includes(before.status) && !onlyNotes) throw wrongState(before, 'update', free);
  const amended = amendPaymentIntent(store, before, form);
  const methodId = text(form, 'payment_method');
  const method = methodId ? claimPaymentMethod(store, amended, methodId) : undefined;
  const intent: Stripe.PaymentIntent = method
    ? { ...amended, payment_method: method.id, status: 'requires_confirmation' }
    : amended;
  store.paymentIntents.put(id, intent);
  return intent;
}

export function confirmPaymentIntent(desk: Desk, id: string, sent: Form): Stripe.PaymentIntent {
  refuseOldTypes(sent);
  const before = findPaymentIntent(desk.store, id);
  const form = withConfirmationToken(desk.store, sent);
  const usage = text(form, 'setup_future_usage');
  const intent: Stripe.PaymentIntent = usage
    ? { ...before, setup_future_usage: oneOf(form, 'setup_future_usage', ['off_session', 'on_session']) }
    : before;
  checkTerms(desk.store, form, intent);
  return confirmWith(desk, intent, form, text(form, 'payment_method') ?? undefined);
}

function confirmWith(
  desk: Desk,
  intent: Stripe.PaymentIntent,
  form: Form,
  paymentMethod?: string,
): Stripe.PaymentIntent {
  return confirm({
    ...desk,
    intent,
    paymentMethod,
    confirmationToken: text(form, 'confirmation_token') ?? undefined,
    offSession: ['true', 'one_off', 'recurring'].includes(text(form, 'off_session') ?? ''),
    refuseAction: flag(form, 'error_on_requires_action') ?? false,
  });
}

/** POST /v1/payment_intents/:id/capture. Releases the rest. */
export function capturePaymentIntent({ store, announce }: Desk, id: string, form: Form): Stripe.PaymentIntent {
  const before = findPaymentIntent(store, id);
  if (before.status !== 'requires_capture') throw wrongState(before, 'capture', ['requires_capture']);
  const amount = integer(form, 'amount_to_capture') ?? before.amount_capturable;
  if (amount < 1 || amount > before.amount_capturable)
    throw invalid('The specified amount to capture is greater than the remaining amount that can be captured.', {
      code: 'amount_too_large',
      param: 'amount_to_capture',
    });
  const charge = store.charges.get(idOf(before.latest_charge) ?? '');
  const fee = integer(form, 'application_fee_amount') ?? before.application_fee_amount;
  checkFee({ ...before, amount, application_fee_amount: fee });
  const captured = charge && {
    ...charge,
    captured: true,
    amount_captured: amount,
    application_fee_amount: fee,
    balance_transaction: newId('txn'),
  };
  if (captured) store.charges.put(captured.id, captured);
  if (captured) payDestination({ store, announce }, captured);
  const intent: Stripe.PaymentIntent = {
    ...before,
    status: 'succeeded',
    amount_capturable: 0,
    amount_received: amount,
    application_fee_amount: fee,
    metadata: metadata(form, before.metadata),
  };
  store.paymentIntents.put(id, intent);
  announce('payment_intent.succeeded', intent);
  const { dispute } = readCardRecord(store, captured?.payment_method ?? '').behaviour;
  if (captured && dispute) openDispute({ store, announce }, captured, dispute);
  return intent;
}

/** The bank releases a hold that was not captured in time. */
export function expirePaymentIntent(desk: Desk, id: string): Stripe.PaymentIntent {
  const before = findPaymentIntent(desk.store, id);
  if (before.status !== 'requires_capture') throw wrongState(before, 'cancel', ['requires_capture']);
  return cancel(desk, before, { reason: 'automatic', event: 'charge.expired' });
}

/** POST /v1/payment_intents/:id/cancel. Releases a hold, shown as a refund of the charge. */
export function cancelPaymentIntent(desk: Desk, id: string, form: Form): Stripe.PaymentIntent {
  const before = findPaymentIntent(desk.store, id);
  const cancellable = [
    'requires_payment_method',
    'requires_capture',
    'requires_confirmation',
    'requires_action',
    'processing',
  ];
  if (!cancellable.includes(before.status)) throw wrongState(before, 'cancel', cancellable);
  const reason = text(form, 'cancellation_reason')
    ? oneOf(form, 'cancellation_reason', ['requested_by_customer', 'duplicate', 'fraudulent', 'abandoned'])
    : null;
  return cancel(desk, before, { reason, event: 'charge.refunded' });
}

function cancel(
  { store, announce }: Desk,
  before: Stripe.PaymentIntent,
  { reason, event }: { reason: Stripe.PaymentIntent['cancellation_reason']; event: Stripe.Event.Type },
): Stripe.PaymentIntent {
  const charge = before.status === 'requires_capture' ? store.charges.get(idOf(before.latest_charge) ?? '') : undefined;
  if (charge) {
    const released = { ...charge, refunded: true, amount_refunded: charge.amount };
    store.charges.put(charge.id, released);
    announce(event, released);
  }
  const intent: Stripe.PaymentIntent = {
    ...before,
    status: 'canceled',
    amount_capturable: 0,
    canceled_at: seconds(),
    cancellation_reason: reason,
    next_action: null,
  };
  store.paymentIntents.put(intent.id, intent);
  announce('payment_intent.canceled', intent);
  return intent;
}

export function findPaymentIntent(store: Store, id: string, param = 'intent'): Stripe.PaymentIntent {
  return find(store.paymentIntents, id, { name: 'payment_intent', param });
}

const HIDDEN = new Set([
  'customer',
  'metadata',
  'latest_charge',
  'application_fee_amount',
  'transfer_data',
  'transfer_group',
  'on_behalf_of',
]);

/** Fields visible with a publishable key. Throws resource_missing for a wrong client secret. */
export function publicView(
  intent: Stripe.PaymentIntent,
  clientSecret: string | null | undefined,
): Partial<Stripe.PaymentIntent> {
  if (!clientSecret || clientSecret !== intent.client_secret) throw missing('payment_intent', intent.id, 'intent');
  return Object.fromEntries(Object.entries(intent).filter(([name]) => !HIDDEN.has(name)));
}

export function publicly(
  clientSecret: string | null | undefined,
  act: () => Stripe.PaymentIntent,
): Partial<Stripe.PaymentIntent> {
  try {
    return publicView(act(), clientSecret);
  } catch (error) {
    const intent = error instanceof StripeFailure ? error.body.payment_intent : undefined;
    if (!(error instanceof StripeFailure) || !intent) throw error;
    const shown = publicView(intent, clientSecret) as Stripe.PaymentIntent;
    throw new StripeFailure(error.status, { ...error.body, payment_intent: shown });
  }
}
