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

/** A booking whose two fees are captured. */
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

/** Delivers every event of the booking fee that has not been delivered yet. */
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

/** The work that waits for a person. */
async function byHandOf(request: Request): Promise<string[]> {
  const { id } = await bookingFeeOf(request);
  const rows = await db.selectFrom('outbox').selectAll().where('failed_at', 'is not', null).execute();
  return rows.filter(({ payload }) => payload.chargeId === id).map(({ kind, last_error }) => `${kind}: ${last_error}`);
}

const refundsOf = async (request: Request) => (await stripe.ledgerOf(request.selectionId)).refunds;

describe('a refund', () => {
  it('is not said to have happened before the provider has done it', async () => {
    const request = await aBooking();
    await stripe.fault({ path: '/v1/refunds', mode: 'error', times: 2 });
    await cancelBySpecialist(request);
    expect(await bookingFeeOf(request)).toMatchObject({ status: 'REFUNDING' });
    expect(await viewOf(api, request)).toMatchObject({ payment: { fate: 'charged' } });
    await runJobsInDays(1);
    expect(await bookingFeeOf(request)).toMatchObject({ status: 'REFUNDED' });
    expect(await viewOf(api, request)).toMatchObject({ payment: { fate: 'refunded' } });
  });

  it('that the bank sends back is not said to have happened, and is tried again a day later', async () => {
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

  it('that the bank sends back three times is left to a person, who is told once', async () => {
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

  it('that the bank takes its time over is said to have happened once it has', async () => {
    const request = await aBooking('pm_card_pendingRefund');
    await cancelBySpecialist(request);
    await tell(request);
    expect(await viewOf(api, request)).toMatchObject({ payment: { fate: 'refunded' } });
  });

  it('that was made by hand there is written down, also before the capture was', async () => {
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

describe('a payment that a person captured before anybody accepted', () => {
  const captured = async () => {
    const request = await aRequest(api);
    await stripe.act(`payment_intents/${(await bookingFeeOf(request)).intentId}/capture`);
    await tell(request);
    expect(await viewOf(api, request)).toMatchObject({ status: 'PENDING', payment: { fate: 'charged' } });
    return request;
  };

  it('goes back when its request is withdrawn', async () => {
    const request = await captured();
    const params = { id: request.selectionId };
    expect((await api.call('cancelSelection', { as: request.patient, params })).status).toBe(200);
    await settled(api);
    expect(await refundsOf(request)).toMatchObject([{ amount: 1_500 }]);
    expect(await viewOf(api, request)).toMatchObject({ payment: { fate: 'refunded' } });
  });

  it('goes back when its request lapses', async () => {
    const request = await captured();
    await at(api, request.slotISO, () => settled(api));
    expect(await refundsOf(request)).toMatchObject([{ amount: 1_500 }]);
    expect(await viewOf(api, request)).toMatchObject({ endedBecause: 'lapsed', payment: { fate: 'refunded' } });
  });

  it('is the fee of the booking once somebody accepts', async () => {
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

  it('is written down with its reason, and a person is told once', async () => {
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

  it('of a specialist’s fee is written down, too, and the booking stands', async () => {
    const request = await aRequest(api);
    const as = request.specialists[0];
    expect((await accept(api, request, { as, paymentMethodId: 'pm_card_createDispute' })).status).toBe(200);
    await settled(api);
    const fee = (await chargesOf(api, request))[1];
    for (const event of await stripe.eventsOf(fee?.payment_intent_id ?? '')) await deliverEvent(api, event);
    expect((await chargesOf(api, request))[1]).toMatchObject({ status: 'CAPTURED', dispute_status: 'needs_response' });
    expect(await viewOf(api, request)).toMatchObject({ status: 'BOOKED', payment: { fate: 'charged' } });
  });

  it('that is won leaves the payment as it was', async () => {
    const request = await disputed();
    await evidence(request, 'winning_evidence');
    expect(await bookingFeeOf(request)).toMatchObject({ status: 'CAPTURED', dispute_status: 'won' });
    expect(await viewOf(api, request)).toMatchObject({ payment: { fate: 'charged' } });
  });

  it('that is lost has given the payer the money back, and nothing is refunded besides', async () => {
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
  ])('holds a refund up until the bank has decided: %s', async (text, status, refunds) => {
    const request = await disputed();
    await cancelBySpecialist(request);
    expect(await bookingFeeOf(request)).toMatchObject({ status: 'REFUNDING' });
    expect(await refundsOf(request)).toEqual([]);
    await evidence(request, text);
    expect(await bookingFeeOf(request)).toMatchObject({ status });
    expect(await refundsOf(request)).toHaveLength(refunds);
    expect(await viewOf(api, request)).toMatchObject({ payment: { fate: 'refunded' } });
  });

  it('that nobody has told of yet stops the refund all the same', async () => {
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

  it('that is only a question of the bank lets a refund through', async () => {
    const request = await disputed('pm_card_createDisputeInquiry');
    await cancelBySpecialist(request);
    expect(await bookingFeeOf(request)).toMatchObject({ status: 'REFUNDED', dispute_status: 'warning_needs_response' });
  });

  it('is looked at again when a person has it tried again', async () => {
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
