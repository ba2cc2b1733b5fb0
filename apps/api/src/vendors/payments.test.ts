import { Stripe as Client } from 'stripe';
import { describe, expect, it } from 'vitest';
import { startStripe, withStripe } from '../testing/start-stripe.ts';
import { PaymentUnavailable } from './payment-errors.ts';
import { outcomeOf } from './payment-answers.ts';
import type { AuthoriseRequest } from './payment-params.ts';
import { createPayments } from './payments.ts';
import { addressOf } from './stripe-client.ts';

const stripe = await withStripe();
const config = { stripeSecretKey: 'sk_test_sandbox', stripeApiUrl: stripe.url, stripeWebhookSecret: 'whsec_test' };
const payments = createPayments(config);

let keys = 0;
const key = (): string => `test:${(keys += 1)}`;

async function aHold(changes: Partial<AuthoriseRequest> = {}): Promise<AuthoriseRequest> {
  const customer = await payments.ensureCustomer({
    userId: 'usr_1',
    email: 'usr_1@example.com',
    idempotencyKey: key(),
  });
  if (customer.tag !== 'customer') throw new Error(customer.reason);
  return {
    customerId: customer.id,
    amountCents: 1_500,
    paymentMethodId: 'pm_card_visa',
    description: 'Booking fee',
    metadata: { chargeId: `chg_${keys}`, selectionId: `sel_${keys}` },
    idempotencyKey: key(),
    ...changes,
  };
}

async function held(): Promise<string> {
  const authorised = await payments.authorise(await aHold());
  if (authorised.tag !== 'authorised') throw new Error(authorised.tag);
  return authorised.intentId;
}

