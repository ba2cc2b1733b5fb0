import type Stripe from 'stripe';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { stripeClient, stripeForTest } from '../testing/stripe-for-test.ts';
import { idOf } from './store.ts';

type Usage = Stripe.ConfirmationToken.SetupFutureUsage;
type Answer = Stripe.ConfirmationToken & { error?: Stripe.StripeRawError };

async function open() {
  const sandbox = await stripeForTest();
  const { stripe, url, hold } = sandbox;
  const make = async (payment_method = 'pm_card_visa', more: { setup_future_usage?: Usage } = {}) =>
    (await stripe.testHelpers.confirmationTokens.create({ payment_method, ...more })).id;
  const makeInPage = async (form: Record<string, string>, key = 'pk_test_sandbox') => {
    const body = new URLSearchParams({ key, ...form });
    return (await (await fetch(`${url}/v1/confirmation_tokens`, { method: 'POST', body })).json()) as Answer;
  };
  const pay = (confirmation_token: string, change: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
    hold({ confirmation_token, ...change });
  return { ...sandbox, make, makeInPage, pay };
}

const year = String(new Date().getUTCFullYear() + 3);
const entered = (number: string) => ({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': year,
  'payment_method_data[card][cvc]': '123',
});

describe('a confirmation token', () => {
  it('shows a preview of the entered card, never its number', async () => {
    const { stripe, makeInPage } = await open();
    const { id } = await makeInPage({ ...entered('4242424242424242'), setup_future_usage: 'on_session' });
    const token = await stripe.confirmationTokens.retrieve(id);
    expect(token).toMatchObject({
      object: 'confirmation_token',
      payment_intent: null,
      payment_method_preview: { type: 'card', card: { brand: 'visa', last4: '4242', exp_month: 12 } },
      setup_future_usage: 'on_session',
    });
    expect((token.expires_at ?? 0) - token.created).toBe(12 * 60 * 60);
    expect(JSON.stringify(token)).not.toMatch(/42424242|pm_/);
  });

  it('also comes from a payment method', async () => {
    const { enter, makeInPage, pay } = await open();
    const method = await enter('5555555555554444');
    const { id } = await makeInPage({ payment_method: method.id });
    expect(await pay(id)).toMatchObject({ status: 'requires_capture', payment_method: method.id });
  });

  it.each([
    ['a wrong number', entered('4242424242424241'), 'incorrect_number'],
    ['no card', {}, 'parameter_missing'],
    ['two cards', { ...entered('4242424242424242'), payment_method: 'pm_card_visa' }, 'parameters_exclusive'],
    ['an unknown payment method', { payment_method: 'pm_none' }, 'resource_missing'],
  ])('is refused for %s', async (_, form, code) => {
    const { makeInPage } = await open();
    expect((await makeInPage(form)).error?.code).toBe(code);
  });

  it('is made by pages and read by servers only', async () => {
    const { url, make, makeInPage } = await open();
    const refused = await makeInPage({ payment_method: 'pm_card_visa' }, 'sk_test_sandbox');
    expect(refused.error?.message).toMatch(/publishable/);
    const page = stripeClient(url, 'pk_test_sandbox');
    const secretOnly = { code: 'secret_key_required' };
    await expect(page.confirmationTokens.retrieve(await make())).rejects.toMatchObject(secretOnly);
    await expect(page.testHelpers.confirmationTokens.create()).rejects.toMatchObject(secretOnly);
  });
});

describe('a payment by confirmation token', () => {
  it.each([
    ['amount', '2000'],
    ['currency', 'nzd'],
    ['capture_method', 'automatic'],
  ])('needs the %s that the page had', async (param, value) => {
    const { makeInPage, pay } = await open();
    const terms = { amount: '1500', currency: 'aud', capture_method: 'manual' };
    const tokenOf = async (change: object) => {
      const context = Object.entries({ ...terms, ...change }).map(([name, of]) => [`client_context[${name}]`, of]);
      return (await makeInPage({ ...entered('4242424242424242'), ...Object.fromEntries(context) })).id;
    };
    await expect(pay(await tokenOf({ [param]: value }))).rejects.toMatchObject({ param });
    expect((await pay(await tokenOf({}))).status).toBe('requires_capture');
  });

  it('is held, and the token names the payment', async () => {
    const { stripe, make, pay } = await open();
    const token = await make('pm_card_mastercard');
    const intent = await pay(token, { expand: ['latest_charge'] });
    expect(intent).toMatchObject({
      status: 'requires_capture',
      payment_method: expect.stringMatching(/^pm_/),
      latest_charge: { payment_method_details: { card: { brand: 'mastercard', last4: '4444' } } },
    });
    const after = { payment_intent: intent.id, expires_at: null };
    expect(await stripe.confirmationTokens.retrieve(token)).toMatchObject(after);
  });

  it('is declined as the card is, and uses the token up', async () => {
    const { make, pay } = await open();
    const token = await make('pm_card_chargeDeclinedInsufficientFunds');
    await expect(pay(token)).rejects.toMatchObject({ statusCode: 402, decline_code: 'insufficient_funds' });
    await expect(pay(token)).rejects.toMatchObject({ statusCode: 400, param: 'confirmation_token' });
  });

  it('waits for 3-D Secure', async () => {
    const { stripe, make, pay, answerChallenge } = await open();
    const asked = await pay(await make('pm_card_authenticationRequired'));
    expect(asked).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
    await answerChallenge(asked, 'complete');
    expect((await stripe.paymentIntents.retrieve(asked.id)).status).toBe('requires_capture');
  });

  it('is refused for a token that is unknown, used or expired', async () => {
    const { make, pay } = await open();
    const param = 'confirmation_token';
    await expect(pay('ctoken_none')).rejects.toMatchObject({ code: 'resource_missing', param });
    const token = await make();
    await pay(token);
    await expect(pay(token)).rejects.toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, param });
    const late = await make();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 13 * 60 * 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    await expect(pay(late)).rejects.toMatchObject({
      statusCode: 400,
      param,
      message: expect.stringMatching(/expired/),
    });
  });

  it('is answered again under its idempotency key, with the token used', async () => {
    const { make, pay, hold } = await open();
    const confirmation_token = await make();
    const { id } = await hold({ confirmation_token }, { idempotencyKey: 'one' });
    expect((await hold({ confirmation_token }, { idempotencyKey: 'one' })).id).toBe(id);
    await expect(pay(confirmation_token)).rejects.toMatchObject({ param: 'confirmation_token' });
  });

  it('saves the card when the page and the payment agree', async () => {
    const { stripe, customer, make, pay } = await open();
    const setup_future_usage = 'on_session' as const;
    const intent = await pay(await make('pm_card_visa', { setup_future_usage }), { setup_future_usage });
    const { data } = await stripe.customers.listPaymentMethods(customer.id);
    expect(data.map(({ id }) => id)).toEqual([idOf(intent.payment_method)]);
  });

  it.each([
    ['on_session', undefined],
    [undefined, 'on_session'],
    ['on_session', 'off_session'],
  ] as const)('is refused when the page says %s and the payment %s', async (page, usage) => {
    const { make, pay } = await open();
    const token = await make('pm_card_visa', { ...(page && { setup_future_usage: page }) });
    const paying = pay(token, { ...(usage && { setup_future_usage: usage }) });
    await expect(paying).rejects.toMatchObject({ statusCode: 400, param: 'setup_future_usage' });
    expect((await pay(token, { ...(page && { setup_future_usage: page }) })).status).toBe('requires_capture');
  });

  it('needs confirm', async () => {
    const { make, pay } = await open();
    await expect(pay(await make(), { confirm: false })).rejects.toMatchObject({ param: 'confirmation_token' });
  });

  it('confirms a prepared payment, by a server or in a page', async () => {
    const { stripe, hold, url, make } = await open();
    const first = await hold({ confirm: false });
    const held = await stripe.paymentIntents.confirm(first.id, { confirmation_token: await make() });
    expect(held.status).toBe('requires_capture');
    const second = await hold({ confirm: false });
    const page = stripeClient(url, 'pk_test_sandbox');
    const { client_secret } = second;
    const body = { client_secret, confirmation_token: await make() } as Stripe.PaymentIntentConfirmParams;
    expect((await page.paymentIntents.confirm(second.id, body)).status).toBe('requires_capture');
  });
});
