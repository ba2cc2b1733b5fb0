import { describe, expect, it } from 'vitest';
import { aPatient } from '../testing/people.ts';
import {
  accept,
  anUnpaidRequest,
  aRequest,
  at,
  attach,
  declinedCard,
  settled,
  viewOf,
  type Request,
} from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';
import { claimSelection } from './claim.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });

const hour = 60 * 60_000;
const inHours = (hours: number) => new Date(api.clock.now.getTime() + hours * hour).toISOString();
const the = (request: Request) => request.specialists[0];
const decline = (request: Request, as: { email: string }) =>
  api.call('declineSelection', { as, params: { id: request.selectionId } });
const cancel = (request: Request) =>
  api.call('cancelSelection', { as: request.patient, params: { id: request.selectionId } });
const cancelAppointment = (request: Request, as: { email: string }) =>
  api.call('cancelAppointment', { as, params: { id: request.selectionId } });

async function aBooked(): Promise<Request> {
  const request = await aRequest(api);
  expect((await accept(api, request, { as: the(request) })).status).toBe(200);
  await settled(api);
  return request;
}

describe('the booking fee status', () => {
  it('is empty before a card was tried, and after one was declined', async () => {
    const request = await anUnpaidRequest(api);
    expect(await viewOf(api, request)).toMatchObject({ payment: null });
    await attach(api, request, declinedCard);
    expect(await viewOf(api, request)).toMatchObject({ payment: { fate: 'none', amountCents: 1_500 } });
    await attach(api, request);
    expect(await viewOf(api, request)).toMatchObject({ payment: { fate: 'held' } });
  });

  it('is held once the request is sent, with the time', async () => {
    const payment = { fate: 'held', amountCents: 1_500, changedAt: api.clock.now.toISOString() };
    expect(await viewOf(api, await aRequest(api))).toMatchObject({ payment });
  });

  it('is charged after an acceptance, even when the patient cancels', async () => {
    const request = await aBooked();
    expect(await viewOf(api, request)).toMatchObject({ payment: { fate: 'charged' }, booking: { cancelledBy: null } });
    await cancelAppointment(request, request.patient);
    await settled(api);
    expect(await viewOf(api, request)).toMatchObject({
      payment: { fate: 'charged' },
      booking: { status: 'CANCELLED', cancelledBy: 'patient' },
    });
  });

  it('is refunded when the specialist cancels', async () => {
    const request = await aBooked();
    await cancelAppointment(request, the(request));
    await settled(api);
    expect(await viewOf(api, request)).toMatchObject({
      payment: { fate: 'refunded' },
      booking: { status: 'CANCELLED', cancelledBy: 'specialist' },
    });
  });

  it('is released by a withdrawal', async () => {
    const request = await aRequest(api);
    expect((await cancel(request)).body).toMatchObject({ payment: { fate: 'released' } });
  });
});

describe('the end reason of a request', () => {
  it('is absent while open or booked', async () => {
    expect(await viewOf(api, await aRequest(api))).toMatchObject({ endedBecause: null });
    expect(await viewOf(api, await aBooked())).toMatchObject({ endedBecause: null, payBy: null, answerBy: null });
  });

  it('is withdrawn when its patient cancels it, also after a decline', async () => {
    const request = await aRequest(api, { specialists: 2 });
    await decline(request, the(request));
    expect((await cancel(request)).body).toMatchObject({ endedBecause: 'withdrawn' });
  });

  it('is ‘no specialist left’ once all have declined', async () => {
    const request = await aRequest(api);
    await decline(request, the(request));
    expect(await viewOf(api, request)).toMatchObject({ endedBecause: 'none-left', answerBy: null });
  });

  it('is expired once its time has passed, before and after runJobs() has found it', async () => {
    const request = await aRequest(api);
    await at(api, request.slotISO, async () => {
      expect(await viewOf(api, request)).toMatchObject({ endedBecause: 'lapsed', answerBy: null });
      await settled(api);
      expect(await viewOf(api, request)).toMatchObject({ endedBecause: 'lapsed', payment: { fate: 'released' } });
    });
  });

  it('is unpaid 24 hours after creation without a payment', async () => {
    const request = await anUnpaidRequest(api);
    await at(api, inHours(24), async () => {
      expect(await viewOf(api, request)).toMatchObject({ endedBecause: 'unpaid', payBy: null });
      expect((await attach(api, request)).status).toBe(409);
      await settled(api);
      expect(await viewOf(api, request)).toMatchObject({ status: 'CLOSED', endedBecause: 'unpaid' });
    });
  });

  it('is cancelled when the booking was cancelled', async () => {
    const request = await aBooked();
    await cancelAppointment(request, request.patient);
    expect(await viewOf(api, request)).toMatchObject({ endedBecause: 'booking-cancelled' });
  });
});

