import { describe, expect, it } from 'vitest';
import { anOffer, finalise, payFor, prepare } from '../testing/offers.ts';
import {
  accept,
  anUnpaidRequest,
  aRequest,
  codeOf,
  declinedCard,
  goodCard,
  settled,
  threeDSecureCard,
  type Request,
} from '../testing/requests.ts';
import { cardsOf, keptAtStripe } from '../testing/cards.ts';
import { withApi, type Called } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });

const pay = (request: Request, body: { paymentMethodId: string; saveCard?: boolean }): Promise<Called> =>
  api.call('attachPayment', { as: request.patient, params: { id: request.selectionId }, body });

const authenticate = (asked: Called, outcome: 'complete' | 'fail') =>
  stripe.authenticate((asked.body as { clientSecret: string }).clientSecret, outcome);

const saving = { saves: true };

describe('paying the booking fee with a token', () => {
  it('holds the fee and keeps no card', async () => {
    const request = await anUnpaidRequest(api);
    const paymentMethodId = await stripe.aToken(goodCard);
    for (let turn = 0; turn < 2; turn += 1) expect((await pay(request, { paymentMethodId })).status).toBe(200);
    expect(await stripe.intentsOf(request.selectionId)).toEqual(['1500 requires_capture']);
    expect(await cardsOf(api, request.patient)).toEqual([]);
  });

  it('saves the card if the patient agrees, and charges it next time', async () => {
    const request = await anUnpaidRequest(api);
    const { patient } = request;
    const paymentMethodId = await stripe.aToken(goodCard, saving);
    expect((await pay(request, { paymentMethodId, saveCard: true })).status).toBe(200);
    const cards = await cardsOf(api, patient);
    expect(cards).toMatchObject([{ paymentMethodId: expect.stringMatching(/^pm_/), brand: 'visa', last4: '4242' }]);
    const next = await anUnpaidRequest(api, { patient });
    expect((await pay(next, { paymentMethodId: cards[0]?.paymentMethodId ?? '' })).status).toBe(200);
    expect(await cardsOf(api, patient)).toHaveLength(1);
  });

  it('replaces a saved card that is entered again', async () => {
    const first = await anUnpaidRequest(api);
    const { patient } = first;
    for (const request of [first, await anUnpaidRequest(api, { patient })]) {
      const paymentMethodId = await stripe.aToken(goodCard, saving);
      expect((await pay(request, { paymentMethodId, saveCard: true })).status).toBe(200);
    }
    await settled(api);
    const cards = await cardsOf(api, patient);
    expect(cards).toHaveLength(1);
    expect(await keptAtStripe(api, stripe, patient)).toEqual(cards.map(({ paymentMethodId }) => paymentMethodId));
  });

  it('takes another token after a decline', async () => {
    const request = await anUnpaidRequest(api);
    const paymentMethodId = await stripe.aToken(declinedCard, saving);
    const refused = await pay(request, { paymentMethodId, saveCard: true });
    expect([refused.status, codeOf(refused)]).toEqual([402, 'CARD_DECLINED']);
    expect((await pay(request, { paymentMethodId: await stripe.aToken(goodCard) })).status).toBe(200);
    expect(await cardsOf(api, request.patient)).toEqual([]);
  });

  it('continues with the same token after 3-D Secure', async () => {
    const request = await anUnpaidRequest(api);
    const body = { paymentMethodId: await stripe.aToken(threeDSecureCard, saving), saveCard: true };
    const asked = await pay(request, body);
    expect(codeOf(asked)).toBe('CARD_ACTION_REQUIRED');
    await authenticate(asked, 'complete');
    expect((await pay(request, body)).status).toBe(200);
    expect(await stripe.intentsOf(request.selectionId)).toEqual(['1500 requires_capture']);
    expect(await cardsOf(api, request.patient)).toMatchObject([{ last4: '3184' }]);
  });

  it('declines the token when 3-D Secure fails', async () => {
    const request = await anUnpaidRequest(api);
    const body = { paymentMethodId: await stripe.aToken(threeDSecureCard) };
    await authenticate(await pay(request, body), 'fail');
    expect(codeOf(await pay(request, body))).toBe('CARD_DECLINED');
  });

  it('declines a token of another request, and holds nothing', async () => {
    const first = await anUnpaidRequest(api);
    const paymentMethodId = await stripe.aToken(goodCard);
    expect((await pay(first, { paymentMethodId })).status).toBe(200);
    const second = await anUnpaidRequest(api);
    expect((await pay(second, { paymentMethodId })).body).toMatchObject({
      code: 'CARD_DECLINED',
      error: 'This card could not be used. Please enter it again or use another card.',
    });
    expect(await stripe.intentsOf(second.selectionId)).toEqual([]);
  });

  it('holds once when the answer of the provider is lost', async () => {
    const request = await anUnpaidRequest(api);
    await stripe.fault({ path: '/v1/payment_intents', mode: 'after' });
    expect((await pay(request, { paymentMethodId: await stripe.aToken(goodCard) })).status).toBe(200);
    expect(await stripe.intentsOf(request.selectionId)).toEqual(['1500 requires_capture']);
  });
});

