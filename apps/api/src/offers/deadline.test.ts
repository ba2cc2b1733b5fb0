import { limits } from '@tele/core';
import { describe, expect, it } from 'vitest';
import { deliverEvent } from '../testing/deliver-event.ts';
import { anOffer, finalise, intentOf, payFor, prepare, withdraw, type MadeOffer } from '../testing/offers.ts';
import { at, codeOf, settled, slotIn } from '../testing/requests.ts';
import { withApi, type Called } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe({ now: new Date() });
// The provider confirms cards by the real clock, so offers are dated around it.
const api = await withApi({ config: { stripeApiUrl: stripe.url }, now: new Date() });

const minute = 60_000;
const real = api.clock.now.getTime();
const windowMs = limits.offerMinutes * minute;

interface Made extends MadeOffer {
  expiresAt: Date;
  prepared: Called;
}

async function aPreparedOffer(endsIn: number): Promise<Made> {
  const madeAt = new Date(real + endsIn - windowMs);
  const offer = await at(api, madeAt, () => anOffer(api, stripe, { slots: [slotIn(api, 2), slotIn(api, 3)] }));
  const prepared = await at(api, new Date(madeAt.getTime() + minute), () => prepare(api, offer));
  expect(prepared.status).toBe(200);
  return { ...offer, expiresAt: new Date(real + endsIn), prepared };
}

const around = (end: Date): Date[] => [-1, 0, 1].map((ms) => new Date(end.getTime() + ms));
const viewOf = async ({ offerId, request }: MadeOffer) => {
  const { body } = await api.call('myOffers', { as: request.patient, query: { role: 'patient' } });
  return (body as { items: { offerId: string; status: string; payment: { fate: string } | null }[] }).items.find(
    (one) => one.offerId === offerId,
  );
};
const intentsOf = ({ request }: MadeOffer) => stripe.intentsOf(request.requestId);

describe('an offer just before, at and after its end', () => {
  it('an open offer can be prepared, withdrawn and read as open, or has ended', async () => {
    const seen: unknown[] = [];
    for (const index of [0, 1, 2]) {
      const offer = await anOffer(api, stripe);
      const end = new Date(api.clock.now.getTime() + windowMs);
      const now = around(end)[index] ?? end;
      seen.push(
        await at(api, now, async () => [
          (await viewOf(offer))?.status,
          codeOf(await finalise(api, offer)),
          codeOf(await withdraw(api, offer)),
        ]),
      );
      const other = await anOffer(api, stripe);
      seen.push(await at(api, now, async () => codeOf(await prepare(api, other))));
    }
    expect(seen).toEqual([
      ['OPEN', 'PAYMENT_MISSING', undefined],
      undefined,
      ['EXPIRED', 'OFFER_EXPIRED', 'OFFER_CLOSED'],
      'OFFER_EXPIRED',
      ['EXPIRED', 'OFFER_EXPIRED', 'OFFER_CLOSED'],
      'OFFER_EXPIRED',
    ]);
  });

  it('an unpaid held offer stays held, then is released with its payment', async () => {
    for (const [index, isOver] of [false, true, true].entries()) {
      const offer = await aPreparedOffer(windowMs);
      const now = around(offer.expiresAt)[index] ?? offer.expiresAt;
      await at(api, now, () => settled(api));
      const view = await at(api, now, () => viewOf(offer));
      expect([index, view?.status]).toEqual([index, isOver ? 'EXPIRED' : 'HELD']);
      expect(await intentsOf(offer)).toEqual([isOver ? '24500 canceled' : '24500 requires_payment_method']);
      const finalised = await at(api, now, () => finalise(api, offer));
      expect(codeOf(finalised)).toBe(isOver ? 'OFFER_EXPIRED' : 'PAYMENT_MISSING');
    }
  });
});

