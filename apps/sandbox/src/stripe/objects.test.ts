import { describe, expect, it } from 'vitest';
import { stripeClient, stripeForTest } from '../testing/stripe-for-test.ts';

describe('customers', () => {
  it('are created, changed and found by email', async () => {
    const { stripe, customer } = await stripeForTest();
    await stripe.customers.create({ email: 'bob@example.com' });
    const changed = await stripe.customers.update(customer.id, {
      name: 'Ann',
      metadata: { clinic: 'c1', account: '' },
    });
    expect(changed).toMatchObject({ email: 'ann@example.com', name: 'Ann', metadata: { clinic: 'c1' } });
    expect((await stripe.customers.list({ email: 'ann@example.com' })).data).toEqual([changed]);
    expect((await stripe.customers.list()).data.map((one) => one.email)).toEqual([
      'bob@example.com',
      'ann@example.com',
    ]);
  });

  it('return 404 resource_missing when unknown', async () => {
    const { stripe } = await stripeForTest();
    await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 404,
      code: 'resource_missing',
      message: "No such customer: 'cus_none'",
    });
  });

  it('accept only their own card as default', async () => {
    const { stripe, customer } = await stripeForTest();
    const loose = await stripe.paymentMethods.retrieve('pm_card_visa');
    const choose = (id: string) =>
      stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: id } });
    await expect(choose(loose.id)).rejects.toMatchObject({ statusCode: 400 });
    await stripe.paymentMethods.attach(loose.id, { customer: customer.id });
    expect((await choose(loose.id)).invoice_settings.default_payment_method).toBe(loose.id);
    await stripe.paymentMethods.detach(loose.id);
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({
      invoice_settings: { default_payment_method: null },
    });
  });
});

describe('a deleted customer', () => {
  it('is unknown to new payments, while the old ones are still listed', async () => {
    const { stripe, customer, hold } = await stripeForTest();
    const { id } = await hold({ payment_method: 'pm_card_visa' });
    expect(await stripe.customers.del(customer.id)).toMatchObject({ deleted: true });
    await expect(hold({ payment_method: 'pm_card_visa' })).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'customer',
    });
    const { data } = await stripe.paymentIntents.list({ customer: customer.id });
    expect(data.map((intent) => intent.id)).toEqual([id]);
  });
});

describe('payment methods', () => {
  it('come from an entered number, which is never stored', async () => {
    const { stripe, enter } = await stripeForTest();
    const { id } = await enter('4242424242424242', { 'billing_details[name]': 'Ann Lee' });
    const method = await stripe.paymentMethods.retrieve(id);
    expect(method).toMatchObject({
      billing_details: { name: 'Ann Lee' },
      card: { brand: 'visa', last4: '4242', exp_month: 12 },
    });
    expect(JSON.stringify(method)).not.toContain('42424242');
  });

  it.each([
    ['4242424242424241', {}, 'incorrect_number'],
    ['4242424242424242', { 'card[exp_month]': '13' }, 'invalid_expiry_month'],
    ['4242424242424242', { 'card[exp_year]': '2020' }, 'invalid_expiry_year'],
    ['4242424242424242', { 'card[cvc]': '12' }, 'invalid_cvc'],
  ])('are refused for %s with %o as %s', async (number, change, code) => {
    const { enter } = await stripeForTest();
    expect((await enter(number, change)).error?.code).toBe(code);
  });

  it('never come from a real card', async () => {
    const { enter } = await stripeForTest();
    expect((await enter('4111111111111111')).error).toMatchObject({ decline_code: 'test_mode_live_card' });
  });

  it('are not made from numbers with a secret key', async () => {
    const { stripe } = await stripeForTest();
    const card = { number: '4242424242424242', exp_month: 12, exp_year: 2099, cvc: '123' };
    await expect(stripe.paymentMethods.create({ type: 'card', card })).rejects.toMatchObject({ statusCode: 402 });
  });

  it('attach to one customer and are listed there until detached', async () => {
    const { stripe, customer } = await stripeForTest();
    const { id } = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    expect(
      (await stripe.customers.listPaymentMethods(customer.id, { type: 'card' })).data.map((one) => one.id),
    ).toEqual([id]);
    expect((await stripe.paymentMethods.list({ customer: customer.id })).data).toHaveLength(1);
    const other = await stripe.customers.create();
    await expect(stripe.paymentMethods.attach(id, { customer: other.id })).rejects.toMatchObject({ statusCode: 400 });
    expect((await stripe.paymentMethods.detach(id)).customer).toBeNull();
    await expect(stripe.paymentMethods.attach(id, { customer: customer.id })).rejects.toMatchObject({
      code: 'payment_method_unexpected_state',
    });
  });

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000009987', 'card_declined', 'lost_card'],
    ['4000000000009979', 'card_declined', 'stolen_card'],
    ['4000000000000069', 'expired_card', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
    ['4000000000000119', 'processing_error', 'processing_error'],
  ])('%s cannot be attached: %s, %s', async (number, code, decline_code) => {
    const { stripe, customer, enter } = await stripeForTest();
    const { id } = await enter(number);
    await expect(stripe.paymentMethods.attach(id, { customer: customer.id })).rejects.toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code,
      decline_code,
    });
  });

  it.each(['4000000000000341', '4000002500003155', '4000002760003184'])('%s attaches', async (number) => {
    const { stripe, customer, enter } = await stripeForTest();
    const { id } = await enter(number);
    expect((await stripe.paymentMethods.attach(id, { customer: customer.id })).customer).toBe(customer.id);
  });
});

