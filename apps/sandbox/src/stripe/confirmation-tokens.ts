import type Stripe from 'stripe';
import { invalid, StripeFailure } from './failure.ts';
import { group, needed, text, type Form } from './form.ts';
import { oneOf } from './payment-intent-form.ts';
import { createPaymentMethod, findPaymentMethod } from './payment-methods.ts';
import { find, newId, seconds, type ConfirmationTokenRecord, type Store } from './store.ts';

const TWELVE_HOURS_S = 12 * 60 * 60;

/** POST /v1/confirmation_tokens. Only pages make tokens; servers use the test helper. */
export function createConfirmationToken(
  store: Store,
  form: Form,
  key: 'secret' | 'publishable',
): Stripe.ConfirmationToken {
  if (key === 'publishable') return keepToken(store, form, key);
  throw new StripeFailure(403, {
    type: 'invalid_request_error',
    message: 'This API call can only be made with a publishable API key. Please use Stripe.js to make the token.',
  });
}

/** POST /v1/test_helpers/confirmation_tokens */
export function createTestConfirmationToken(store: Store, form: Form): Stripe.ConfirmationToken {
  return keepToken(store, form, 'secret');
}

export function findConfirmationToken(store: Store, id: string, param?: string): ConfirmationTokenRecord {
  return find(store.confirmationTokens, id, { name: 'confirmation_token', ...(param && { param }) });
}

function keepToken(store: Store, form: Form, key: 'secret' | 'publishable'): Stripe.ConfirmationToken {
  const data = group(form, 'payment_method_data');
  if (data && form.payment_method !== undefined)
    throw invalid('You may only specify one of these parameters: payment_method, payment_method_data.', {
      code: 'parameters_exclusive',
    });
  const method = data
    ? createPaymentMethod(store, data, key)
    : findPaymentMethod(store, needed(form, 'payment_method'));
  const { allow_redisplay, billing_details, card, customer, customer_account } = method;
  const created = seconds();
  const token: Stripe.ConfirmationToken = {
    id: newId('ctoken'),
    object: 'confirmation_token',
    created,
    expires_at: created + TWELVE_HOURS_S,
    livemode: false,
    mandate_data: null,
    metadata: null,
    payment_intent: null,
    payment_method_options: null,
    payment_method_preview: { type: 'card', allow_redisplay, billing_details, card, customer, customer_account },
    return_url: text(form, 'return_url') ?? null,
    setup_future_usage: text(form, 'setup_future_usage')
      ? oneOf(form, 'setup_future_usage', ['off_session', 'on_session'])
      : null,
    setup_intent: null,
    shipping: null,
    use_stripe_sdk: true,
  };
  store.confirmationTokens.put(token.id, {
    token,
    paymentMethod: method.id,
    terms: group(form, 'client_context') ?? {},
  });
  return token;
}

/** The form with the token's values; its own come first. Throws for a token that is unknown, used or expired. */
export function withConfirmationToken(store: Store, form: Form): Form {
  const id = text(form, 'confirmation_token');
  if (!id) return form;
  const { token, paymentMethod } = findConfirmationToken(store, id, 'confirmation_token');
  const param = 'confirmation_token';
  if (token.payment_intent)
    throw invalid(`This ConfirmationToken (${id}) has already been used and may not be used again.`, { param });
  if ((token.expires_at ?? 0) <= seconds())
    throw invalid(`This ConfirmationToken (${id}) has expired. Please make another.`, { param });
  return { payment_method: paymentMethod, ...(token.return_url && { return_url: token.return_url }), ...form };
}

/** Throws unless the page that made the token and the PaymentIntent have the same terms. */
export function checkTerms(store: Store, form: Form, intent: Stripe.PaymentIntent): void {
  const id = text(form, 'confirmation_token');
  if (!id) return;
  const { token, terms } = findConfirmationToken(store, id);
  const expected = { ...terms, setup_future_usage: token.setup_future_usage };
  const param = (Object.keys(expected) as (keyof typeof expected & keyof Stripe.PaymentIntent)[]).find(
    (name) => String(intent[name]) !== String(expected[name]),
  );
  if (!param) return;
  throw invalid(
    `The provided ${param} (${String(intent[param])}) does not match the expected ${param} (${expected[param]}). Try confirming with a Payment Intent that is configured to use the same parameters as Stripe Elements.`,
    { param },
  );
}

/** A token confirms once, even if the card is declined. */
export function spendConfirmationToken(store: Store, id: string, intent: string): void {
  const record = findConfirmationToken(store, id);
  const token: Stripe.ConfirmationToken = { ...record.token, expires_at: null, payment_intent: intent };
  store.confirmationTokens.put(id, { ...record, token });
}