describe('a card that was confirmed inside the window', () => {
  it.each([
    ['before its end', -1],
    ['at its end', 0],
    ['a minute after it', minute],
    ['a day after it', 24 * 60 * minute],
  ])('books the offer that is finalised %s', async (_, afterMs) => {
    const offer = await aPreparedOffer(20 * minute);
    await payFor(stripe, offer.prepared);
    const answer = await at(api, new Date(offer.expiresAt.getTime() + afterMs), () => finalise(api, offer));
    expect(answer).toMatchObject({ status: 200, body: { status: 'ACCEPTED', booking: { slotISO: offer.slots[0] } } });
    await settled(api);
    expect(await intentsOf(offer)).toEqual(['24500 succeeded']);
  });

  it('books the offer at its end when the patient never finalises it', async () => {
    const offer = await aPreparedOffer(20 * minute);
    await payFor(stripe, offer.prepared);
    await at(api, offer.expiresAt, () => settled(api));
    expect(await viewOf(offer)).toMatchObject({ status: 'ACCEPTED', payment: { fate: 'charged' } });
    expect(await intentsOf(offer)).toEqual(['24500 succeeded']);
  });

  it('books the offer when the provider’s event arrives and the tab is closed', async () => {
    const offer = await aPreparedOffer(20 * minute);
    await payFor(stripe, offer.prepared);
    const intentId = intentOf((offer.prepared.body as { clientSecret: string }).clientSecret);
    const events = await stripe.eventsOf(intentId);
    for (const event of events) expect((await deliverEvent(api, event)).status).toBe(200);
    await settled(api);
    expect(await viewOf(offer)).toMatchObject({ status: 'ACCEPTED', payment: { fate: 'charged' } });
    expect((await finalise(api, offer)).body).toMatchObject({ status: 'ACCEPTED' });
    expect(await intentsOf(offer)).toEqual(['24500 succeeded']);
  });
});

describe('a card that was confirmed after the window', () => {
  const paidLate = async (): Promise<Made> => {
    const offer = await aPreparedOffer(-minute);
    await payFor(stripe, offer.prepared);
    return offer;
  };

  it('is released, with a message', async () => {
    const offer = await paidLate();
    const answer = await finalise(api, offer);
    expect([answer.status, codeOf(answer)]).toEqual([409, 'OFFER_EXPIRED']);
    expect((answer.body as { error: string }).error).toMatch(/You have not been charged/);
    await settled(api);
    expect(await intentsOf(offer)).toEqual(['24500 canceled']);
    expect(await viewOf(offer)).toMatchObject({ status: 'EXPIRED', payment: { fate: 'released' } });
    expect(codeOf(await finalise(api, offer))).toBe('OFFER_EXPIRED');
  });

  it('is released in full by the job run and by the provider’s event', async () => {
    const byJobs = await paidLate();
    await settled(api);
    const told = await paidLate();
    const intentId = intentOf((told.prepared.body as { clientSecret: string }).clientSecret);
    for (const event of await stripe.eventsOf(intentId)) await deliverEvent(api, event);
    await settled(api);
    for (const offer of [byJobs, told]) {
      expect(await intentsOf(offer)).toEqual(['24500 canceled']);
      expect(await viewOf(offer)).toMatchObject({ status: 'EXPIRED', booking: null });
    }
  });

  it('leaves its time free for others', async () => {
    const offer = await paidLate();
    await finalise(api, offer);
    const next = await anOffer(api, stripe, { specialist: offer.specialist, slots: offer.slots });
    expect((await prepare(api, next)).status).toBe(200);
  });
});

it('a card confirmed in time is released when its appointment had already begun', async () => {
  const half = 30 * minute;
  const slot = new Date(Math.floor(real / half) * half);
  const madeAt = new Date(slot.getTime() - 5 * minute);
  // Five minutes before its slot, so the offer ends after now.
  const offer = await at(api, madeAt, () => anOffer(api, stripe, { slots: [slot.toISOString()] }));
  const prepared = await at(api, new Date(madeAt.getTime() + minute), () => prepare(api, offer));
  await payFor(stripe, prepared);
  const answer = await finalise(api, offer);
  expect([answer.status, codeOf(answer)]).toEqual([409, 'OFFER_EXPIRED']);
  await settled(api);
  expect(await intentsOf(offer)).toEqual(['24500 canceled']);
});
