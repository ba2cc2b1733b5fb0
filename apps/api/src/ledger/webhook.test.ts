import { describe, expect, it } from 'vitest';
import {
  accept,
  anUnpaidRequest,
  aRequest,
  at,
  attach,
  chargesOf,
  settled,
  threeDSecureCard,
  viewOf,
  type Request,
} from '../testing/requests.ts';
import { deliverEvent, eventOf } from '../testing/deliver-event.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url, stripeWebhookSecret: 'whsec_test' } });
const { db } = api.services;

const post = (event: unknown, signed?: Parameters<typeof deliverEvent>[2]) => deliverEvent(api, event, signed);

async function intentsOf({ selectionId }: Request) {
  return (await stripe.ledgerOf(selectionId)).paymentIntents;
}

describe('the payment webhook', () => {
  it('refuses a wrong, an old and a missing signature', async () => {
    const event = eventOf('payment_intent.succeeded', { object: 'payment_intent', id: 'pi_x', metadata: {} });
    expect((await post(event, { secret: 'whsec_wrong' })).status).toBe(401);
    expect((await post(event, { seconds: Math.floor(Date.now() / 1_000) - 400 })).status).toBe(401);
    expect((await api.fetch('/stripe/webhook', { method: 'POST' })).status).toBe(401);
    expect(await db.selectFrom('webhook_events').selectAll().execute()).toEqual([]);
  });

  it('rejects a signed body that is not JSON as the sender’s mistake', async () => {
    const refused = await post('{"id": "evt_');
    expect([refused.status, await refused.json()]).toMatchObject([400, { code: 'INVALID_JSON' }]);
  });

  it('ignores other intents and unknown event types', async () => {
    expect(
      (await post(eventOf('payment_intent.canceled', { object: 'payment_intent', id: 'pi_other', metadata: {} })))
        .status,
    ).toBe(200);
    expect((await post(eventOf('customer.created', { object: 'customer', id: 'cus_1' }))).status).toBe(200);
  });

  it('shows a booking fee whose authorisation was cancelled at the provider as unpaid', async () => {
    const request = await aRequest(api);
    const [intent] = await intentsOf(request);
    await stripe.cancelIntent(intent?.id ?? '');
    const event = eventOf('payment_intent.canceled', { ...intent, status: 'canceled' });
    expect((await post(event)).status).toBe(200);
    expect(await viewOf(api, request)).toMatchObject({ payment: { status: 'canceled' } });
    expect((await attach(api, request)).status).toBe(200);
    // The same event again must not undo the new payment.
    expect((await post(event)).status).toBe(200);
    expect(await viewOf(api, request)).toMatchObject({ payment: { status: 'requires_capture' } });
  });

  it('sends the request when the 3-D Secure step ends after the page was closed', async () => {
    const request = await anUnpaidRequest(api);
    const asked = await attach(api, request, threeDSecureCard);
    await stripe.authenticate((asked.body as { clientSecret: string }).clientSecret, 'complete');
    const [intent] = await intentsOf(request);
    await post(eventOf('payment_intent.amount_capturable_updated', intent));
    expect(await viewOf(api, request)).toMatchObject({ payment: { status: 'requires_capture' } });
  });

  it('keeps a request closed when 3-D Secure ends after its 24 hours to pay', async () => {
    const request = await anUnpaidRequest(api);
    const asked = await attach(api, request, threeDSecureCard);
    await stripe.authenticate((asked.body as { clientSecret: string }).clientSecret, 'complete');
    const [intent] = await intentsOf(request);
    await at(api, new Date(api.clock.now.getTime() + 25 * 3_600_000), async () => {
      await post(eventOf('payment_intent.amount_capturable_updated', intent));
      await settled(api);
      expect(await viewOf(api, request)).toMatchObject({ status: 'CLOSED', endedBecause: 'unpaid' });
    });
    expect(await intentsOf(request)).toMatchObject([{ status: 'canceled' }]);
  });

  it('releases a hold for a charge that was given up', async () => {
    const request = await anUnpaidRequest(api);
    await attach(api, request);
    await settled(api);
    await db.updateTable('charges').set({ status: 'RELEASED' }).where('subject_id', '=', request.selectionId).execute();
    const [intent] = await intentsOf(request);
    await post(eventOf('payment_intent.amount_capturable_updated', intent));
    await settled(api);
    expect(await intentsOf(request)).toMatchObject([{ status: 'canceled' }]);
  });

  it('records captures and refunds made at the provider', async () => {
    const request = await aRequest(api);
    await accept(api, request, { as: request.specialists[0] });
    await settled(api);
    const bookingFee = (await intentsOf(request)).find(({ amount }) => amount === 1_500);
    await stripe.act('refunds', { payment_intent: bookingFee?.id ?? '' });
    await post(eventOf('charge.refunded', { object: 'charge', id: 'ch_1', payment_intent: bookingFee?.id }));
    expect((await chargesOf(api, request)).map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'booking_fee REFUNDED',
      'acceptance_fee CAPTURED',
    ]);
  });

  it('does not treat a partial refund as a whole one', async () => {
    const request = await aRequest(api);
    await accept(api, request, { as: request.specialists[0] });
    await settled(api);
    const bookingFee = (await intentsOf(request)).find(({ amount }) => amount === 1_500);
    await stripe.act('refunds', { payment_intent: bookingFee?.id ?? '', amount: '500' });
    await post(eventOf('charge.refunded', { object: 'charge', id: 'ch_2', payment_intent: bookingFee?.id }));
    expect((await chargesOf(api, request)).map(({ status }) => status)).toEqual(['CAPTURED', 'CAPTURED']);
  });

  it('asks for an event again while the provider does not return its object', async () => {
    const request = await aRequest(api);
    await accept(api, request, { as: request.specialists[0] });
    await settled(api);
    const bookingFee = (await intentsOf(request)).find(({ amount }) => amount === 1_500);
    await stripe.act('refunds', { payment_intent: bookingFee?.id ?? '' });
    const event = eventOf('charge.refunded', { object: 'charge', id: 'ch_3', payment_intent: bookingFee?.id });
    await stripe.fault({ path: '/v1/refunds', method: 'GET', mode: 'error', times: 2 });
    expect((await post(event)).status).toBe(503);
    expect((await chargesOf(api, request))[0]).toMatchObject({ status: 'CAPTURED' });
    expect((await post(event)).status).toBe(200);
    expect((await chargesOf(api, request))[0]).toMatchObject({ status: 'REFUNDED' });
  });
});
