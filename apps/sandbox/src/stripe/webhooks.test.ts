import { describe, expect, it } from 'vitest';
import { stripeForTest, webhookReceiver } from '../testing/stripe-for-test.ts';

describe('a webhook', () => {
  it('is signed so that the SDK accepts it, and refuses it once changed', async () => {
    const receiver = await webhookReceiver();
    const { stripe, hold } = await stripeForTest(receiver.url);
    const intent = await hold({ payment_method: 'pm_card_visa' }, { idempotencyKey: 'k1' });
    const { body, signature } = await receiver.next();
    const event = stripe.webhooks.constructEvent(body, signature, 'whsec_sandbox');
    expect(event).toMatchObject({
      type: 'payment_intent.amount_capturable_updated',
      data: { object: { id: intent.id, status: 'requires_capture' } },
      request: { idempotency_key: 'k1' },
    });
    expect(() => stripe.webhooks.constructEvent(body.replace('1500', '1'), signature, 'whsec_sandbox')).toThrow(
      'signature',
    );
    expect(() => stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow('signature');
    expect(await stripe.events.retrieve(event.id)).toMatchObject({ type: event.type });
  });

  it('announces captures, refunds, cancellations and failures', async () => {
    const receiver = await webhookReceiver();
    const { stripe, hold } = await stripeForTest(receiver.url);
    const next = async () => (JSON.parse((await receiver.next()).body) as { type: string }).type;
    const { id } = await hold({ payment_method: 'pm_card_visa' });
    expect(await next()).toBe('payment_intent.amount_capturable_updated');
    await stripe.paymentIntents.capture(id);
    expect(await next()).toBe('payment_intent.succeeded');
    await stripe.refunds.create({ payment_intent: id });
    expect(await next()).toBe('charge.refunded');
    await hold({ payment_method: 'pm_card_chargeDeclined' }).catch(() => undefined);
    expect(await next()).toBe('payment_intent.payment_failed');
    const other = await stripe.paymentIntents.create({ amount: 2000, currency: 'aud' });
    await stripe.paymentIntents.cancel(other.id);
    expect(await next()).toBe('payment_intent.canceled');
    expect((await stripe.events.list({ type: 'charge.refunded' })).data).toHaveLength(1);
  });

  it('is dropped, delayed, doubled or held back as planned', async () => {
    const receiver = await webhookReceiver();
    const { url, stripe, hold } = await stripeForTest(receiver.url);
    const plan = (fault: object) => fetch(`${url}/_faults`, { method: 'POST', body: JSON.stringify(fault) });
    const next = async () => (JSON.parse((await receiver.next()).body) as { type: string }).type;
    await plan({ event: 'payment_intent.amount_capturable_updated', mode: 'drop' });
    await plan({ event: 'payment_intent.succeeded', mode: 'reorder', ms: 60_000 });
    await plan({ event: 'charge.refunded', mode: 'double' });
    const { id } = await hold({ payment_method: 'pm_card_visa' });
    await stripe.paymentIntents.capture(id);
    await stripe.refunds.create({ payment_intent: id });
    const seen = [await next(), await next(), await next()];
    expect(seen.toSorted()).toEqual(['charge.refunded', 'charge.refunded', 'payment_intent.succeeded']);
    expect(seen[0]).toBe('charge.refunded');
    await plan({ event: '*', mode: 'delay', ms: 30 });
    await stripe.paymentIntents.cancel((await stripe.paymentIntents.create({ amount: 2000, currency: 'aud' })).id);
    expect(await next()).toBe('payment_intent.canceled');
  });

  it('is repeated with the same ID until accepted', async () => {
    const receiver = await webhookReceiver([500]);
    const { hold } = await stripeForTest(receiver.url);
    await hold({ payment_method: 'pm_card_visa' });
    const [first, second] = [await receiver.next(), await receiver.next()];
    expect(JSON.parse(second.body)).toEqual(JSON.parse(first.body));
  });
});