describe('the API', () => {
  it('refuses a wrong key, and a publishable key where a secret one is needed', async () => {
    const { url } = await stripeForTest();
    await expect(stripeClient(url, 'sk_test_wrong').customers.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
    });
    await expect(stripeClient(url, 'pk_test_sandbox').customers.list()).rejects.toMatchObject({
      code: 'secret_key_required',
    });
  });

  it('pages through a list', async () => {
    const { stripe, customer } = await stripeForTest();
    for (let at = 0; at < 4; at += 1) await stripe.customers.create({ name: `n${at}` });
    const first = await stripe.customers.list({ limit: 2 });
    expect(first).toMatchObject({ has_more: true, data: [{ name: 'n3' }, { name: 'n2' }] });
    const second = await stripe.customers.list({ limit: 2, starting_after: first.data[1]?.id });
    expect(second.data.map((one) => one.name)).toEqual(['n1', 'n0']);
    const back = await stripe.customers.list({ limit: 2, ending_before: second.data[0]?.id });
    expect(back.data).toEqual(first.data);
    expect((await stripe.customers.list({ limit: 2 }).autoPagingToArray({ limit: 10 })).at(-1)?.id).toBe(customer.id);
  });

  it('expands the requested fields', async () => {
    const { stripe, hold } = await stripeForTest();
    const intent = await hold({
      payment_method: 'pm_card_visa',
      expand: ['latest_charge.payment_intent', 'payment_method'],
    });
    expect(intent.latest_charge).toMatchObject({
      object: 'charge',
      captured: false,
      payment_intent: { id: intent.id },
    });
    expect(intent.payment_method).toMatchObject({ card: { last4: '4242' } });
    const list = await stripe.paymentIntents.list({ expand: ['data.customer'] });
    expect(list.data[0]?.customer).toMatchObject({ email: 'ann@example.com' });
    await expect(hold({ payment_method: 'pm_card_visa', expand: ['nothing'] })).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  it('refuses a parameter it does not know', async () => {
    const { url } = await stripeForTest();
    const headers = { authorization: 'Bearer sk_test_sandbox' };
    const answer = await fetch(`${url}/v1/customers`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ colour: 'red' }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: 'parameter_unknown', param: 'colour' } });
  });

  it('accepts calls from pages of other origins', async () => {
    const { url } = await stripeForTest();
    const answer = await fetch(`${url}/v1/payment_methods`, {
      method: 'OPTIONS',
      headers: { origin: 'https://a.example' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });
});
