import { describe, expect, it } from 'vitest';
import { claimSelection } from '../selections/claim.ts';
import { deliverEvent } from '../testing/deliver-event.ts';
import {
  accept,
  anUnpaidRequest,
  aRequest,
  at,
  attach,
  chargesOf,
  codeOf,
  declinedCard,
  goodCard,
  settled,
  slotIn,
  threeDSecureCard,
  viewOf,
  type Request,
} from '../testing/requests.ts';
import { withOneTry } from '../testing/with-one-try.ts';

const { api, stripe } = await withOneTry();
const { db } = api.services;
const hour = 60 * 60_000;
const intents = '/v1/payment_intents';

const after = <T>(ms: number, work: () => Promise<T>): Promise<T> =>
  at(api, new Date(api.clock.now.getTime() + ms), work);

async function intentsOf({ selectionId }: Request) {
  return (await stripe.ledgerOf(selectionId)).paymentIntents;
}

const heldOf = ({ selectionId }: Request) => stripe.intentsOf(selectionId);

async function tell(request: Request): Promise<void> {
  for (const { id } of await intentsOf(request))
    for (const event of await stripe.eventsOf(id)) expect((await deliverEvent(api, event)).status).toBe(200);
}

const clientSecretOf = ({ body }: { body: unknown }): string => (body as { clientSecret: string }).clientSecret;

describe('a card that is declined', () => {
  it('leaves nothing open at the provider, with the reason on record', async () => {
    const request = await anUnpaidRequest(api);
    expect(codeOf(await attach(api, request, declinedCard))).toBe('CARD_DECLINED');
    await settled(api);
    expect(await heldOf(request)).toEqual(['1500 canceled']);
    expect(await chargesOf(api, request)).toMatchObject([
      { status: 'FAILED', failed_because: 'card_error: card_declined' },
    ]);
    expect((await attach(api, request)).status).toBe(200);
    await tell(request);
    expect(await viewOf(api, request)).toMatchObject({ payment: { status: 'requires_capture', fate: 'held' } });
  });

  it('leaves nothing open for the specialist who accepts', async () => {
    const request = await aRequest(api);
    const as = request.specialists[0];
    expect(codeOf(await accept(api, request, { as, paymentMethodId: declinedCard }))).toBe('CARD_DECLINED');
    await settled(api);
    expect(await heldOf(request)).toEqual(['1500 requires_capture', '2000 canceled']);
  });
});

describe('a failed 3-D Secure step', () => {
  it('shows the request as unpaid, even when the page was closed', async () => {
    const request = await anUnpaidRequest(api);
    const asked = await attach(api, request, threeDSecureCard);
    await stripe.authenticate(clientSecretOf(asked), 'fail');
    await tell(request);
    expect(await viewOf(api, request)).toMatchObject({ payment: { status: 'requires_payment_method', fate: 'none' } });
    expect(await chargesOf(api, request)).toMatchObject([
      { status: 'FAILED', failed_because: 'payment_intent: requires_payment_method' },
    ]);
    await settled(api);
    expect(await heldOf(request)).toEqual(['1500 canceled']);
    expect((await attach(api, request)).status).toBe(200);
  });

  it('ends an acceptance fee too, and the specialist may accept with another card', async () => {
    const request = await aRequest(api);
    const as = request.specialists[0];
    const asked = await accept(api, request, { as, paymentMethodId: threeDSecureCard });
    await stripe.authenticate(clientSecretOf(asked), 'fail');
    await tell(request);
    await settled(api);
    expect(await heldOf(request)).toEqual(['1500 requires_capture', '2000 canceled']);
    expect((await accept(api, request, { as })).status).toBe(200);
  });

  it('is not applied when a later payment of the same request passed', async () => {
    const request = await anUnpaidRequest(api);
    const asked = await attach(api, request, threeDSecureCard);
    await stripe.authenticate(clientSecretOf(asked), 'fail');
    expect((await attach(api, request, goodCard)).status).toBe(200);
    await tell(request);
    expect(await viewOf(api, request)).toMatchObject({ payment: { fate: 'held' } });
  });
});

describe('a second payment for one charge', () => {
  /** A second payment that the provider created despite two errors. */
  async function withAStray(): Promise<Request> {
    const request = await anUnpaidRequest(api);
    await stripe.fault({ path: intents, mode: 'error' });
    await stripe.fault({ path: intents, mode: 'late', ms: 60_000 });
    for (let turn = 0; turn < 2; turn += 1) expect(codeOf(await attach(api, request))).toBe('PAYMENT_UNAVAILABLE');
    expect((await attach(api, request)).status).toBe(200);
    await stripe.heal();
    await expect.poll(() => heldOf(request)).toHaveLength(2);
    return request;
  }

  it('that appears later is released when the provider reports it', async () => {
    const request = await withAStray();
    await tell(request);
    await settled(api);
    expect(await heldOf(request)).toEqual(['1500 canceled', '1500 requires_capture']);
    await tell(request);
    expect(await viewOf(api, request)).toMatchObject({ payment: { fate: 'held' } });
    expect((await accept(api, request, { as: request.specialists[0] })).status).toBe(200);
    await settled(api);
    expect(await heldOf(request)).toEqual(['1500 canceled', '1500 succeeded', '2000 succeeded']);
  });

  it('that is never reported is found and released', async () => {
    const request = await withAStray();
    await after(0.4 * hour, () => settled(api));
    expect(await heldOf(request)).toEqual(['1500 canceled', '1500 requires_capture']);
  });
});