describe('payments', () => {
  it('creates one customer per key', async () => {
    const input = { userId: 'usr_2', email: 'usr_2@example.com', idempotencyKey: key() };
    expect(await payments.ensureCustomer(input)).toEqual(await payments.ensureCustomer(input));
  });

  it('holds once per key, and a replay returns the current status', async () => {
    const request = await aHold();
    const first = await payments.authorise(request);
    expect(await payments.authorise(request)).toEqual(first);
    await payments.release(first.tag === 'authorised' ? first.intentId : '', key());
    expect((await payments.authorise(request)).tag).toBe('declined');
  });

  it('replays after an answer that was lost on the way', async () => {
    const request = await aHold();
    await stripe.fault({ path: '/v1/payment_intents', mode: 'after' });
    expect((await payments.authorise(request)).tag).toBe('authorised');
    expect((await stripe.ledgerOf(request.metadata.selectionId ?? '')).paymentIntents).toHaveLength(1);
  });

  it('finds an intent by its charge', async () => {
    const request = await aHold();
    const authorised = await payments.authorise(request);
    const found = await payments.find(['cus_gone', request.customerId], request.metadata.chargeId ?? '');
    expect(found).toMatchObject([
      { id: authorised.tag === 'authorised' ? authorised.intentId : '', status: 'requires_capture' },
    ]);
    expect(await payments.find([request.customerId], 'chg_other')).toEqual([]);
  });

  it('finds every intent of a charge, those holding money first', async () => {
    const request = await aHold();
    const held = await payments.authorise(request);
    const declined = { ...request, paymentMethodId: 'pm_card_chargeDeclined', idempotencyKey: key() };
    await payments.authorise(declined);
    const found = await payments.find([request.customerId], request.metadata.chargeId ?? '');
    expect(found.map(({ status }) => status)).toEqual(['requires_capture', 'requires_payment_method']);
    expect(found[0]?.id).toBe(held.tag === 'authorised' ? held.intentId : '');
  });

  it('returns the duration of a hold', async () => {
    expect(await payments.authorise(await aHold())).toMatchObject({ holdMs: 7 * 24 * 60 * 60_000 });
  });

  it('returns a payment’s refunds and its decisive dispute', async () => {
    const intentId = await held();
    expect(await payments.fateOf(intentId)).toMatchObject({ status: 'requires_capture', refunds: [], dispute: null });
    await payments.capture(intentId, key());
    await stripe.act('refunds', { payment_intent: intentId, amount: '500' });
    await stripe.bank('disputes', { payment_intent: intentId, reason: 'duplicate' });
    expect(await payments.fateOf(intentId)).toEqual({
      tag: 'fate',
      status: 'succeeded',
      canceledBecause: null,
      refunds: [{ id: expect.stringMatching(/^re_/), cents: 500, status: 'succeeded', reason: null }],
      dispute: { id: expect.stringMatching(/^du_/), status: 'needs_response', reason: 'duplicate', cents: 1_500 },
    });
    expect(await payments.refund(intentId, key())).toEqual({ tag: 'disputed' });
    expect(await payments.fateOf('pi_live')).toMatchObject({ tag: 'gone' });
  });

  it('counts completed captures, releases and refunds as done', async () => {
    const captured = await held();
    for (let turn = 0; turn < 2; turn += 1)
      expect(await payments.capture(captured, key())).toEqual({ tag: 'captured' });
    expect(await payments.release(captured, key())).toEqual({ tag: 'captured' });
    await payments.refund(captured, key());
    await payments.refund(captured, key());
    const released = await held();
    for (let turn = 0; turn < 2; turn += 1)
      expect(await payments.release(released, key())).toEqual({ tag: 'released' });
    expect(await payments.capture(released, key())).toEqual({ tag: 'canceled', reason: 'payment_intent: canceled' });
  });

  it('holds by confirmation token once, and returns its card', async () => {
    const request = await aHold({ paymentMethodId: await stripe.aToken('pm_card_visa') });
    const first = await payments.authorise(request);
    const card = { paymentMethodId: expect.stringMatching(/^pm_/), brand: 'visa', last4: '4242' };
    expect(first).toMatchObject({ tag: 'authorised', card });
    expect(await payments.authorise(request)).toEqual(first);
    const again = await payments.authorise({ ...request, idempotencyKey: key() });
    expect(again).toMatchObject({ tag: 'declined', unusable: true });
  });

  it.each([
    [true, false],
    [false, true],
  ])('refuses a token when the page saves the card (%s) and the payment does (%s)', async (saves, savesCard) => {
    const paymentMethodId = await stripe.aToken('pm_card_visa', { saves });
    const refused = await payments.authorise(await aHold({ paymentMethodId, savesCard }));
    expect(refused).toEqual({ tag: 'refused', reason: 'invalid_request_error' });
  });

  it.each(['pm_card_chargeDeclined', 'pm_nothing', 'ctoken_nothing', 'nonsense'])(
    'returns declined for %s',
    async (paymentMethodId) => {
      const request = await aHold({ paymentMethodId });
      expect(await payments.authorise(request)).toMatchObject({
        tag: 'declined',
        message: expect.stringMatching(/card/),
      });
    },
  );

  it.each([500, 503, 429])('throws PaymentUnavailable on a %i', async (status) => {
    const request = await aHold();
    await stripe.fault({ path: '/v1/payment_intents', mode: 'error', status, times: 2 });
    await expect(payments.authorise(request)).rejects.toBeInstanceOf(PaymentUnavailable);
    await stripe.heal();
    expect((await payments.authorise(request)).tag).toBe('authorised');
  });

  it('throws PaymentUnavailable without a response, or when our key is refused', async () => {
    const gone = await startStripe();
    await gone.stop();
    const nowhere = createPayments({ ...config, stripeApiUrl: gone.url });
    await expect(nowhere.look('pi_1')).rejects.toBeInstanceOf(PaymentUnavailable);
    const stranger = createPayments({ ...config, stripeSecretKey: 'sk_test_wrong' });
    await expect(stranger.look('pi_1')).rejects.toBeInstanceOf(PaymentUnavailable);
  });

  it('finds an intent on a later page than the first', async () => {
    const request = await aHold();
    const first = await payments.authorise(request);
    const api = new Client('sk_test_sandbox', addressOf(stripe.url));
    const another = () =>
      api.paymentIntents.create({ amount: 100, currency: 'aud', customer: request.customerId, metadata: {} });
    for (let page = 0; page < 4; page += 1) await Promise.all(Array.from({ length: 25 }, another));
    expect(await payments.find([request.customerId], request.metadata.chargeId ?? '')).toMatchObject([
      { id: first.tag === 'authorised' ? first.intentId : '' },
    ]);
  });

  it('asks for a retry of a capture whose intent is not settled yet', async () => {
    const asked = await payments.authorise(await aHold({ paymentMethodId: 'pm_card_authenticationRequired' }));
    const intentId = asked.tag === 'action-required' ? asked.intentId : '';
    await expect(payments.capture(intentId, key())).rejects.toBeInstanceOf(PaymentUnavailable);
  });

  it('returns unknown and refused objects by type and code', async () => {
    const gone = { tag: 'gone', reason: 'invalid_request_error: resource_missing' };
    expect(await payments.look('pi_live')).toEqual(gone);
    expect(await payments.capture('pi_live', key())).toEqual(gone);
    expect(await payments.release('pi_live', key())).toEqual(gone);
    expect(await payments.refund('pi_live', key())).toEqual(gone);
    expect(await payments.authorise(await aHold({ customerId: 'cus_live' }))).toEqual({
      ...gone,
      tag: 'customer-gone',
    });
    const badEmail = { userId: 'usr_3', email: 'nobody', idempotencyKey: key() };
    expect(await payments.ensureCustomer(badEmail)).toEqual({
      tag: 'refused',
      reason: 'invalid_request_error: email_invalid',
    });
    const request = await aHold();
    await payments.authorise(request);
    const other = { ...request, amountCents: 1_600 };
    expect(await payments.authorise(other)).toEqual({ tag: 'refused', reason: 'idempotency_error' });
  });

  it('maps every status to one answer', () => {
    const intent = {
      tag: 'intent',
      id: 'pi_1',
      clientSecret: 'secret',
      holdMs: null,
      paidAt: null,
      card: null,
      canceledBecause: null,
    } as const;
    expect(outcomeOf({ ...intent, status: 'requires_capture' }).tag).toBe('authorised');
    expect(outcomeOf({ ...intent, status: 'succeeded' }).tag).toBe('authorised');
    expect(outcomeOf({ ...intent, status: 'requires_action' }).tag).toBe('action-required');
    expect(outcomeOf({ ...intent, status: 'canceled' }).tag).toBe('declined');
    expect(() => outcomeOf({ ...intent, status: 'processing' })).toThrow(PaymentUnavailable);
  });
});
