import { limits } from '@tele/core';
import { describe, expect, it } from 'vitest';
import {
  aBookedOffer,
  anOpenRequest,
  anOffer,
  aPaidOffer,
  aPayee,
  finalise,
  intentOf,
  payFor,
  prepare,
  withdraw,
} from '../testing/offers.ts';
import { aPatient } from '../testing/people.ts';
import { accept, aRequest, at, codeOf, declinedCard, settled, slotIn, threeDSecureCard } from '../testing/requests.ts';
import { withApi, type Called } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });

const refusal = ({ status, body }: Called) => ({ status, ...(body as object) });
const secretOf = ({ body }: Called): string => (body as { clientSecret: string }).clientSecret;
const later = (minutes: number) => new Date(api.clock.now.getTime() + minutes * 60_000);

const specialist = await aPayee(api, stripe);
const { requestId } = await anOpenRequest(api);

describe('an invalid offer', () => {
  const offered = (changes: object) =>
    api.call('createOffer', {
      as: specialist,
      body: { requestId, feeCents: 24_500, slots: [slotIn(api)], ...changes },
    });
  const off = new Date(Date.parse(slotIn(api)) + 60_000).toISOString();

  it('at an unavailable time or one busy in another calendar is refused by time', async () => {
    const [free, hidden] = [slotIn(api, 12), slotIn(api, 13)];
    const away = { startISO: hidden, endISO: new Date(Date.parse(hidden) + 60_000).toISOString() };
    await api.call('addTimeOff', { as: specialist, body: away });
    const text = 'You have time off or are busy in another calendar at this time.';
    expect(refusal(await offered({ slots: [free, hidden] }))).toMatchObject({
      status: 409,
      code: 'SLOT_TAKEN',
      fields: { 'slots.1': text },
    });
  });

  it.each<[string, object, string, string]>([
    ['without a fee', { feeCents: undefined }, 'feeCents', 'Please enter a fee.'],
    ['with a fee below nothing', { feeCents: -1 }, 'feeCents', 'Fee must be a valid number.'],
    ['with a fee in words', { feeCents: 'much' }, 'feeCents', 'Fee must be a valid number.'],
    ['with half a cent', { feeCents: 24_500.5 }, 'feeCents', 'Fee must be a valid number.'],
    ['above what a fee may be', { feeCents: limits.maxFeeCents + 1 }, 'feeCents', 'Fee must be a valid number.'],
    ['below what a card is charged', { feeCents: 49 }, 'feeCents', 'Fee must be a valid number.'],
    ['without a time', { slots: [] }, 'slots', 'Please provide at least one date/time slot.'],
    [
      'with four times',
      { slots: [1, 2, 3, 4].map((days) => slotIn(api, days)) },
      'slots',
      'You can provide at most 3 slots.',
    ],
    [
      'with a time that has passed',
      { slots: [slotIn(api), slotIn(api, -1)] },
      'slots.1',
      'All slots must be in the future.',
    ],
    [
      'with a time off the half hour',
      { slots: [slotIn(api), off] },
      'slots.1',
      'Choose a time on the hour or half hour.',
    ],
    ['with a time twice', { slots: [slotIn(api), slotIn(api)] }, 'slots.1', 'Please choose distinct slots.'],
  ])('%s is refused with its message at its field', async (_, changes, field, text) => {
    expect(refusal(await offered(changes))).toMatchObject({
      status: 422,
      code: 'INVALID_INPUT',
      error: text,
      fields: { [field]: text },
    });
  });

  it('with a fee that JSON cannot hold is refused as having no fee', async () => {
    // NaN travels as null.
    expect(refusal(await offered({ feeCents: Number.NaN }))).toMatchObject({
      status: 422,
      error: 'Please enter a fee.',
    });
  });

  it('names an unknown request', async () => {
    expect(codeOf(await offered({ requestId: 'sel_nobodys' }))).toBe('NOT_FOUND');
  });

  it('names a request for picked specialists', async () => {
    const { selectionId } = await aRequest(api);
    expect(codeOf(await offered({ requestId: selectionId }))).toBe('NOT_FOUND');
  });

  it('comes after the request has closed', async () => {
    const old = await anOpenRequest(api, { timeframe: 'as-soon-as-possible' });
    const slots = [slotIn(api, 5)];
    const made = await at(api, later(limits.openRequestDays['as-soon-as-possible'] * 24 * 60), () =>
      offered({ requestId: old.requestId, slots }),
    );
    expect(codeOf(made)).toBe('REQUEST_CLOSED');
  });

  it('at a booked time, or one held by another offer, is refused at that time', async () => {
    const booked = await aBookedOffer(api, stripe, { specialist });
    const held = await aPaidOffer(api, stripe, { specialist, slots: [slotIn(api, 4)] });
    for (const { slots } of [booked, held]) {
      const answer = await offered({ slots: [slotIn(api, 9), slots[0]] });
      expect(refusal(answer)).toMatchObject({
        status: 409,
        code: 'SLOT_TAKEN',
        fields: { 'slots.1': 'This time is no longer available.' },
      });
    }
  });

  it('is a second one for a request, while the first can be accepted', async () => {
    const first = await anOffer(api, stripe, { specialist, slots: [slotIn(api, 6)] });
    const again = () => offered({ requestId: first.request.requestId, slots: [slotIn(api, 7)] });
    expect(refusal(await again())).toMatchObject({
      code: 'ALREADY_OFFERED',
      error: 'You have already made an offer for this request.',
    });
    await withdraw(api, first);
    expect((await again()).status).toBe(200);
  });

  it('a fee of nothing is allowed, and is booked without a card', async () => {
    const free = await anOffer(api, stripe, { feeCents: 0 });
    expect((await prepare(api, free)).body).toMatchObject({ clientSecret: null, amountCents: 0 });
    expect((await finalise(api, free)).body).toMatchObject({ status: 'ACCEPTED', payment: null });
    const { paymentIntents } = await stripe.ledgerOf(free.request.requestId);
    expect(paymentIntents).toEqual([]);
  });
});

