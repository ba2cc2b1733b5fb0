import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { aPatient, aSpecialist, type Person } from '../testing/people.ts';
import {
  accept,
  aRequest,
  anUnpaidRequest,
  codeOf,
  declinedCard,
  goodCard,
  settled,
  slotIn,
  specialty,
  threeDSecureCard,
  type Request,
  type Specialist,
} from '../testing/requests.ts';
import { deliverEvent, eventOf } from '../testing/deliver-event.ts';
import { aPartner, bearing, vouchedFor } from '../testing/partners.ts';
import { cardsOf, keptAtStripe, type Card } from '../testing/cards.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';
import { addressOf } from '../vendors/stripe-client.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url, stripeWebhookSecret: 'whsec_test' } });
const { db } = api.services;
const provider = new Stripe('sk_test_sandbox', addressOf(stripe.url));

const remove = (as: Person, cardId: string) => api.call('removeCard', { as, params: { id: cardId } });
let hours = 0;
const another = async (specialist?: Specialist) => {
  const slotISO = slotIn(api, 2, (hours += 1));
  const picked = specialist ?? (await aSpecialist(db, { specialty, slots: [slotISO] }));
  if (specialist) {
    const [start_at, end_at] = [new Date(slotISO), new Date(Date.parse(slotISO) + 30 * 60_000)];
    const { specialistId: specialist_id } = specialist;
    await db
      .insertInto('availability_blocks')
      .values({ id: `blk_${slotISO}_${specialist_id}`, specialist_id, start_at, end_at })
      .execute();
  }
  return { ...(await aRequest(api, { specialists: [picked], slotISO })), specialist: picked };
};

const withSavedCard = async (paymentMethodId = goodCard) => {
  const { specialist, ...request } = await another();
  const answer = await accept(api, request, { as: specialist, paymentMethodId });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  const [card] = await cardsOf(api, specialist);
  if (!card) throw new Error('no saved card');
  return { specialist, card, request, answer };
};

describe('accepting', () => {
  it('saves the card and returns which one was charged', async () => {
    const { specialist, card, answer } = await withSavedCard();
    expect(card).toEqual({
      cardId: expect.stringMatching(/^crd_/),
      paymentMethodId: expect.stringMatching(/^pm_/),
      brand: 'visa',
      last4: '4242',
      expMonth: 12,
      expYear: expect.any(Number),
    });
    expect(answer.body).toMatchObject({ status: 'BOOKED', card: { brand: 'visa', last4: '4242' } });
    expect(await keptAtStripe(api, stripe, specialist)).toEqual([card.paymentMethodId]);
  });

  it('reuses the saved card without a second entry', async () => {
    const { specialist, card } = await withSavedCard();
    const { paymentMethodId } = card;
    const next = await another(specialist);
    expect(await accept(api, next, { as: specialist, paymentMethodId })).toMatchObject({
      status: 200,
      body: { card: { last4: '4242' } },
    });
    await settled(api);
    expect(await stripe.intentsOf(next.selectionId)).toEqual(['1500 succeeded', '2000 succeeded']);
    expect(await cardsOf(api, specialist)).toMatchObject([card]);
  });

  it('replaces a saved card that is entered again', async () => {
    const { specialist, card } = await withSavedCard();
    const next = await another(specialist);
    expect((await accept(api, next, { as: specialist })).status).toBe(200);
    await settled(api);
    const cards = await cardsOf(api, specialist);
    expect(cards).toMatchObject([{ last4: '4242' }]);
    expect(cards[0]?.paymentMethodId).not.toBe(card.paymentMethodId);
    expect(await keptAtStripe(api, stripe, specialist)).toEqual([cards[0]?.paymentMethodId]);
  });

  it('lists the card that was used last first', async () => {
    const { specialist, card } = await withSavedCard();
    for (const paymentMethodId of ['pm_card_mastercard', card.paymentMethodId]) {
      api.clock.now = new Date(api.clock.now.getTime() + 1_000);
      const request = await another(specialist);
      expect((await accept(api, request, { as: specialist, paymentMethodId })).status).toBe(200);
    }
    expect((await cardsOf(api, specialist)).map(({ brand }) => brand)).toEqual(['visa', 'mastercard']);
  });

  it('does not save a card that is declined', async () => {
    const { specialist, ...request } = await another();
    const refused = await accept(api, request, { as: specialist, paymentMethodId: declinedCard });
    expect(codeOf(refused)).toBe('CARD_DECLINED');
    await settled(api);
    expect([await cardsOf(api, specialist), await keptAtStripe(api, stripe, specialist)]).toEqual([[], []]);
  });

  it('changes nothing when the saved card is declined, and keeps the card', async () => {
    const { specialist, card } = await withSavedCard();
    const next = await another(specialist);
    await stripe.fault({
      path: '/v1/payment_intents',
      mode: 'error',
      status: 402,
      type: 'card_error',
      code: 'card_declined',
    });
    const { paymentMethodId } = card;
    expect(codeOf(await accept(api, next, { as: specialist, paymentMethodId }))).toBe('CARD_DECLINED');
    expect(await cardsOf(api, specialist)).toMatchObject([card]);
    expect((await accept(api, next, { as: specialist, paymentMethodId })).status).toBe(200);
  });

  it('saves a card after 3-D Secure, and asks again at the next use', async () => {
    const { specialist, ...first } = await another();
    const confirmed = async (request: { selectionId: string }, paymentMethodId: string) => {
      const asked = await accept(api, request, { as: specialist, paymentMethodId });
      expect(codeOf(asked)).toBe('CARD_ACTION_REQUIRED');
      await stripe.authenticate((asked.body as { clientSecret: string }).clientSecret, 'complete');
      return accept(api, request, { as: specialist, paymentMethodId });
    };
    expect((await confirmed(first, threeDSecureCard)).status).toBe(200);
    const [card] = await cardsOf(api, specialist);
    const next = await another(specialist);
    expect((await confirmed(next, card?.paymentMethodId ?? '')).status).toBe(200);
    expect(await cardsOf(api, specialist)).toHaveLength(1);
  });

  it('refuses the saved card of another person, before it is charged', async () => {
    const { card } = await withSavedCard();
    const { specialist: thief, ...request } = await another();
    const refused = await accept(api, request, { as: thief, paymentMethodId: card.paymentMethodId });
    expect([refused.status, codeOf(refused)]).toEqual([402, 'CARD_DECLINED']);
    expect(await stripe.intentsOf(request.selectionId)).toEqual(['1500 requires_capture']);
    expect(await cardsOf(api, thief)).toEqual([]);
  });

  it('removes a saved card that the provider no longer accepts', async () => {
    const { specialist, card } = await withSavedCard();
    await provider.paymentMethods.detach(card.paymentMethodId);
    const next = await another(specialist);
    const refused = await accept(api, next, { as: specialist, paymentMethodId: card.paymentMethodId });
    expect(refused.body).toMatchObject({
      code: 'CARD_DECLINED',
      error: 'This card could not be used. Please enter it again or use another card.',
    });
    expect(await cardsOf(api, specialist)).toEqual([]);
  });
});

