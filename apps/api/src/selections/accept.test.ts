import { describe, expect, it } from 'vitest';
import { newsOf } from '../testing/news-of.ts';
import { aNewcomer, aPatient, aSpecialist } from '../testing/people.ts';
import {
  accept,
  anUnpaidRequest,
  aRequest,
  at,
  attach,
  codeOf,
  declinedCard,
  settled,
  slotIn,
  specialty,
  threeDSecureCard,
  viewOf,
  type Request,
} from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });

describe('accepting a request', () => {
  it('books the specialist, captures both fees and notifies both sides', async () => {
    const request = await aRequest(api, { specialists: 2 });
    const [winner, other] = request.specialists;
    if (!winner || !other) throw new Error('two specialists');
    // No email about a request is written once it is answered.
    await settled(api);
    const answer = await accept(api, request, { as: winner, feeCents: 12_000 });
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'BOOKED', booking: { feeCents: 12_000, status: 'CONFIRMED' } },
    });
    expect(await settled(api)).toEqual({ done: 0, failed: 0 });

    const { paymentIntents } = await stripe.ledgerOf(request.selectionId);
    expect(paymentIntents.map(({ amount, status }) => ({ amount, status }))).toEqual([
      { amount: 2_000, status: 'succeeded' },
      { amount: 1_500, status: 'succeeded' },
    ]);
    expect(await viewOf(api, request)).toMatchObject({
      status: 'BOOKED',
      booking: { specialistId: winner.specialistId, slotISO: request.slotISO, feeCents: 12_000 },
      candidates: expect.arrayContaining([
        expect.objectContaining({ specialistId: winner.specialistId, status: 'ACCEPTED', feeCents: 12_000 }),
        expect.objectContaining({ specialistId: other.specialistId, status: 'LOST' }),
      ]),
      payment: { status: 'succeeded' },
    });
    const subjects = (to: string) => api.mails.filter((mail) => mail.to === to).map(newsOf);
    expect(subjects(request.patient.email)).toEqual([
      'We’ve sent your request',
      'Appointment confirmed',
      'Receipt for $15.00',
    ]);
    expect(subjects(winner.email)).toEqual(['New request', 'Appointment confirmed', 'Receipt for $20.00']);
  });

  it('changes nothing when the specialist’s card is declined', async () => {
    const request = await aRequest(api);
    const [specialist] = request.specialists;
    const refused = await accept(api, request, { as: specialist, paymentMethodId: declinedCard });
    expect([refused.status, codeOf(refused)]).toEqual([402, 'CARD_DECLINED']);
    expect(await viewOf(api, request)).toMatchObject({
      status: 'PENDING',
      booking: null,
      payment: { status: 'requires_capture' },
    });
    expect((await accept(api, request, { as: specialist })).status).toBe(200);
  });

  it('asks for 3-D Secure, books nothing before it, and books after it', async () => {
    const request = await aRequest(api);
    const [specialist] = request.specialists;
    const asked = await accept(api, request, { as: specialist, paymentMethodId: threeDSecureCard });
    expect([asked.status, codeOf(asked)]).toEqual([402, 'CARD_ACTION_REQUIRED']);
    const { clientSecret } = asked.body as { clientSecret: string };
    expect(await viewOf(api, request)).toMatchObject({ status: 'PENDING', booking: null });
    await stripe.authenticate(clientSecret, 'complete');
    const answer = await accept(api, request, { as: specialist, paymentMethodId: threeDSecureCard });
    expect(answer.status).toBe(200);
    await settled(api);
    const { paymentIntents } = await stripe.ledgerOf(request.selectionId);
    expect(paymentIntents.map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
  });

  it('takes another card instead of 3-D Secure, and releases the first', async () => {
    const request = await aRequest(api);
    const [specialist] = request.specialists;
    const asked = await accept(api, request, { as: specialist, paymentMethodId: threeDSecureCard });
    await stripe.authenticate((asked.body as { clientSecret: string }).clientSecret, 'complete');
    expect((await accept(api, request, { as: specialist })).status).toBe(200);
    await settled(api);
    const { paymentIntents } = await stripe.ledgerOf(request.selectionId);
    expect(paymentIntents.map(({ status }) => status).toSorted()).toEqual(['canceled', 'succeeded', 'succeeded']);
  });

  it('repeats the winner’s answer, and refuses another fee, card or specialist', async () => {
    const request = await aRequest(api, { specialists: 2 });
    const [winner, other] = request.specialists;
    if (!winner || !other) throw new Error('two specialists');
    const first = await accept(api, request, { as: winner });
    expect(await accept(api, request, { as: winner })).toMatchObject({ status: 200, body: first.body });
    const again = await accept(api, request, { as: winner, feeCents: 12_500 });
    const error = 'You’ve already accepted this request. Your appointment is confirmed.';
    expect([again.status, again.body]).toMatchObject([409, { code: 'ALREADY_ACCEPTED', error }]);
    const otherCard = await accept(api, request, { as: winner, paymentMethodId: 'pm_card_mastercard' });
    expect([otherCard.status, otherCard.body]).toMatchObject([409, { code: 'ALREADY_ACCEPTED', error }]);
    const late = await accept(api, request, { as: other });
    expect([late.status, late.body]).toMatchObject([409, { code: 'ALREADY_BOOKED', error: 'Already booked' }]);
    await settled(api);
    expect((await stripe.ledgerOf(request.selectionId)).paymentIntents).toHaveLength(2);
  });

  it('refuses a fee above the cap', async () => {
    const request = await aRequest(api, { feeCapCents: 10_000 });
    const [specialist] = request.specialists;
    const over = await accept(api, request, { as: specialist, feeCents: 10_001 });
    expect([over.status, over.body]).toMatchObject([
      422,
      { code: 'FEE_EXCEEDS_CAP', error: 'Fee exceeds the patient’s cap.' },
    ]);
    expect((await accept(api, request, { as: specialist, feeCents: 10_000 })).status).toBe(200);
  });

  it.each([0, -1, 99.5, 1_000_001, '100', null])('refuses %j as a fee', async (feeCents) => {
    const specialist = await aSpecialist(api.services.db);
    const body = { feeCents, paymentMethodId: 'pm_card_visa' };
    const answer = await api.call('acceptSelection', { as: specialist, params: { id: 'sel_none' }, body });
    expect([answer.status, codeOf(answer)]).toEqual([422, 'INVALID_INPUT']);
  });

  it('hides a request from a specialist who was not picked, and an unpaid one', async () => {
    const stranger = await aSpecialist(api.services.db, { specialty });
    const paid = await aRequest(api);
    const unpaid = await anUnpaidRequest(api);
    const [picked] = unpaid.specialists;
    for (const [request, as] of [
      [paid, stranger],
      [unpaid, picked],
    ] as const) {
      const answer = await accept(api, request, { as });
      expect([answer.status, answer.body]).toMatchObject([404, { error: 'Selection not found' }]);
    }
  });

  it('refuses patients, newcomers and people who are not signed in', async () => {
    const request = await aRequest(api);
    const patient = await aPatient(api.services.db);
    const newcomer = await aNewcomer(api.services.db);
    expect((await accept(api, request, { as: patient })).status).toBe(403);
    expect((await accept(api, request, { as: newcomer })).status).toBe(403);
    const body = { feeCents: 100, paymentMethodId: 'pm_card_visa' };
    expect((await api.call('acceptSelection', { params: { id: request.selectionId }, body })).status).toBe(401);
  });

  it('returns ‘Card not on file’ when the authorisation has ended, and books nothing', async () => {
    const request = await aRequest(api);
    const [specialist] = request.specialists;
    const [intent] = (await stripe.ledgerOf(request.selectionId)).paymentIntents;
    await stripe.cancelIntent(intent?.id ?? '');
    const refused = await accept(api, request, { as: specialist });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'CARD_NOT_ON_FILE', error: 'Card not on file' },
    ]);
    await settled(api);
    expect(await viewOf(api, request)).toMatchObject({
      status: 'PENDING',
      booking: null,
      payment: { status: 'canceled' },
    });
    const { paymentIntents } = await stripe.ledgerOf(request.selectionId);
    expect(paymentIntents.map(({ status }) => status)).toEqual(['canceled']);
    expect(codeOf(await accept(api, request, { as: specialist }))).toBe('CARD_NOT_ON_FILE');
  });

  it('closes the specialist’s other requests for the slot when no one else is left', async () => {
    const first = await aRequest(api);
    const second = await aRequest(api, { specialists: first.specialists, slotISO: first.slotISO });
    const [specialist] = first.specialists;
    expect((await accept(api, first, { as: specialist })).status).toBe(200);
    await settled(api);
    expect(await viewOf(api, second)).toMatchObject({ status: 'CLOSED', payment: { status: 'canceled' } });
    const { paymentIntents } = await stripe.ledgerOf(second.selectionId);
    expect(paymentIntents.map(({ status }) => status)).toEqual(['canceled']);
    expect(codeOf(await accept(api, second, { as: specialist }))).toBe('SELECTION_CLOSED');
    expect(api.mails.filter((mail) => mail.to === second.patient.email).map(newsOf)).toEqual([
      'We’ve sent your request',
      'Your request was not accepted',
    ]);
  });

  it('refuses a slot that has begun while a later one of the request is open', async () => {
    const soon = slotIn(api, 1);
    const patient = await aPatient(api.services.db);
    const early = await aSpecialist(api.services.db, { specialty, slots: [soon] });
    const late = await aSpecialist(api.services.db, { specialty, slots: [slotIn(api, 3)] });
    const picks = [
      { specialistId: early.specialistId, slotISO: soon },
      { specialistId: late.specialistId, slotISO: slotIn(api, 3) },
    ];
    const created = await api.call('createSelection', {
      as: patient,
      body: { profession: 'doctor', specialty, picks, anyFee: true },
    });
    const request: Request = {
      ...(created.body as { selectionId: string }),
      patient,
      specialists: [early, late],
      slotISO: soon,
    };
    expect((await attach(api, request)).status).toBe(200);
    await at(api, soon, async () => {
      expect(codeOf(await accept(api, request, { as: early }))).toBe('SELECTION_CLOSED');
      expect((await accept(api, request, { as: late })).status).toBe(200);
    });
  });

  it('refuses an expired request, before and after runJobs() has swept it', async () => {
    const request = await aRequest(api, { slotISO: slotIn(api, 20) });
    const [specialist] = request.specialists;
    await at(api, slotIn(api, 6), async () => {
      expect(codeOf(await accept(api, request, { as: specialist }))).toBe('SELECTION_CLOSED');
      expect(await viewOf(api, request)).toMatchObject({ status: 'CLOSED', payment: { status: 'canceled' } });
      await settled(api);
      expect(codeOf(await accept(api, request, { as: specialist }))).toBe('SELECTION_CLOSED');
      expect((await stripe.ledgerOf(request.selectionId)).paymentIntents.map(({ status }) => status)).toEqual([
        'canceled',
      ]);
    });
  });

  it('returns 503 when the payment provider is down, and books on the next try', async () => {
    const request = await aRequest(api);
    await settled(api);
    const [specialist] = request.specialists;
    await stripe.fault({ path: '/v1/payment_intents', mode: 'before', times: 2 });
    const away = await accept(api, request, { as: specialist });
    expect([away.status, codeOf(away)]).toEqual([503, 'PAYMENT_UNAVAILABLE']);
    await stripe.heal();
    const next = await accept(api, request, { as: specialist });
    expect([next.status, next.body]).toMatchObject([200, { status: 'BOOKED' }]);
    await settled(api);
    expect(await viewOf(api, request)).toMatchObject({ status: 'BOOKED' });
    const { paymentIntents } = await stripe.ledgerOf(request.selectionId);
    expect(paymentIntents.map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
  });
});