describe('paying for an offer', () => {
  it('at a time that it does not list, or that has passed', async () => {
    const soon = new Date(Math.ceil(later(1).getTime() / 1_800_000) * 1_800_000).toISOString();
    const offer = await anOffer(api, stripe, { slots: [soon, slotIn(api)] });
    expect(refusal(await prepare(api, offer, slotIn(api, 9)))).toMatchObject({ status: 422, code: 'INVALID_INPUT' });
    const passed = await at(api, soon, () => prepare(api, offer));
    expect(refusal(passed)).toMatchObject({ error: 'This time has passed. Choose another.' });
  });

  it('twice returns the same payment, and another time moves the hold', async () => {
    const offer = await anOffer(api, stripe);
    const first = await prepare(api, offer);
    expect((await prepare(api, offer)).body).toEqual(first.body);
    const moved = await prepare(api, offer, offer.slots[1]);
    expect(moved.body).toMatchObject({ slotISO: offer.slots[1], clientSecret: secretOf(first) });
    const { paymentIntents } = await stripe.ledgerOf(offer.request.requestId);
    expect(paymentIntents).toHaveLength(1);
    const other = await anOffer(api, stripe, { specialist: offer.specialist, slots: [offer.slots[0]] });
    expect((await prepare(api, other)).status).toBe(200);
  });

  it('after 45 minutes', async () => {
    const offer = await anOffer(api, stripe);
    const late = await at(api, later(limits.offerMinutes), () => prepare(api, offer));
    expect(refusal(late)).toMatchObject({ status: 409, code: 'OFFER_EXPIRED' });
  });

  it('once the specialist has withdrawn it', async () => {
    const offer = await anOffer(api, stripe);
    expect((await withdraw(api, offer)).status).toBe(200);
    expect((await withdraw(api, offer)).status).toBe(200);
    expect([codeOf(await prepare(api, offer)), codeOf(await finalise(api, offer))]).toEqual([
      'OFFER_CLOSED',
      'OFFER_CLOSED',
    ]);
  });

  it('when another patient’s offer holds its time', async () => {
    const first = await anOffer(api, stripe);
    const second = await anOffer(api, stripe, { specialist: first.specialist, slots: first.slots });
    expect((await prepare(api, first)).status).toBe(200);
    expect(codeOf(await prepare(api, second))).toBe('SLOT_TAKEN');
    expect((await prepare(api, second, second.slots[1])).status).toBe(200);
  });

  it('when the specialist is booked then through a request that picked them', async () => {
    const slotISO = slotIn(api, 8);
    const specialist = await aPayee(api, stripe, { slots: [slotISO] });
    const offer = await anOffer(api, stripe, { specialist, slots: [slotISO] });
    const picked = await aRequest(api, { specialists: [specialist], slotISO });
    expect((await accept(api, picked, { as: specialist })).status).toBe(200);
    expect(codeOf(await prepare(api, offer))).toBe('SLOT_TAKEN');
  });

  it('when its patient has an appointment at that time', async () => {
    const patient = await aPatient(api.services.db);
    const booked = await aBookedOffer(api, stripe, { request: await anOpenRequest(api, { patient }) });
    const request = await anOpenRequest(api, { patient, timeframe: 'next-week' });
    const offer = await anOffer(api, stripe, { request, slots: [booked.slots[0]] });
    expect(['PATIENT_BUSY', 'SLOT_TAKEN']).toContain(codeOf(await prepare(api, offer)));
  });

  it('protects a held offer from withdrawal during payment', async () => {
    const offer = await anOffer(api, stripe);
    await prepare(api, offer);
    expect(codeOf(await withdraw(api, offer))).toBe('PAYMENT_IN_PROGRESS');
  });
});

