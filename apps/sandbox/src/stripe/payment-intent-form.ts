import type Stripe from 'stripe';
import { findCustomer } from './customers.ts';
import { checkDestination } from './destination.ts';
import { invalid } from './failure.ts';
import { flag, group, integer, metadata, needed, text, texts, type Form } from './form.ts';
import { newId, seconds, type Store } from './store.ts';

const LEAST_CENTS = 50;

export function readPaymentIntent(store: Store, form: Form): Stripe.PaymentIntent {
  refuseOldTypes(form);
  const amount = integer(form, 'amount');
  if (amount === undefined) needed(form, 'amount');
  const currency = needed(form, 'currency').toLowerCase();
  if (!/^[a-z]{3}$/.test(currency)) throw invalid(`Invalid currency: ${currency}.`, { param: 'currency' });
  const customer = text(form, 'customer') ?? null;
  if (customer) findCustomer(store, customer, 'customer');
  const allowed = texts(form, 'allowed_payment_method_types') ?? null;
  const automatic = group(form, 'automatic_payment_methods');
  if (allowed && automatic)
    throw invalid(
      'You may only specify one of these parameters: allowed_payment_method_types, automatic_payment_methods.',
      {
        code: 'parameters_exclusive',
      },
    );
  const id = newId('pi');
  const intent: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: allowed,
    amount: checkAmount(amount ?? 0),
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: integer(form, 'application_fee_amount') ?? null,
    automatic_payment_methods: allowed ? null : readAutomatic(automatic),
    canceled_at: null,
    cancellation_reason: null,
    capture_method: oneOf(form, 'capture_method', ['automatic_async', 'automatic', 'manual']),
    client_secret: `${id}_secret_${newId('').slice(1)}`,
    confirmation_method: oneOf(form, 'confirmation_method', ['automatic', 'manual']),
    created: seconds(),
    currency,
    customer,
    customer_account: null,
    description: text(form, 'description') ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: metadata(form),
    next_action: null,
    on_behalf_of: text(form, 'on_behalf_of') ?? null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: allowed ?? ['card'],
    payment_record: null,
    processing: null,
    receipt_email: text(form, 'receipt_email') ?? null,
    review: null,
    setup_future_usage: text(form, 'setup_future_usage')
      ? oneOf(form, 'setup_future_usage', ['off_session', 'on_session'])
      : null,
    shipping: null,
    source: null,
    statement_descriptor: text(form, 'statement_descriptor') ?? null,
    statement_descriptor_suffix: text(form, 'statement_descriptor_suffix') ?? null,
    status: 'requires_payment_method',
    transfer_data: readTransfer(store, form),
    transfer_group: text(form, 'transfer_group') ?? null,
  };
  checkFee(intent);
  return intent;
}

export function amendPaymentIntent(store: Store, before: Stripe.PaymentIntent, form: Form): Stripe.PaymentIntent {
  refuseOldTypes(form);
  const customer = text(form, 'customer') ?? before.customer;
  if (typeof customer === 'string') findCustomer(store, customer, 'customer');
  const amount = integer(form, 'amount');
  const described = text(form, 'description');
  const intent: Stripe.PaymentIntent = {
    ...before,
    amount: amount === undefined ? before.amount : checkAmount(amount),
    customer,
    description: described === undefined ? before.description : described,
    receipt_email: text(form, 'receipt_email') ?? before.receipt_email,
    metadata: metadata(form, before.metadata),
    setup_future_usage: text(form, 'setup_future_usage')
      ? oneOf(form, 'setup_future_usage', ['off_session', 'on_session'])
      : before.setup_future_usage,
  };
  checkFee(intent);
  return intent;
}

/** Throws payment_method_types_no_longer_supported: API version endive removed the parameter. */
export function refuseOldTypes(form: Form): void {
  if (form.payment_method_types === undefined) return;
  throw invalid(
    'The `payment_method_types` parameter is no longer supported on PaymentIntents. Use `allowed_payment_method_types` or `automatic_payment_methods` instead.',
    { code: 'payment_method_types_no_longer_supported', param: 'payment_method_types' },
  );
}

export function oneOf<const T extends string>(form: Form, name: string, choices: readonly [T, ...T[]]): T {
  const value = text(form, name);
  if (value === undefined || value === null) return choices[0];
  const found = choices.find((choice) => choice === value);
  if (!found) throw invalid(`Invalid ${name}: must be one of ${choices.join(', ')}`, { param: name });
  return found;
}

export function checkAmount(amount: number): number {
  if (amount < 1)
    throw invalid('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  if (amount < LEAST_CENTS)
    throw invalid('Amount must be at least $0.50 aud', { code: 'amount_too_small', param: 'amount' });
  if (amount > 99_999_999)
    throw invalid('Amount must be no more than $999,999.99', { code: 'amount_too_large', param: 'amount' });
  return amount;
}

/** Throws for a fee above the payment, or without a destination account. */
export function checkFee({
  application_fee_amount: fee,
  amount,
  transfer_data,
  on_behalf_of,
}: Stripe.PaymentIntent): void {
  if (fee === null) return;
  const param = 'application_fee_amount';
  if (fee > amount) throw invalid('The application fee cannot be greater than the amount of the charge.', { param });
  if (!transfer_data && !on_behalf_of)
    throw invalid(
      'Can only apply an application_fee when the PaymentIntent is attempting a direct payment (using an OAuth key or Stripe-Account header) or destination payment (using `transfer_data[destination]`).',
      { param },
    );
}

function readAutomatic(form: Form | undefined): Stripe.PaymentIntent.AutomaticPaymentMethods {
  if (!form) return { allow_redirects: 'always', enabled: true };
  return {
    allow_redirects: oneOf(form, 'allow_redirects', ['always', 'never']),
    enabled: flag(form, 'enabled') ?? false,
  };
}

function readTransfer(store: Store, form: Form): Stripe.PaymentIntent.TransferData | null {
  const given = group(form, 'transfer_data');
  if (!given) return null;
  const destination = needed(given, 'destination');
  const amount = integer(given, 'amount');
  const transfer = { destination, ...(amount === undefined ? {} : { amount }) };
  checkDestination(store, transfer);
  return transfer;
}
