import { describe, expect, it } from 'vitest';
import { getJson } from './testing/sandbox-for-test.ts';
import { stripeForTest } from './testing/stripe-for-test.ts';

async function open(fault: object) {
  const sandbox = await stripeForTest();
  const plan = (one: object) => fetch(`${sandbox.url}/_faults`, { method: 'POST', body: JSON.stringify(one) });
  const planned = await plan({ path: '/v1/payment_intents', ...fault });
  const count = async () =>
    (await getJson<{ paymentIntents: unknown[] }>(`${sandbox.url}/_ledger.json`)).paymentIntents.length;
  return { ...sandbox, plan, planned, count };
}

// The SDK always retries a cut connection once: two faults are needed to see it fail.
describe('a planned fault', () => {
  it('“before” cuts the line with nothing done', async () => {
    const { hold, count } = await open({ mode: 'before', times: 2 });
    await expect(hold({ payment_method: 'pm_card_visa' })).rejects.toMatchObject({ type: 'StripeConnectionError' });
    expect(await count()).toBe(0);
    await hold({ payment_method: 'pm_card_visa' });
    expect(await count()).toBe(1);
  });

  it('“after” acts, then cuts the connection: only the key returns the result', async () => {
    const { hold, count } = await open({ mode: 'after', times: 2 });
    const call = () => hold({ payment_method: 'pm_card_visa' }, { idempotencyKey: 'k1' });
    await expect(call()).rejects.toMatchObject({ type: 'StripeConnectionError' });
    expect((await call()).lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(await count()).toBe(1);
  });

  it('“error” answers with the status as often as asked', async () => {
    const { hold, count } = await open({ mode: 'error', status: 503, times: 2 });
    for (let turn = 0; turn < 2; turn += 1)
      await expect(hold({ payment_method: 'pm_card_visa' })).rejects.toMatchObject({
        type: 'StripeAPIError',
        statusCode: 503,
      });
    expect((await hold({ payment_method: 'pm_card_visa' })).status).toBe('requires_capture');
    expect(await count()).toBe(1);
  });

  it('“error” returns the planned error', async () => {
    const { hold } = await open({
      mode: 'error',
      status: 400,
      type: 'invalid_request_error',
      code: 'x',
      param: 'customer',
    });
    await expect(hold({})).rejects.toMatchObject({ type: 'StripeInvalidRequestError', code: 'x', param: 'customer' });
  });

  it('“error” is kept under the key when asked to be, as Stripe keeps its 500s', async () => {
    const { hold, count } = await open({ mode: 'error', keep: true });
    const call = (idempotencyKey: string) => hold({ payment_method: 'pm_card_visa' }, { idempotencyKey });
    for (let turn = 0; turn < 2; turn += 1)
      await expect(call('k1')).rejects.toMatchObject({ type: 'StripeAPIError', statusCode: 500 });
    expect(await count()).toBe(0);
    expect((await call('k2')).status).toBe('requires_capture');
  });

  it('lets the SDK succeed by retrying with the same key', async () => {
    const { stripe, customer, count } = await open({ mode: 'after' });
    await stripe.paymentIntents.create({ amount: 1500, currency: 'aud', customer: customer.id });
    expect(await count()).toBe(1);
  });

  it('matches * in the path, and ends after DELETE', async () => {
    const { url, stripe, plan, customer } = await open({ mode: 'before' });
    await plan({ path: '/v1/customers/*', method: 'GET', mode: 'error' });
    await expect(stripe.customers.retrieve(customer.id)).rejects.toMatchObject({ statusCode: 500 });
    await fetch(`${url}/_faults`, { method: 'DELETE' });
    await expect(stripe.paymentIntents.create({ amount: 1500, currency: 'aud' })).resolves.toBeTruthy();
  });

  it('acts on each n-th call when told to', async () => {
    const { hold } = await open({ mode: 'error', every: 2, times: 2 });
    const ends: boolean[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      ends.push(
        await hold({ payment_method: 'pm_card_visa' }).then(
          () => true,
          () => false,
        ),
      );
    }
    expect(ends).toEqual([true, false, true, false, true]);
  });

  it('“late” returns the status and acts afterwards', async () => {
    const { url, hold, count } = await open({ mode: 'late', ms: 60_000 });
    const call = (idempotencyKey: string) => hold({ payment_method: 'pm_card_visa' }, { idempotencyKey });
    await expect(call('k1')).rejects.toMatchObject({ type: 'StripeAPIError', statusCode: 500 });
    expect((await call('k2')).status).toBe('requires_capture');
    expect(await count()).toBe(1);
    await fetch(`${url}/_faults`, { method: 'DELETE' });
    await expect.poll(count).toBe(2);
    expect((await call('k1')).lastResponse.headers['idempotent-replayed']).toBe('true');
  });

  it('needs a known mode', async () => {
    const { planned, plan } = await open({ mode: 'sideways' });
    expect(planned.status).toBe(400);
    expect((await plan({ event: '*', mode: 'before' })).status).toBe(400);
  });
});
