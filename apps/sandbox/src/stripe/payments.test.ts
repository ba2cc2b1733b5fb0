import { describe, expect, it } from 'vitest';
import { getJson } from '../testing/sandbox-for-test.ts';
import { connectForTest } from '../testing/connect-for-test.ts';
import { stripeClient, stripeForTest } from '../testing/stripe-for-test.ts';
import { idOf } from './store.ts';

describe('a hold', () => {
  it('is captured in full', async () => {
    const { stripe, hold } = await stripeForTest();
    const intent = await hold({ payment_method: 'pm_card_visa', description: 'Booking fee' });
    expect(intent).toMatchObject({ status: 'requires_capture', amount_capturable: 1500, amount_received: 0 });
    const paid = await stripe.paymentIntents.capture(intent.id);
    expect(paid).toMatchObject({ status: 'succeeded', amount_capturable: 0, amount_received: 1500 });
    expect(await stripe.charges.retrieve(idOf(paid.latest_charge) ?? '')).toMatchObject({
      captured: true,
      amount_captured: 1500,
    });
  });

  it('is captured in part, and the rest is released', async () => {
    const { stripe, hold } = await stripeForTest();
    const { id } = await hold({ payment_method: 'pm_card_visa' });
    await expect(stripe.paymentIntents.capture(id, { amount_to_capture: 1501 })).rejects.toMatchObject({
      code: 'amount_too_large',
    });
    expect(await stripe.paymentIntents.capture(id, { amount_to_capture: 1000 })).toMatchObject({
      amount_received: 1000,
    });
    expect(await stripe.refunds.create({ payment_intent: id })).toMatchObject({ amount: 1000 });
  });

  it('is cancelled once', async () => {
    const { stripe, hold } = await stripeForTest();
    const { id, latest_charge } = await hold({ payment_method: 'pm_card_visa' });
    const canceled = await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
    expect(canceled).toMatchObject({ status: 'canceled', amount_capturable: 0, cancellation_reason: 'abandoned' });
    expect(canceled.canceled_at).toBeTypeOf('number');
    expect(await stripe.charges.retrieve(idOf(latest_charge) ?? '')).toMatchObject({ refunded: true, captured: false });
    const wrong = { code: 'payment_intent_unexpected_state', statusCode: 400, payment_intent: { status: 'canceled' } };
    await expect(stripe.paymentIntents.cancel(id)).rejects.toMatchObject(wrong);
    await expect(stripe.paymentIntents.capture(id)).rejects.toMatchObject(wrong);
  });

  it('is not refunded before it is captured', async () => {
    const { stripe, hold } = await stripeForTest();
    const { id } = await hold({ payment_method: 'pm_card_visa' });
    await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe('a payment', () => {
  it('is refunded in parts until nothing is left', async () => {
    const { stripe, hold } = await stripeForTest();
    const { id, status } = await hold({ payment_method: 'pm_card_visa', capture_method: 'automatic' });
    expect(status).toBe('succeeded');
    const first = await stripe.refunds.create({ payment_intent: id, amount: 500, reason: 'requested_by_customer' });
    expect(first).toMatchObject({ status: 'succeeded', amount: 500, payment_intent: id });
    await expect(stripe.refunds.create({ payment_intent: id, amount: 1001 })).rejects.toMatchObject({
      param: 'amount',
    });
    expect(await stripe.refunds.create({ payment_intent: id })).toMatchObject({ amount: 1000 });
    await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    expect((await stripe.refunds.list({ payment_intent: id })).data).toHaveLength(2);
    expect(await stripe.refunds.retrieve(first.id)).toEqual(expect.objectContaining({ id: first.id }));
  });

  it('splits to a destination with a fee', async () => {
    const { hold, account } = await connectForTest();
    const split = { application_fee_amount: 300, transfer_data: { destination: account.id } };
    expect(await hold({ payment_method: 'pm_card_visa', ...split })).toMatchObject(split);
    await expect(hold({ payment_method: 'pm_card_visa', application_fee_amount: 300 })).rejects.toMatchObject({
      statusCode: 400,
    });
    await expect(
      hold({ payment_method: 'pm_card_visa', ...split, application_fee_amount: 1501 }),
    ).rejects.toMatchObject({ statusCode: 400 });
  });

  it.each([
    ['the removed payment_method_types', { payment_method_types: 'card' }, 'payment_method_types_no_longer_supported'],
    ['two ways to choose types', { 'automatic_payment_methods[enabled]': 'true' }, 'parameters_exclusive'],
    ['too little money', { amount: '49' }, 'amount_too_small'],
    ['half a cent', { amount: '1500.5' }, 'parameter_invalid_integer'],
    ['no currency', { currency: '' }, 'parameter_missing'],
    ['an unknown customer', { customer: 'cus_none' }, 'resource_missing'],
  ])('is refused with %s', async (_, change, code) => {
    const { url } = await stripeForTest();
    const body = new URLSearchParams({
      amount: '1500',
      currency: 'aud',
      'allowed_payment_method_types[0]': 'card',
      ...change,
    });
    const headers = { authorization: 'Bearer sk_test_sandbox' };
    const answer = await fetch(`${url}/v1/payment_intents`, { method: 'POST', headers, body });
    expect(await answer.json()).toMatchObject({ error: { code } });
  });

  it('needs a return address when it may redirect', async () => {
    const { stripe, customer } = await stripeForTest();
    const base = {
      amount: 1500,
      currency: 'aud',
      customer: customer.id,
      confirm: true,
      payment_method: 'pm_card_visa',
    };
    await expect(stripe.paymentIntents.create(base)).rejects.toMatchObject({ param: 'return_url' });
    const never = { ...base, automatic_payment_methods: { enabled: true, allow_redirects: 'never' as const } };
    expect((await stripe.paymentIntents.create(never)).status).toBe('succeeded');
  });

  it('saves the card when asked to, and uses a loose card up otherwise', async () => {
    const { customer, hold, enter, stripe } = await stripeForTest();
    const kept = await enter('4242424242424242');
    await hold({ payment_method: kept.id, setup_future_usage: 'off_session' });
    expect((await stripe.paymentMethods.retrieve(kept.id)).customer).toBe(customer.id);
    const loose = await enter('4242424242424242');
    await hold({ payment_method: loose.id });
    await expect(hold({ payment_method: loose.id })).rejects.toMatchObject({ code: 'payment_method_unexpected_state' });
    const other = await stripe.customers.create();
    await expect(hold({ payment_method: kept.id, customer: other.id })).rejects.toMatchObject({ statusCode: 400 });
  });

  it('saves the card after 3-D Secure, and none that is declined', async () => {
    const { customer, hold, enter, stripe, answerChallenge } = await stripeForTest();
    const saving = { setup_future_usage: 'on_session' } as const;
    const declined = await enter('4000000000000002');
    await expect(hold({ payment_method: declined.id, ...saving })).rejects.toMatchObject({ code: 'card_declined' });
    const asking = await enter('4000002760003184');
    const asked = await hold({ payment_method: asking.id, ...saving });
    const saved = async () => (await stripe.customers.listPaymentMethods(customer.id)).data.map(({ id }) => id);
    expect(await saved()).toEqual([]);
    await answerChallenge(asked, 'complete');
    expect(await saved()).toEqual([asking.id]);
  });

  it('that is declined is kept with its error', async () => {
    const { stripe, hold } = await stripeForTest();
    const error = await hold({ payment_method: 'pm_card_chargeDeclinedInsufficientFunds' }).catch(
      (caught: unknown) => caught,
    );
    expect(error).toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
      payment_intent: { status: 'requires_payment_method', last_payment_error: { decline_code: 'insufficient_funds' } },
    });
    const { id } = (error as { payment_intent: { id: string } }).payment_intent;
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
    });
    expect((await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).status).toBe(
      'requires_capture',
    );
  });

  it('fails with a card that attaches but cannot be charged', async () => {
    const { stripe, customer, hold } = await stripeForTest();
    const { id } = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customer.id });
    await expect(hold({ payment_method: id, off_session: true })).rejects.toMatchObject({ code: 'card_declined' });
  });

  it('shows in the ledger', async () => {
    const { url, hold } = await stripeForTest();
    const { id } = await hold({
      payment_method: 'pm_card_visa',
      metadata: { selection: 's1' },
      description: '<Booking>',
    });
    expect(await getJson(`${url}/_ledger.json`)).toMatchObject({
      paymentIntents: [{ id }],
      refunds: [],
      customers: [{ email: 'ann@example.com' }],
    });
    const page = await (await fetch(`${url}/ledger`)).text();
    for (const part of [id, '15.00 AUD', 'requires_capture', 'selection: s1', '&lt;Booking&gt;'])
      expect(page).toContain(part);
  });
});