describe('paying the booking fee with a wallet', () => {
  const saved = { saves: true, wallet: 'google_pay' };

  it.each(['apple_pay', 'google_pay', 'link'])('holds the fee by %s', async (wallet) => {
    const request = await anUnpaidRequest(api);
    expect((await pay(request, { paymentMethodId: await stripe.aToken(goodCard, { wallet }) })).status).toBe(200);
    expect(await stripe.intentsOf(request.selectionId)).toEqual(['1500 requires_capture']);
  });

  it('names the wallet of a saved card, to its owner', async () => {
    const request = await anUnpaidRequest(api);
    const paymentMethodId = await stripe.aToken(goodCard, saved);
    expect((await pay(request, { paymentMethodId, saveCard: true })).status).toBe(200);
    expect(await cardsOf(api, request.patient)).toMatchObject([{ last4: '4242', wallet: 'google_pay' }]);
  });

  it('declines its card, and a token used twice', async () => {
    const [first, second] = [await anUnpaidRequest(api), await anUnpaidRequest(api)];
    const declined = await pay(first, { paymentMethodId: await stripe.aToken(declinedCard, { wallet: 'link' }) });
    expect([declined.status, codeOf(declined)]).toEqual([402, 'CARD_DECLINED']);
    const paymentMethodId = await stripe.aToken(goodCard, { wallet: 'link' });
    expect((await pay(first, { paymentMethodId })).status).toBe(200);
    expect(codeOf(await pay(second, { paymentMethodId }))).toBe('CARD_DECLINED');
    expect(await stripe.intentsOf(second.selectionId)).toEqual([]);
  });

  it('holds nothing by a token of other terms', async () => {
    const request = await anUnpaidRequest(api);
    const refused = await pay(request, { paymentMethodId: await stripe.aToken(goodCard, saved) });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(await stripe.intentsOf(request.selectionId)).toEqual([]);
    expect(await cardsOf(api, request.patient)).toEqual([]);
  });

  it('holds once when two tabs pay by different methods at once', async () => {
    const request = await anUnpaidRequest(api);
    const methods = [await stripe.aToken(goodCard, { wallet: 'link' }), await stripe.aToken(goodCard), goodCard];
    await Promise.all(methods.map((paymentMethodId) => pay(request, { paymentMethodId })));
    await settled(api);
    expect(await stripe.intentsOf(request.selectionId)).toEqual(['1500 requires_capture']);
  });

  it('continues after 3-D Secure', async () => {
    const request = await anUnpaidRequest(api);
    const body = { paymentMethodId: await stripe.aToken(threeDSecureCard, { wallet: 'google_pay' }) };
    await authenticate(await pay(request, body), 'complete');
    expect((await pay(request, body)).status).toBe(200);
  });
});

describe('paying the acceptance fee with a token', () => {
  it('books, shows the card and saves it', async () => {
    const request = await aRequest(api);
    const [specialist] = request.specialists;
    const paymentMethodId = await stripe.aToken(goodCard, saving);
    const answer = await accept(api, request, { as: specialist, paymentMethodId });
    expect(answer).toMatchObject({ status: 200, body: { status: 'BOOKED', card: { brand: 'visa', last4: '4242' } } });
    await settled(api);
    expect(await stripe.intentsOf(request.selectionId)).toEqual(['1500 succeeded', '2000 succeeded']);
    expect(await cardsOf(api, specialist)).toMatchObject([{ paymentMethodId: expect.stringMatching(/^pm_/) }]);
  });

  it('names the wallet', async () => {
    const request = await aRequest(api);
    const [specialist] = request.specialists;
    const paymentMethodId = await stripe.aToken(goodCard, { saves: true, wallet: 'apple_pay' });
    const answer = await accept(api, request, { as: specialist, paymentMethodId });
    expect(answer.body).toMatchObject({ card: { last4: '4242', wallet: 'apple_pay' } });
    await settled(api);
    const receipt = api.mails.find(({ to, subject }) => to === specialist.email && subject.startsWith('Receipt'));
    expect(receipt?.text).toContain('Paid with: Visa ending 4242 in Apple Pay');
  });

  it('changes nothing when declined, and continues after 3-D Secure', async () => {
    const request = await aRequest(api);
    const [specialist] = request.specialists;
    const acceptWith = (paymentMethodId: string) => accept(api, request, { as: specialist, paymentMethodId });
    expect(codeOf(await acceptWith(await stripe.aToken(declinedCard, saving)))).toBe('CARD_DECLINED');
    const paymentMethodId = await stripe.aToken(threeDSecureCard, saving);
    const asked = await acceptWith(paymentMethodId);
    expect(codeOf(asked)).toBe('CARD_ACTION_REQUIRED');
    await authenticate(asked, 'complete');
    expect((await acceptWith(paymentMethodId)).status).toBe(200);
    expect(await cardsOf(api, specialist)).toMatchObject([{ last4: '3184' }]);
  });
});

it('an offer is accepted once a token confirms its payment', async () => {
  const offer = await anOffer(api, stripe);
  await payFor(stripe, await prepare(api, offer), await stripe.aToken(goodCard));
  expect(await finalise(api, offer)).toMatchObject({ status: 200, body: { status: 'ACCEPTED' } });
});