describe('an abandoned charge without an answer', () => {
  it('ends without using the card', async () => {
    const request = await anUnpaidRequest(api);
    await stripe.fault({ path: intents, mode: 'before', times: 2 });
    expect(codeOf(await attach(api, request))).toBe('PAYMENT_UNAVAILABLE');
    await api.call('cancelSelection', { as: request.patient, params: { id: request.selectionId } });
    await after(hour, () => settled(api));
    expect(await chargesOf(api, request)).toMatchObject([{ status: 'RELEASED' }]);
    expect(await intentsOf(request)).toEqual([]);
  });

  it('is released when the card was used after all', async () => {
    const request = await anUnpaidRequest(api);
    await stripe.fault({ path: intents, mode: 'after', times: 2 });
    expect(codeOf(await attach(api, request))).toBe('PAYMENT_UNAVAILABLE');
    await api.call('cancelSelection', { as: request.patient, params: { id: request.selectionId } });
    await settled(api);
    expect(await heldOf(request)).toEqual(['1500 canceled']);
  });

  it('is released when it appears only then', async () => {
    const request = await anUnpaidRequest(api);
    await stripe.fault({ path: intents, mode: 'late', ms: 60_000 });
    expect(codeOf(await attach(api, request))).toBe('PAYMENT_UNAVAILABLE');
    await api.call('cancelSelection', { as: request.patient, params: { id: request.selectionId } });
    await settled(api);
    await stripe.heal();
    await expect.poll(() => heldOf(request)).toEqual(['1500 requires_capture']);
    await after(0.4 * hour, () => settled(api));
    expect(await heldOf(request)).toEqual(['1500 canceled']);
  });

  it('is not created for an acceptance whose patient hold has ended', async () => {
    const request = await aRequest(api);
    const [intent] = await intentsOf(request);
    await stripe.cancelIntent(intent?.id ?? '');
    const as = request.specialists[0];
    expect(codeOf(await accept(api, request, { as }))).toBe('CARD_NOT_ON_FILE');
    expect(await heldOf(request)).toEqual(['1500 canceled']);
    expect((await attach(api, request)).status).toBe(200);
    expect((await accept(api, request, { as, paymentMethodId: 'pm_card_mastercard' })).status).toBe(200);
    await settled(api);
    expect(await heldOf(request)).toEqual(['1500 canceled', '1500 succeeded', '2000 succeeded']);
  });

  it('is not created for an abandoned claim either', async () => {
    const request = await aRequest(api);
    const { userId, specialistId } = request.specialists[0];
    const { selectionId } = request;
    await claimSelection(api.services, {
      selectionId,
      callerAddress: 'somewhere',
      userId,
      specialistId,
      feeCents: 9_000,
      paymentMethodId: goodCard,
    });
    const [intent] = await intentsOf(request);
    await stripe.cancelIntent(intent?.id ?? '');
    await after(hour, () => settled(api));
    expect(await heldOf(request)).toEqual(['1500 canceled']);
    expect((await chargesOf(api, request)).map(({ status, failed_because }) => [status, failed_because])).toEqual([
      ['RELEASED', 'payment_intent: canceled'],
      ['RELEASED', null],
    ]);
  });
});

describe('a hold', () => {
  it('is recorded with its end, and specialists can reply until an hour before', async () => {
    const request = await aRequest(api, { slotISO: slotIn(api, 20) });
    const week = new Date(api.clock.now.getTime() + 7 * 24 * hour);
    expect(await chargesOf(api, request)).toMatchObject([{ capture_before: week }]);
    expect(await viewOf(api, request)).toMatchObject({
      answerBy: new Date(api.clock.now.getTime() + 6 * 24 * hour).toISOString(),
    });

    await stripe.bank('holds', { hours: 48 });
    const short = await aRequest(api, { slotISO: slotIn(api, 20) });
    await stripe.bank('holds');
    const answerBy = new Date(api.clock.now.getTime() + 47 * hour);
    expect(await viewOf(api, short)).toMatchObject({ answerBy: answerBy.toISOString() });
    await at(api, answerBy, async () => {
      expect(codeOf(await accept(api, short, { as: short.specialists[0] }))).toBe('SELECTION_CLOSED');
      await settled(api);
      expect(await viewOf(api, short)).toMatchObject({ endedBecause: 'lapsed', payment: { fate: 'released' } });
    });
  });

  it('is released with the reason when it expires, and the request may be paid again', async () => {
    const request = await aRequest(api);
    const [intent] = await intentsOf(request);
    await stripe.bank(`payment_intents/${intent?.id}/expire`);
    await tell(request);
    expect(await chargesOf(api, request)).toMatchObject([
      { status: 'RELEASED', failed_because: 'payment_intent: canceled, automatic' },
    ]);
    expect(await viewOf(api, request)).toMatchObject({ payment: { status: 'canceled', fate: 'released' } });
    expect((await attach(api, request)).status).toBe(200);
  });

  it('is released with the reason when it expires before its capture', async () => {
    const request = await aRequest(api);
    const [intent] = await intentsOf(request);
    await stripe.fault({ path: `${intents}/*/capture`, mode: 'error', times: 100 });
    await accept(api, request, { as: request.specialists[0] });
    await settled(api);
    await stripe.heal();
    await stripe.bank(`payment_intents/${intent?.id}/expire`);
    await after(hour, () => settled(api));
    const released = await db
      .selectFrom('charges')
      .selectAll()
      .where('payment_intent_id', '=', intent?.id ?? '')
      .execute();
    expect(released).toMatchObject([{ status: 'RELEASED', failed_because: 'payment_intent: canceled, automatic' }]);
  });
});