describe('paying the booking fee', () => {
  const pay = async (request: Request, body: { paymentMethodId?: string; saveCard?: boolean }) =>
    api.call('attachPayment', {
      as: request.patient,
      params: { id: request.selectionId },
      body: { paymentMethodId: goodCard, ...body },
    });
  const withPatientsCard = async () => {
    const request = await anUnpaidRequest(api);
    expect((await pay(request, { saveCard: true })).status).toBe(200);
    const [card] = await cardsOf(api, request.patient);
    if (!card) throw new Error('no saved card');
    return { ...request, card };
  };

  it('saves the card only if the patient agrees', async () => {
    const request = await anUnpaidRequest(api);
    expect((await pay(request, {})).status).toBe(200);
    expect([await cardsOf(api, request.patient), await keptAtStripe(api, stripe, request.patient)]).toEqual([[], []]);
    const { patient, card } = await withPatientsCard();
    expect(await keptAtStripe(api, stripe, patient)).toEqual([card.paymentMethodId]);
  });

  it('takes the saved card for the next request', async () => {
    const { patient, card } = await withPatientsCard();
    const next = await anUnpaidRequest(api, { patient });
    expect((await pay(next, { paymentMethodId: card.paymentMethodId })).status).toBe(200);
    expect(await stripe.intentsOf(next.selectionId)).toEqual(['1500 requires_capture']);
    expect(await cardsOf(api, patient)).toMatchObject([card]);
  });

  it('refuses the saved card of another person, before it is charged', async () => {
    const { card } = await withPatientsCard();
    const theirs = await anUnpaidRequest(api);
    expect(codeOf(await pay(theirs, { paymentMethodId: card.paymentMethodId }))).toBe('CARD_DECLINED');
    expect(await stripe.intentsOf(theirs.selectionId)).toEqual([]);
  });

  it('saves the card after 3-D Secure', async () => {
    const request = await anUnpaidRequest(api);
    const body = { paymentMethodId: threeDSecureCard, saveCard: true };
    const asked = await pay(request, body);
    await stripe.authenticate((asked.body as { clientSecret: string }).clientSecret, 'complete');
    expect((await pay(request, body)).status).toBe(200);
    expect(await cardsOf(api, request.patient)).toMatchObject([{ last4: '3184' }]);
  });

  it('saves no card that is declined', async () => {
    const request = await anUnpaidRequest(api);
    expect(codeOf(await pay(request, { paymentMethodId: declinedCard, saveCard: true }))).toBe('CARD_DECLINED');
    await settled(api);
    expect([await cardsOf(api, request.patient), await keptAtStripe(api, stripe, request.patient)]).toEqual([[], []]);
  });

  it('removes a saved card that the provider no longer accepts', async () => {
    const { patient, card } = await withPatientsCard();
    await provider.paymentMethods.detach(card.paymentMethodId);
    const next = await anUnpaidRequest(api, { patient });
    expect(codeOf(await pay(next, { paymentMethodId: card.paymentMethodId }))).toBe('CARD_DECLINED');
    expect(await cardsOf(api, patient)).toEqual([]);
  });

  it('keeps the card saved when the request is cancelled', async () => {
    const { patient, selectionId, card } = await withPatientsCard();
    expect((await api.call('cancelSelection', { as: patient, params: { id: selectionId } })).status).toBe(200);
    await settled(api);
    expect(await stripe.intentsOf(selectionId)).toEqual(['1500 canceled']);
    expect(await keptAtStripe(api, stripe, patient)).toEqual([card.paymentMethodId]);
  });

  it('refuses to save without a yes or no, or on a partner’s page', async () => {
    const request = await anUnpaidRequest(api);
    expect((await pay(request, { saveCard: 'yes' as never })).status).toBe(422);
    const partner = await aPartner(api);
    const here = bearing(await vouchedFor(api, partner, request.patient), partner.origin);
    const body = { paymentMethodId: goodCard, saveCard: true };
    const refused = await api.call('attachPayment', { ...here, params: { id: request.selectionId }, body });
    expect(codeOf(refused)).toBe('NOT_ON_THIS_PAGE');
  });
});

