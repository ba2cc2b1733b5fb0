import { describe, expect, it } from 'vitest';
import { startStripe, withStripe } from '../testing/start-stripe.ts';
import { PaymentUnavailable } from './payment-errors.ts';
import { createPayments, outcomeOf, type AuthoriseRequest } from './payments.ts';

const stripe = await withStripe();
const config = { stripeSecretKey: 'sk_test_sandbox', stripeApiUrl: stripe.url, stripeWebhookSecret: 'whsec_test' };
const payments = createPayments(config);

let keys = 0;
const key = (): string => `test:${(keys += 1)}`;

async function aHold(changes: Partial<AuthoriseRequest> = {}): Promise<AuthoriseRequest> {
  const customerId = await payments.ensureCustomer({
    userId: 'usr_1',
    email: 'usr_1@example.com',
    idempotencyKey: key(),
  });
  return {
    customerId,
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
  it('makes one customer per key', async () => {
    const input = { userId: 'usr_2', email: 'usr_2@example.com', idempotencyKey: key() };
    expect(await payments.ensureCustomer(input)).toBe(await payments.ensureCustomer(input));
  });

  it('holds once per key, and a replay answers what is true now', async () => {
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

  it('finds an intent by the charge it was made for', async () => {
    const request = await aHold();
    const authorised = await payments.authorise(request);
    const found = await payments.find(request.customerId, request.metadata.chargeId ?? '');
    expect(found).toMatchObject({
      id: authorised.tag === 'authorised' ? authorised.intentId : '',
      status: 'requires_capture',
    });
    expect(await payments.find(request.customerId, 'chg_other')).toBeUndefined();
  });

  it('counts a capture, a release and a refund that are already done as done', async () => {
    const captured = await held();
    expect([await payments.capture(captured, key()), await payments.capture(captured, key())]).toEqual([
      'captured',
      'captured',
    ]);
    expect(await payments.release(captured, key())).toBe('captured');
    await payments.refund(captured, key());
    await payments.refund(captured, key());
    const released = await held();
    expect([await payments.release(released, key()), await payments.release(released, key())]).toEqual([
      'released',
      'released',
    ]);
    expect(await payments.capture(released, key())).toBe('canceled');
  });

  it.each(['pm_card_chargeDeclined', 'pm_nothing', 'nonsense'])('answers declined for %s', async (paymentMethodId) => {
    const request = await aHold({ paymentMethodId });
    expect(await payments.authorise(request)).toMatchObject({
      tag: 'declined',
      message: expect.stringMatching(/card/),
    });
  });

  it.each([500, 503, 429])('throws PaymentUnavailable on a %i', async (status) => {
    const request = await aHold();
    await stripe.fault({ path: '/v1/payment_intents', mode: 'error', status, times: 2 });
    await expect(payments.authorise(request)).rejects.toBeInstanceOf(PaymentUnavailable);
    await stripe.heal();
    expect((await payments.authorise(request)).tag).toBe('authorised');
  });

  it('throws PaymentUnavailable when nobody answers, and when our key is refused', async () => {
    const gone = await startStripe();
    await gone.stop();
    const nowhere = createPayments({ ...config, stripeApiUrl: gone.url });
    await expect(nowhere.look('pi_1')).rejects.toBeInstanceOf(PaymentUnavailable);
    const stranger = createPayments({ ...config, stripeSecretKey: 'sk_test_wrong' });
    await expect(stranger.look('pi_1')).rejects.toBeInstanceOf(PaymentUnavailable);
  });

  it('reads every status as one answer', () => {
    const intent = { id: 'pi_1', clientSecret: 'secret' };
    expect(outcomeOf({ ...intent, status: 'requires_capture' }).tag).toBe('authorised');
    expect(outcomeOf({ ...intent, status: 'succeeded' }).tag).toBe('authorised');
    expect(outcomeOf({ ...intent, status: 'requires_action' }).tag).toBe('action-required');
    expect(outcomeOf({ ...intent, status: 'canceled' }).tag).toBe('declined');
    expect(() => outcomeOf({ ...intent, status: 'processing' })).toThrow(PaymentUnavailable);
  });
});
