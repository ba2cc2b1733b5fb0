import { describe, expect, it } from 'vitest';
import { deliverEvent } from '../testing/deliver-event.ts';
import {
  accept,
  aRequest,
  at,
  attach,
  anUnpaidRequest,
  chargesOf,
  settled,
  viewOf,
  type Request,
} from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });
const { db } = api.services;
const day = 24 * 60 * 60_000;

async function aBooking(card = 'pm_card_visa'): Promise<Request> {
  const request = await anUnpaidRequest(api);
  expect((await attach(api, request, card)).status).toBe(200);
  expect((await accept(api, request, { as: request.specialists[0] })).status).toBe(200);
  await settled(api);
  return request;
}

async function bookingFeeOf(request: Request) {
  const [fee] = await chargesOf(api, request);
  if (!fee?.payment_intent_id) throw new Error('no fee');
  return { ...fee, intentId: fee.payment_intent_id };
}

async function tell(request: Request): Promise<void> {
  const { intentId } = await bookingFeeOf(request);
  for (const event of await stripe.eventsOf(intentId)) expect((await deliverEvent(api, event)).status).toBe(200);
}

async function cancelBySpecialist(request: Request): Promise<void> {
  const params = { id: request.selectionId };
  expect((await api.call('cancelAppointment', { as: request.specialists[0], params })).status).toBe(200);
  await settled(api);
}

const runJobsInDays = (days: number) => at(api, new Date(api.clock.now.getTime() + days * day), () => settled(api));

async function byHandOf(request: Request): Promise<string[]> {
  const { id } = await bookingFeeOf(request);
  const rows = await db.selectFrom('outbox').selectAll().where('failed_at', 'is not', null).execute();
  return rows.filter(({ payload }) => payload.chargeId === id).map(({ kind, last_error }) => `${kind}: ${last_error}`);
}

const refundsOf = async (request: Request) => (await stripe.ledgerOf(request.selectionId)).refunds;

describe('a refund', () => {
  it('is not reported before the provider has made it', async () => {
    const request = await aBooking();
    await stripe.fault({ path: '/v1/refunds', mode: 'error', times: 2 });
    await cancelBySpecialist(request);
    expect(await bookingFeeOf(request)).toMatchObject({ status: 'REFUNDING' });
    expect(await viewOf(api, request)).toMatchObject({ payment: { fate: 'charged' } });
    await runJobsInDays(1);
    expect(await bookingFeeOf(request)).toMatchObject({ status: 'REFUNDED' });
    expect(await viewOf(api, request)).toMatchObject({ payment: { fate: 'refunded' } });
  });

  it('returned by the bank is not reported as done, and is retried a day later', async () => {
    const request = await aBooking();
    await cancelBySpecialist(request);
    const [refund] = await refundsOf(request);
    await stripe.bank(`refunds/${refund?.id}/fail`, { reason: 'lost_or_stolen_card' });
    await tell(request);
    expect(await bookingFeeOf(request)).toMatchObject({
      status: 'REFUNDING',
      failed_because: 'refund: lost_or_stolen_card',
    });
    expect(await viewOf(api, request)).toMatchObject({ payment: { fate: 'charged' } });
    await runJobsInDays(0.9);
    expect(await refundsOf(request)).toHaveLength(1);
    await runJobsInDays(1.1);
    expect((await refundsOf(request)).map(({ status }) => status)).toEqual(['succeeded', 'failed']);
    expect(await viewOf(api, request)).toMatchObject({ payment: { fate: 'refunded' } });
  });

  it('returned by the bank three times is left to staff, who are notified once', async () => {
    const request = await aBooking('pm_card_refundFail');
    await cancelBySpecialist(request);
    for (const days of [0, 1.1, 3.2, 10, 20]) {
      await runJobsInDays(days);
      await tell(request);
    }
    await settled(api);
    expect(await refundsOf(request)).toHaveLength(3);
    expect(await byHandOf(request)).toEqual(['refund-by-hand: RefundByHand']);
    expect(await viewOf(api, request)).toMatchObject({ payment: { fate: 'charged' } });
  });

  it('delayed by the bank is reported once it is done', async () => {
    const request = await aBooking('pm_card_pendingRefund');
    await cancelBySpecialist(request);
    await tell(request);
    expect(await viewOf(api, request)).toMatchObject({ payment: { fate: 'refunded' } });
  });

  it('made by hand at the provider is recorded, also before the capture was', async () => {
    const request = await aRequest(api);
    const { intentId } = await bookingFeeOf(request);
    await stripe.act(`payment_intents/${intentId}/capture`);
    await stripe.act('refunds', { payment_intent: intentId });
    const events = await stripe.eventsOf(intentId);
    const refunded = events.find(({ type }) => type === 'charge.refunded');
    expect((await deliverEvent(api, refunded)).status).toBe(200);
    expect(await bookingFeeOf(request)).toMatchObject({ status: 'REFUNDED' });
    await tell(request);
    expect(await bookingFeeOf(request)).toMatchObject({ status: 'REFUNDED' });
    expect(await viewOf(api, request)).toMatchObject({ payment: { fate: 'refunded', status: 'succeeded' } });
  });
});