describe('3-D Secure', () => {
  it('is asked for on session, and completing it holds the money', async () => {
    const { stripe, hold, answerChallenge } = await stripeForTest();
    const asked = await hold({ payment_method: 'pm_card_authenticationRequired' });
    expect(asked).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk' },
      amount_capturable: 0,
    });
    expect((await answerChallenge(asked, 'complete')).status).toBe(200);
    expect(await stripe.paymentIntents.retrieve(asked.id)).toMatchObject({
      status: 'requires_capture',
      next_action: null,
    });
    expect((await answerChallenge(asked, 'complete')).status).toBe(400);
  });

  it('that fails leaves the error behind', async () => {
    const { stripe, hold, answerChallenge } = await stripeForTest();
    const asked = await hold({ payment_method: 'pm_card_authenticationRequired' });
    await answerChallenge(asked, 'fail');
    expect(await stripe.paymentIntents.retrieve(asked.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
  });

  it('rejects an answer without the client secret', async () => {
    const { hold, answerChallenge } = await stripeForTest();
    const asked = await hold({ payment_method: 'pm_card_authenticationRequired' });
    expect((await answerChallenge({ ...asked, client_secret: 'pi_x_secret_y' }, 'complete')).status).toBe(404);
  });

  it('cannot be asked for off session', async () => {
    const { hold, customer, stripe } = await stripeForTest();
    for (const name of ['pm_card_authenticationRequired', 'pm_card_authenticationRequiredOnSetup']) {
      const { id } = await stripe.paymentMethods.attach(name, { customer: customer.id });
      await expect(hold({ payment_method: id, off_session: true })).rejects.toMatchObject({
        code: 'authentication_required',
        decline_code: 'authentication_required',
        payment_intent: { status: 'requires_payment_method' },
        payment_method: { id },
      });
    }
  });

  it('is needed once for a card that is set up, each time for one that always asks', async () => {
    const { hold, customer, stripe, answerChallenge } = await stripeForTest();
    const setUp = async (name: string) => {
      const { id } = await stripe.paymentMethods.attach(name, { customer: customer.id });
      await answerChallenge(await hold({ payment_method: id, setup_future_usage: 'off_session' }), 'complete');
      return hold({ payment_method: id, off_session: true });
    };
    expect((await setUp('pm_card_authenticationRequiredOnSetup')).status).toBe('requires_capture');
    await expect(setUp('pm_card_authenticationRequired')).rejects.toMatchObject({ code: 'authentication_required' });
  });

  it('shows only public fields to a page with the client secret', async () => {
    const { url, hold } = await stripeForTest();
    const page = stripeClient(url, 'pk_test_sandbox');
    const asked = await hold({ payment_method: 'pm_card_authenticationRequired', metadata: { selection: 's1' } });
    const seen = await page.paymentIntents.retrieve(asked.id, { client_secret: asked.client_secret ?? '' });
    expect(seen.status).toBe('requires_action');
    expect(seen).not.toHaveProperty('metadata');
    expect(seen).not.toHaveProperty('customer');
    await expect(page.paymentIntents.retrieve(asked.id)).rejects.toMatchObject({ code: 'resource_missing' });
    await expect(page.paymentIntents.capture(asked.id)).rejects.toMatchObject({ code: 'secret_key_required' });
  });
});