describe('the deadline', () => {
  it('for paying a request is 24 hours from its creation', async () => {
    expect(await viewOf(api, await anUnpaidRequest(api))).toMatchObject({ payBy: inHours(24), answerBy: null });
  });

  it('for replies is the last picked time, or six days', async () => {
    const request = await aRequest(api);
    expect(await viewOf(api, request)).toMatchObject({ payBy: null, answerBy: request.slotISO });
  });
});

describe('a dry run of an acceptance', () => {
  const tryFee = (request: Request, feeCents: number, as: { email: string } = the(request)) =>
    api.call('acceptSelection', { as, params: { id: request.selectionId }, body: { dryRun: true, feeCents } });

  it('reports that it would succeed, and changes nothing', async () => {
    const request = await aRequest(api, { feeCapCents: 12_000 });
    const before = await viewOf(api, request);
    expect(await tryFee(request, 12_000)).toMatchObject({ status: 200, body: { status: 'PENDING' } });
    expect(await viewOf(api, request)).toEqual(before);
    expect((await stripe.ledgerOf(request.selectionId)).paymentIntents).toHaveLength(1);
    expect((await accept(api, request, { as: the(request) })).status).toBe(200);
  });

  it('is refused for a fee above the cap', async () => {
    const request = await aRequest(api, { feeCapCents: 12_000 });
    expect(await tryFee(request, 12_001)).toMatchObject({ status: 422, body: { code: 'FEE_EXCEEDS_CAP' } });
  });

  it('is refused once another specialist is booked', async () => {
    const request = await aRequest(api, { specialists: 2 });
    const [first, second] = request.specialists;
    if (!first || !second) throw new Error('two specialists');
    await accept(api, request, { as: first });
    expect(await tryFee(request, 9_000, second)).toMatchObject({ status: 409, body: { code: 'ALREADY_BOOKED' } });
  });

  it('is refused while the specialist’s acceptance of another request holds the time', async () => {
    const request = await aRequest(api);
    const rival = await aRequest(api, { specialists: request.specialists, slotISO: request.slotISO });
    const claim = { selectionId: rival.selectionId, paymentMethodId: 'pm_card_visa', feeCents: 9_000 };
    const { userId, specialistId } = request.specialists[0];
    await claimSelection(api.services, { ...claim, userId, specialistId, callerAddress: 'somewhere' });
    expect(await tryFee(request, 9_000)).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } });
  });

  it('needs no card, and is for requested specialists only', async () => {
    const request = await aRequest(api);
    const withCard = { dryRun: true, feeCents: 9_000, paymentMethodId: 'pm_card_visa' };
    const params = { id: request.selectionId };
    expect((await api.call('acceptSelection', { as: the(request), params, body: withCard })).status).toBe(422);
    expect((await api.call('acceptSelection', { as: the(request), params, body: { feeCents: 9_000 } })).status).toBe(
      422,
    );
    expect((await tryFee(request, 9_000, await aPatient(api.services.db))).status).toBe(403);
  });
});
