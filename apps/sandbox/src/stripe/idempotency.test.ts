import { describe, expect, it } from 'vitest';
import { getJson } from '../testing/sandbox-for-test.ts';
import { stripeForTest } from '../testing/stripe-for-test.ts';

const intents = async (url: string) =>
  (await getJson<{ paymentIntents: unknown[] }>(`${url}/_ledger.json`)).paymentIntents.length;

describe('an idempotency key', () => {
  it('repeats the first answer without a second effect', async () => {
    const { url, hold } = await stripeForTest();
    const first = await hold({ payment_method: 'pm_card_visa' }, { idempotencyKey: 'k1' });
    const second = await hold({ payment_method: 'pm_card_visa' }, { idempotencyKey: 'k1' });
    expect(second.id).toBe(first.id);
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(await intents(url)).toBe(1);
  });

  it('repeats a decline', async () => {
    const { url, hold } = await stripeForTest();
    const declined = () => hold({ payment_method: 'pm_card_chargeDeclined' }, { idempotencyKey: 'k1' });
    const first = (await declined().catch((error: unknown) => error)) as { payment_intent: { id: string } };
    await expect(declined()).rejects.toMatchObject({
      code: 'card_declined',
      payment_intent: { id: first.payment_intent.id },
    });
    expect(await intents(url)).toBe(1);
  });

  it('is refused with other parameters', async () => {
    const { hold } = await stripeForTest();
    await hold({ payment_method: 'pm_card_visa' }, { idempotencyKey: 'k1' });
    await expect(
      hold({ payment_method: 'pm_card_visa', amount: 2000 }, { idempotencyKey: 'k1' }),
    ).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    });
  });

  it('stays free when the parameters were wrong', async () => {
    const { hold } = await stripeForTest();
    await expect(hold({ currency: '' }, { idempotencyKey: 'k1' })).rejects.toMatchObject({ code: 'parameter_missing' });
    expect(await hold({ payment_method: 'pm_card_visa' }, { idempotencyKey: 'k1' })).toMatchObject({ amount: 1500 });
  });

  it('runs one of two concurrent calls, and refuses the other', async () => {
    const { url, hold } = await stripeForTest();
    await fetch(`${url}/_faults`, {
      method: 'POST',
      body: JSON.stringify({ path: '/v1/payment_intents', mode: 'delay', ms: 1000 }),
    });
    const call = () => hold({ payment_method: 'pm_card_visa' }, { idempotencyKey: 'k1' });
    const outcomes = await Promise.allSettled([call(), call()]);
    expect(outcomes.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find((one) => one.status === 'rejected')?.reason).toMatchObject({
      statusCode: 409,
      code: 'idempotency_key_in_use',
    });
    expect(await intents(url)).toBe(1);
  });
});