it('a card past its month is listed as expired', async () => {
  const { specialist } = await withSavedCard();
  const expired = { exp_month: 10, exp_year: 2020 };
  await db.updateTable('saved_cards').set(expired).where('user_id', '=', specialist.userId).execute();
  expect(await cardsOf(api, specialist)).toMatchObject([{ isExpired: true }]);
});

describe('news of a card from the provider', () => {
  const news = (type: string, { paymentMethodId: id, brand }: Card, customer: string | null) => {
    const card = { brand, last4: '1881', exp_month: 3, exp_year: 2033 };
    return deliverEvent(api, eventOf(type, { object: 'payment_method', id, customer, card }));
  };

  it('updates a card that its bank renewed', async () => {
    const { specialist, card } = await withSavedCard();
    expect((await news('payment_method.automatically_updated', card, 'cus_1')).status).toBe(200);
    expect(await cardsOf(api, specialist)).toMatchObject([{ ...card, last4: '1881', expMonth: 3, expYear: 2033 }]);
  });

  it('removes a card that was detached there', async () => {
    const { specialist, card } = await withSavedCard();
    expect((await news('payment_method.detached', card, null)).status).toBe(200);
    expect(await cardsOf(api, specialist)).toEqual([]);
  });
});

describe('a saved card', () => {
  it('is removed here at once, and later at a slow provider', async () => {
    const { specialist, card } = await withSavedCard();
    await settled(api);
    await stripe.fault({ path: '/v1/payment_methods', mode: 'before', times: 10 });
    expect((await remove(specialist, card.cardId)).body).toEqual({ ok: true });
    expect(await cardsOf(api, specialist)).toEqual([]);
    await settled(api);
    await stripe.heal();
    api.clock.now = new Date(api.clock.now.getTime() + 60 * 60_000);
    await settled(api);
    expect(await keptAtStripe(api, stripe, specialist)).toEqual([]);
    expect(codeOf(await remove(specialist, card.cardId))).toBe('NOT_FOUND');
  });

  it('is in its owner’s download, and is deleted with the account', async () => {
    const { specialist, card, request } = await withSavedCard();
    const data = (await api.call('downloadMyData', { as: specialist })).body;
    expect(data).toMatchObject({ cards: [{ brand: 'visa', last4: '4242', savedAt: api.clock.now.toISOString() }] });
    await api.call('cancelAppointment', { as: specialist, params: { id: request.selectionId } });
    await settled(api);
    expect((await api.call('deleteAccount', { as: specialist })).status).toBe(200);
    await settled(api);
    expect((await provider.paymentMethods.retrieve(card.paymentMethodId)).customer).toBeNull();
    const kept = await db.selectFrom('saved_cards').select('id').where('user_id', '=', specialist.userId).execute();
    expect(kept).toEqual([]);
  });

  it('is visible to and removable by its owner only', async () => {
    const { specialist, card } = await withSavedCard();
    const other = await aPatient(db);
    expect(await cardsOf(api, other)).toEqual([]);
    const refused = await remove(other, card.cardId);
    expect([refused.status, codeOf(refused)]).toEqual([404, 'NOT_FOUND']);
    expect((await api.call('myCards', {})).status).toBe(401);
    expect((await remove(specialist, 'crd_none')).status).toBe(404);
    expect(await cardsOf(api, specialist)).toMatchObject([card]);
  });
});
