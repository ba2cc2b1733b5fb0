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
  threeDSecureCard,
  viewOf,
} from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });

const statusesOf = async (selectionId: string) =>
  (await stripe.ledgerOf(selectionId)).paymentIntents.map(({ status }) => status).toSorted();

const selectionRow = (id: string) =>
  api.services.db.selectFrom('selections').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('attaching a payment', () => {
  it('holds 15 AUD, keeps the card and sends the request to every specialist', async () => {
    const request = await anUnpaidRequest(api, { specialists: 2 });
    const answer = await attach(api, request);
    expect([answer.status, answer.body]).toEqual([
      200,
      { selectionId: request.selectionId, payment: { status: 'requires_capture' } },
    ]);
    await settled(api);
    const { paymentIntents } = await stripe.ledgerOf(request.selectionId);
    expect(paymentIntents).toMatchObject([
      {
        amount: 1_500,
        currency: 'aud',
        status: 'requires_capture',
        // A single payment does not keep the card.
        setup_future_usage: null,
        capture_method: 'manual',
      },
    ]);
    expect(JSON.stringify([paymentIntents[0]?.metadata, paymentIntents[0]?.description])).not.toContain('Gastro');
    const told = api.mails.filter((mail) => newsOf(mail) === 'New request').map((mail) => mail.to);
    expect(told.toSorted()).toEqual(request.specialists.map(({ email }) => email).toSorted());
  });

  it('expires six days after submission, or with the last slot if sooner', async () => {
    const near = await aRequest(api, { slotISO: slotIn(api, 2) });
    const far = await aRequest(api, { slotISO: slotIn(api, 20) });
    expect((await selectionRow(near.selectionId)).expires_at).toEqual(new Date(slotIn(api, 2)));
    expect((await selectionRow(far.selectionId)).expires_at).toEqual(new Date(slotIn(api, 6)));
  });

  it('returns success for the same card, and ‘already paid’ for another', async () => {
    const request = await aRequest(api);
    expect((await attach(api, request)).status).toBe(200);
    const other = await attach(api, request, 'pm_card_mastercard');
    expect([other.status, codeOf(other)]).toEqual([409, 'ALREADY_PAID']);
    expect(await statusesOf(request.selectionId)).toEqual(['requires_capture']);
  });

  it('holds the fee once when the same card is sent twenty times at once', async () => {
    const request = await anUnpaidRequest(api);
    const answers = await Promise.all(Array.from({ length: 20 }, () => attach(api, request)));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(answers.every((one) => one.status === 200 || codeOf(one) === 'PAYMENT_IN_PROGRESS')).toBe(true);
    await settled(api);
    expect(await statusesOf(request.selectionId)).toEqual(['requires_capture']);
    expect(await viewOf(api, request)).toMatchObject({ payment: { status: 'requires_capture' } });
  });

  it.each([
    [declinedCard, 'Your card was declined.'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'Your card has insufficient funds.'],
  ])('explains why %s was declined, sends nothing, and takes another card', async (card, message) => {
    const request = await anUnpaidRequest(api);
    const refused = await attach(api, request, card);
    expect([refused.status, refused.body]).toMatchObject([402, { code: 'CARD_DECLINED', error: message }]);
    expect(await viewOf(api, request)).toMatchObject({
      status: 'PENDING',
      payment: { status: 'requires_payment_method' },
    });
    const incoming = await api.call('incomingSelections', { as: request.specialists[0] });
    expect(incoming.body).toMatchObject({ items: [] });
    expect((await attach(api, request)).status).toBe(200);
  });

  it('refuses a card that does not exist', async () => {
    const request = await anUnpaidRequest(api);
    const refused = await attach(api, request, 'pm_nothing');
    expect([refused.status, codeOf(refused)]).toEqual([402, 'CARD_DECLINED']);
  });

  it('asks for 3-D Secure, and sends the request when the card is authenticated', async () => {
    const request = await anUnpaidRequest(api);
    const asked = await attach(api, request, threeDSecureCard);
    expect([asked.status, codeOf(asked)]).toEqual([402, 'CARD_ACTION_REQUIRED']);
    const again = await attach(api, request, threeDSecureCard);
    expect(again.body).toMatchObject({ clientSecret: (asked.body as { clientSecret: string }).clientSecret });
    await stripe.authenticate((asked.body as { clientSecret: string }).clientSecret, 'complete');
    expect((await attach(api, request, threeDSecureCard)).status).toBe(200);
    expect(await statusesOf(request.selectionId)).toEqual(['requires_capture']);
  });

  it('refuses a card whose 3-D Secure step failed, and can be retried', async () => {
    const request = await anUnpaidRequest(api);
    const asked = await attach(api, request, threeDSecureCard);
    await stripe.authenticate((asked.body as { clientSecret: string }).clientSecret, 'fail');
    expect(codeOf(await attach(api, request, threeDSecureCard))).toBe('CARD_DECLINED');
    expect(codeOf(await attach(api, request, threeDSecureCard))).toBe('CARD_ACTION_REQUIRED');
  });

  it('replaces a card that waits for 3-D Secure', async () => {
    const request = await anUnpaidRequest(api);
    await attach(api, request, threeDSecureCard);
    expect((await attach(api, request)).status).toBe(200);
    await settled(api);
    expect(await statusesOf(request.selectionId)).toEqual(['canceled', 'requires_capture']);
  });

  it('returns 503 when the provider is down, and learns the outcome on the next try', async () => {
    const request = await anUnpaidRequest(api);
    await stripe.fault({ path: '/v1/payment_intents', mode: 'after', times: 2 });
    const away = await attach(api, request);
    expect([away.status, codeOf(away)]).toEqual([503, 'PAYMENT_UNAVAILABLE']);
    await stripe.heal();
    const next = await attach(api, request, 'pm_card_mastercard');
    expect(codeOf(next)).toBe('ALREADY_PAID');
    expect(await statusesOf(request.selectionId)).toEqual(['requires_capture']);
    expect(await viewOf(api, request)).toMatchObject({ payment: { status: 'requires_capture' } });
  });

  it('refuses a request whose times have passed', async () => {
    const request = await anUnpaidRequest(api);
    const late = await at(api, request.slotISO, () => attach(api, request));
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: 'SELECTION_CLOSED', error: 'These times have passed. Please pick new ones.' },
    ]);
    expect(await statusesOf(request.selectionId)).toEqual([]);
  });

  it('refuses a cancelled request, and one whose only slot is booked', async () => {
    const cancelled = await anUnpaidRequest(api);
    await api.call('cancelSelection', { as: cancelled.patient, params: { id: cancelled.selectionId } });
    expect(codeOf(await attach(api, cancelled))).toBe('SELECTION_CLOSED');

    const first = await aRequest(api);
    const second = await anUnpaidRequest(api, { specialists: first.specialists, slotISO: first.slotISO });
    const [specialist] = first.specialists;
    expect((await accept(api, first, { as: specialist ?? { email: '' } })).status).toBe(200);
    expect(codeOf(await attach(api, second))).toBe('SELECTION_CLOSED');
    expect(await statusesOf(second.selectionId)).toEqual([]);
  });

  it('refuses a request written while its slot was being booked', async () => {
    const first = await aRequest(api);
    const second = await anUnpaidRequest(api, { specialists: first.specialists, slotISO: first.slotISO });
    await accept(api, first, { as: first.specialists[0] });
    await settled(api);
    // As if written just after the booking searched for rival requests.
    const { db } = api.services;
    await db
      .updateTable('selections')
      .set({ state: 'OPEN', ended_because: null })
      .where('id', '=', second.selectionId)
      .execute();
    await db
      .updateTable('candidates')
      .set({ status: 'PENDING' })
      .where('selection_id', '=', second.selectionId)
      .execute();
    const refused = await attach(api, second);
    const error = 'These times are no longer available. Please pick new ones.';
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'SELECTION_CLOSED', error }]);
    expect(await viewOf(api, second)).toMatchObject({ status: 'CLOSED' });
  });

  it('returns 404 for another patient’s request, and refuses non-patients', async () => {
    const request = await anUnpaidRequest(api);
    const stranger = await aPatient(api.services.db);
    expect((await attach(api, { ...request, patient: stranger })).status).toBe(404);
    expect((await attach(api, { ...request, patient: await aNewcomer(api.services.db) })).status).toBe(403);
    expect((await attach(api, { ...request, patient: await aSpecialist(api.services.db) })).status).toBe(403);
    const nobody = await api.call('attachPayment', {
      params: { id: request.selectionId },
      body: { paymentMethodId: 'pm_card_visa' },
    });
    expect(nobody.status).toBe(401);
  });

  it.each([{}, { paymentMethodId: '' }, { paymentMethodId: 7 }, { paymentMethodId: 'pm_card_visa', amount: 1 }])(
    'refuses %j as a body',
    async (body) => {
      const patient = await aPatient(api.services.db);
      const answer = await api.call('attachPayment', { as: patient, params: { id: 'sel_none' }, body });
      expect([answer.status, codeOf(answer)]).toEqual([422, 'INVALID_INPUT']);
    },
  );
});