describe('a payment captured by hand before any acceptance', () => {
  const captured = async () => {
    const request = await aRequest(api);
    await stripe.act(`payment_intents/${(await bookingFeeOf(request)).intentId}/capture`);
    await tell(request);
    expect(await viewOf(api, request)).toMatchObject({ status: 'PENDING', payment: { fate: 'charged' } });
    return request;
  };

  it('is refunded when its request is withdrawn', async () => {
    const request = await captured();
    const params = { id: request.selectionId };
    expect((await api.call('cancelSelection', { as: request.patient, params })).status).toBe(200);
    await settled(api);
    expect(await refundsOf(request)).toMatchObject([{ amount: 1_500 }]);
    expect(await viewOf(api, request)).toMatchObject({ payment: { fate: 'refunded' } });
  });

  it('is refunded when its request expires', async () => {
    const request = await captured();
    await at(api, request.slotISO, () => settled(api));
    expect(await refundsOf(request)).toMatchObject([{ amount: 1_500 }]);
    expect(await viewOf(api, request)).toMatchObject({ endedBecause: 'lapsed', payment: { fate: 'refunded' } });
  });

  it('becomes the booking fee once a specialist accepts', async () => {
    const request = await captured();
    expect((await accept(api, request, { as: request.specialists[0] })).status).toBe(200);
    await settled(api);
    expect((await chargesOf(api, request)).map(({ status }) => status)).toEqual(['CAPTURED', 'CAPTURED']);
    expect(await refundsOf(request)).toEqual([]);
  });
});

describe('a dispute', () => {
  const disputed = async (card = 'pm_card_createDispute') => {
    const request = await aBooking(card);
    await tell(request);
    return request;
  };
  const evidence = async (request: Request, text: string) => {
    const { dispute_id } = await bookingFeeOf(request);
    await stripe.act(`disputes/${dispute_id}`, { 'evidence[uncategorized_text]': text });
    await tell(request);
    await settled(api);
  };

  it('is recorded with its reason, and staff are notified once', async () => {
    const request = await disputed('pm_card_createDisputeProductNotReceived');
    await settled(api);
    expect(await bookingFeeOf(request)).toMatchObject({
      status: 'CAPTURED',
      dispute_status: 'needs_response',
      dispute_reason: 'product_not_received',
      dispute_cents: 1_500,
    });
    expect(await byHandOf(request)).toEqual(['answer-dispute: DisputeToAnswer']);
    expect(await viewOf(api, request)).toMatchObject({ payment: { fate: 'charged' } });
  });

  it('about a specialist’s fee is recorded too, and the booking stays', async () => {
    const request = await aRequest(api);
    const as = request.specialists[0];
    expect((await accept(api, request, { as, paymentMethodId: 'pm_card_createDispute' })).status).toBe(200);
    await settled(api);
    const fee = (await chargesOf(api, request))[1];
    for (const event of await stripe.eventsOf(fee?.payment_intent_id ?? '')) await deliverEvent(api, event);
    expect((await chargesOf(api, request))[1]).toMatchObject({ status: 'CAPTURED', dispute_status: 'needs_response' });
    expect(await viewOf(api, request)).toMatchObject({ status: 'BOOKED', payment: { fate: 'charged' } });
  });

  it('leaves the payment unchanged when won', async () => {
    const request = await disputed();
    await evidence(request, 'winning_evidence');
    expect(await bookingFeeOf(request)).toMatchObject({ status: 'CAPTURED', dispute_status: 'won' });
    expect(await viewOf(api, request)).toMatchObject({ payment: { fate: 'charged' } });
  });

  it('has returned the money to the payer when lost, without another refund', async () => {
    const request = await disputed();
    await evidence(request, 'losing_evidence');
    expect(await viewOf(api, request)).toMatchObject({ payment: { fate: 'refunded' } });
    await cancelBySpecialist(request);
    expect(await bookingFeeOf(request)).toMatchObject({ status: 'CAPTURED', dispute_status: 'lost' });
    expect(await refundsOf(request)).toEqual([]);
    expect(await viewOf(api, request)).toMatchObject({ payment: { fate: 'refunded' } });
  });

  it.each([
    ['winning_evidence', 'REFUNDED', 1],
    ['losing_evidence', 'CAPTURED', 0],
  ])('delays a refund until the bank has decided: %s', async (text, status, refunds) => {
    const request = await disputed();
    await cancelBySpecialist(request);
    expect(await bookingFeeOf(request)).toMatchObject({ status: 'REFUNDING' });
    expect(await refundsOf(request)).toEqual([]);
    await evidence(request, text);
    expect(await bookingFeeOf(request)).toMatchObject({ status });
    expect(await refundsOf(request)).toHaveLength(refunds);
    expect(await viewOf(api, request)).toMatchObject({ payment: { fate: 'refunded' } });
  });

  it('stops the refund even before its event arrives', async () => {
    const request = await aBooking('pm_card_createDispute');
    await cancelBySpecialist(request);
    expect(await bookingFeeOf(request)).toMatchObject({ status: 'REFUNDING', dispute_status: 'needs_response' });
    const rows = await db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'refund')
      .where('done_at', 'is', null)
      .execute();
    expect(rows).toEqual([]);
  });

  it('lets a refund through when it is only an inquiry', async () => {
    const request = await disputed('pm_card_createDisputeInquiry');
    await cancelBySpecialist(request);
    expect(await bookingFeeOf(request)).toMatchObject({ status: 'REFUNDED', dispute_status: 'warning_needs_response' });
  });

  it('is checked again when staff retry the job', async () => {
    const request = await disputed();
    await settled(api);
    const { dispute_id, id } = await bookingFeeOf(request);
    await stripe.act(`disputes/${dispute_id}`, { 'evidence[uncategorized_text]': 'all of it' });
    await db
      .updateTable('outbox')
      .set({ failed_at: null, attempts: 0, run_at: api.clock.now })
      .where('kind', '=', 'answer-dispute')
      .execute();
    await settled(api);
    const rows = await db.selectFrom('outbox').selectAll().where('kind', '=', 'answer-dispute').execute();
    expect(rows.find(({ payload }) => payload.chargeId === id)).toMatchObject({
      failed_at: null,
      done_at: api.clock.now,
    });
  });
});
