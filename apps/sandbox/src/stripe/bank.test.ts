import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { stripeForTest } from '../testing/stripe-for-test.ts';
import { idOf } from './store.ts';

async function open() {
  const sandbox = await stripeForTest();
  const { stripe, hold } = sandbox;
  const bank = async (path: string, said: object = {}): Promise<number> =>
    (await fetch(`${sandbox.url}/_bank/${path}`, { method: 'POST', body: JSON.stringify(said) })).status;
  const paid = async (card = 'pm_card_visa') =>
    stripe.paymentIntents.capture((await hold({ payment_method: card })).id);
  const chargeOf = (intent: Stripe.PaymentIntent) => stripe.charges.retrieve(idOf(intent.latest_charge) ?? '');
  const told = async () => (await stripe.events.list({ limit: 100 })).data.map(({ type }) => type).toReversed();
  return { ...sandbox, bank, paid, chargeOf, told };
}

describe('a dispute', () => {
  it('reclaims a captured payment, and prevents its refund', async () => {
    const { stripe, bank, paid, chargeOf, told } = await open();
    const intent = await paid();
    expect(await bank('disputes', { payment_intent: intent.id, reason: 'product_not_received' })).toBe(201);
    const [dispute] = (await stripe.disputes.list({ payment_intent: intent.id })).data;
    expect(dispute).toMatchObject({ status: 'needs_response', reason: 'product_not_received', amount: 1500 });
    expect(await chargeOf(intent)).toMatchObject({ disputed: true, refunded: false });
    await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
    expect(await told()).toEqual(expect.arrayContaining(['charge.dispute.created', 'charge.dispute.funds_withdrawn']));
  });

  it.each([
    ['winning_evidence', 'won', true],
    ['losing_evidence', 'lost', false],
  ])('is decided by %s', async (uncategorized_text, status, refundable) => {
    const { stripe, paid, told } = await open();
    const intent = await paid('pm_card_createDispute');
    const [dispute] = (await stripe.disputes.list({ payment_intent: intent.id })).data;
    expect(await stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text } })).toMatchObject({
      status,
      evidence_details: { submission_count: 1 },
    });
    expect(await told()).toEqual(expect.arrayContaining(['charge.dispute.updated', 'charge.dispute.closed']));
    const refund = stripe.refunds.create({ payment_intent: intent.id }).then(
      () => true,
      () => false,
    );
    expect(await refund).toBe(refundable);
    await expect(stripe.disputes.close(dispute?.id ?? '')).rejects.toMatchObject({ statusCode: 400 });
  });

  it('is lost when it is accepted', async () => {
    const { stripe, paid } = await open();
    const intent = await paid('pm_card_createDispute');
    const [dispute] = (await stripe.disputes.list({ payment_intent: intent.id })).data;
    expect(await stripe.disputes.close(dispute?.id ?? '')).toMatchObject({ status: 'lost' });
  });

  it('that only asks takes nothing, and the payment can be refunded', async () => {
    const { stripe, paid, told } = await open();
    const intent = await paid('pm_card_createDisputeInquiry');
    expect((await stripe.disputes.list()).data).toMatchObject([{ status: 'warning_needs_response' }]);
    expect(await told()).not.toContain('charge.dispute.funds_withdrawn');
    await stripe.refunds.create({ payment_intent: intent.id });
  });

  it('needs a captured payment', async () => {
    const { bank, hold } = await open();
    expect(await bank('disputes', { payment_intent: (await hold({ payment_method: 'pm_card_visa' })).id })).toBe(400);
    expect(await bank('disputes', { payment_intent: 'pi_none' })).toBe(404);
  });
});

describe('a refund', () => {
  it('fails afterwards when the card takes none, and may be repeated', async () => {
    const { stripe, paid, chargeOf, told } = await open();
    const intent = await paid('pm_card_refundFail');
    const refund = await stripe.refunds.create({ payment_intent: intent.id });
    expect(refund.status).toBe('succeeded');
    expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
    });
    expect(await chargeOf(intent)).toMatchObject({ refunded: false, amount_refunded: 0 });
    const types = await told();
    expect(types.indexOf('refund.failed')).toBeGreaterThan(types.indexOf('charge.refunded'));
    await stripe.refunds.create({ payment_intent: intent.id });
  });

  it('is returned once when the bank rejects it', async () => {
    const { stripe, bank, paid } = await open();
    const { id } = await stripe.refunds.create({ payment_intent: (await paid()).id });
    expect([await bank(`refunds/${id}/fail`, { reason: 'unknown' }), await bank(`refunds/${id}/fail`)]).toEqual([
      200, 400,
    ]);
    expect(await stripe.refunds.retrieve(id)).toMatchObject({ status: 'failed', failure_reason: 'unknown' });
  });

  it('may take its time', async () => {
    const { stripe, paid } = await open();
    const refund = await stripe.refunds.create({ payment_intent: (await paid('pm_card_pendingRefund')).id });
    expect([refund.status, (await stripe.refunds.retrieve(refund.id)).status]).toEqual(['pending', 'succeeded']);
  });
});

describe('a hold', () => {
  it('shows its expiry, and expires', async () => {
    const { stripe, bank, hold, chargeOf } = await open();
    await bank('holds', { hours: 48 });
    const intent = await hold({ payment_method: 'pm_card_visa' });
    const charge = await chargeOf(intent);
    expect((charge.payment_method_details?.card?.capture_before ?? 0) - charge.created).toBe(48 * 3600);
    expect([
      await bank(`payment_intents/${intent.id}/expire`),
      await bank(`payment_intents/${intent.id}/expire`),
    ]).toEqual([200, 400]);
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'automatic',
    });
  });
});