describe('finalising an offer', () => {
  it('that was never prepared or paid for', async () => {
    const offer = await anOffer(api, stripe);
    expect(refusal(await finalise(api, offer))).toMatchObject({ status: 409, code: 'PAYMENT_MISSING' });
    await prepare(api, offer);
    expect(codeOf(await finalise(api, offer))).toBe('PAYMENT_MISSING');
  });

  it('twice returns the same, and charges once', async () => {
    const offer = await aPaidOffer(api, stripe);
    const answers = [await finalise(api, offer), await finalise(api, offer)];
    await settled(api);
    answers.push(await finalise(api, offer));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(({ body }) => (body as { status: string }).status)).toEqual(Array(3).fill('ACCEPTED'));
    expect(await stripe.intentsOf(offer.request.requestId)).toEqual(['24500 succeeded']);
  });

  it('after a declined card reports it unpaid, and another card pays', async () => {
    const offer = await anOffer(api, stripe);
    const prepared = await prepare(api, offer);
    await expect(payFor(stripe, prepared, declinedCard)).rejects.toThrow('402');
    expect(['PAYMENT_MISSING', 'CARD_DECLINED']).toContain(codeOf(await finalise(api, offer)));
    expect((await prepare(api, offer)).body).toMatchObject({ clientSecret: secretOf(prepared) });
    await payFor(stripe, prepared);
    expect((await finalise(api, offer)).body).toMatchObject({ status: 'ACCEPTED' });
  });

  it('during 3-D Secure returns the step again, and books after it', async () => {
    const offer = await anOffer(api, stripe);
    const prepared = await prepare(api, offer);
    await payFor(stripe, prepared, threeDSecureCard);
    expect(refusal(await finalise(api, offer))).toMatchObject({
      status: 402,
      code: 'CARD_ACTION_REQUIRED',
      clientSecret: secretOf(prepared),
    });
    await stripe.authenticate(secretOf(prepared), 'complete');
    expect((await finalise(api, offer)).body).toMatchObject({ status: 'ACCEPTED' });
  });

  it('after a refused 3-D Secure step reports it unpaid', async () => {
    const offer = await anOffer(api, stripe);
    const prepared = await prepare(api, offer);
    await payFor(stripe, prepared, threeDSecureCard);
    await stripe.authenticate(secretOf(prepared), 'fail');
    expect(codeOf(await finalise(api, offer))).toBe('PAYMENT_MISSING');
  });

  it('ends a payment abandoned at 3-D Secure with its offer, and frees the time', async () => {
    const offer = await anOffer(api, stripe);
    const prepared = await prepare(api, offer);
    await payFor(stripe, prepared, threeDSecureCard);
    await at(api, later(limits.offerMinutes), () => settled(api));
    expect(await stripe.intentsOf(offer.request.requestId)).toEqual(['24500 canceled']);
    const next = await anOffer(api, stripe, { specialist: offer.specialist, slots: offer.slots });
    expect((await prepare(api, next)).status).toBe(200);
  });
});

describe('the payment provider does not respond', () => {
  const down = { mode: 'error', status: 503, times: 4 } as const;

  it('to a prepare: nothing is charged, and the next try is the same payment', async () => {
    const offer = await anOffer(api, stripe);
    await stripe.fault({ path: '/v1/payment_intents', method: 'POST', ...down });
    expect(refusal(await prepare(api, offer))).toMatchObject({ status: 503, code: 'PAYMENT_UNAVAILABLE' });
    await stripe.heal();
    await payFor(stripe, await prepare(api, offer));
    expect((await finalise(api, offer)).status).toBe(200);
    await settled(api);
    expect(await stripe.intentsOf(offer.request.requestId)).toEqual(['24500 succeeded']);
  });

  it('after it created the payment: the same one is found', async () => {
    const offer = await anOffer(api, stripe);
    await stripe.fault({ path: '/v1/payment_intents', method: 'POST', mode: 'after', times: 4 });
    expect((await prepare(api, offer)).status).toBe(503);
    await stripe.heal();
    const prepared = await prepare(api, offer);
    const { paymentIntents } = await stripe.ledgerOf(offer.request.requestId);
    expect(paymentIntents.map(({ id }) => id)).toEqual([intentOf(secretOf(prepared))]);
  });

  it('to a finalise: the time stays held, and the next one books it', async () => {
    const offer = await aPaidOffer(api, stripe);
    await stripe.fault({ path: '/v1/payment_intents/*', method: 'GET', ...down });
    expect(refusal(await finalise(api, offer))).toMatchObject({ status: 503, code: 'PAYMENT_UNAVAILABLE' });
    await stripe.heal();
    expect((await finalise(api, offer)).body).toMatchObject({ status: 'ACCEPTED' });
  });
});
