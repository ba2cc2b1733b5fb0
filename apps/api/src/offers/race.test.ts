import { describe, expect, inject, it } from 'vitest';
import {
  anOpenRequest,
  anOffer,
  aPaidOffer,
  aPayee,
  finalise,
  payFor,
  prepare,
  withdraw,
  type MadeOffer,
  type Payee,
} from '../testing/offers.ts';
import { aPatient } from '../testing/people.ts';
import { anUnpaidRequest, attach, codeOf, goodCard, settled, slotIn, type Request } from '../testing/requests.ts';
import type { Called } from '../testing/start-api.ts';
import { forgetEmailsOf } from '../testing/spend-emails.ts';
import { startServers, type CallServer } from '../testing/start-servers.ts';
import { withStripe } from '../testing/start-stripe.ts';
import { withTwoApis } from '../testing/two-apis.ts';

const stripe = await withStripe({ now: new Date() });
// Other processes have only the real clock, so these share it.
const [api, another] = await withTwoApis({ config: { stripeApiUrl: stripe.url }, now: new Date() });
const { db } = api.services;

const inProcess: CallServer = (name, index, options) => (index % 2 === 0 ? api : another).call(name, options);

const live = ['CLAIMED', 'CONFIRMED'] as const;
const bookingsOf = ({ specialistId }: Payee) =>
  db
    .selectFrom('bookings')
    .select(['status', 'start_at', 'offer_id'])
    .where('specialist_id', '=', specialistId)
    .where('status', 'in', live)
    .execute();

interface Crowd {
  specialist: Payee;
  slotISO: string;
  offers: MadeOffer[];
  requests: Request[];
}

const half = 25;

async function aCrowd(): Promise<Crowd> {
  const slotISO = slotIn(api);
  const specialist = await aPayee(api, stripe, { slots: [slotISO] });
  const offers: MadeOffer[] = [];
  const requests: Request[] = [];
  for (let index = 0; index < half; index += 1) {
    const request = await anOpenRequest(api, { patient: await aPatient(db) });
    offers.push(await anOffer(api, stripe, { request, specialist, slots: [slotISO], feeCents: 10_000 + index }));
    const patient = await aPatient(db);
    requests.push(await anUnpaidRequest(api, { specialists: [specialist], slotISO, patient }));
    await forgetEmailsOf(api, specialist);
  }
  const paid = await Promise.all(requests.map((request) => attach(api, request)));
  expect(new Set(paid.map(({ status }) => status))).toEqual(new Set([200]));
  await settled(api);
  return { specialist, slotISO, offers, requests };
}

/** Prepares, pays and finalises from two tabs at once, like a patient’s page. */
async function takeOffer(ask: CallServer, index: number, offer: MadeOffer): Promise<Called[]> {
  const options = { as: offer.request.patient, params: { id: offer.offerId } };
  const body = { chosenSlotISO: offer.slots[0] };
  const prepared = await ask('prepareOffer', index, { ...options, body });
  if (prepared.status !== 200) return [prepared];
  // The losers find their payment ended.
  await payFor(stripe, prepared).catch(() => undefined);
  return Promise.all([ask('finaliseOffer', index, options), ask('finaliseOffer', index + 1, options)]);
}

function acceptRequest(
  ask: CallServer,
  index: number,
  { specialist, request }: { specialist: Payee; request: Request },
) {
  const body = { feeCents: 12_000, paymentMethodId: goodCard };
  return ask('acceptSelection', index, { as: specialist, params: { id: request.selectionId }, body });
}

async function raceOf(ask: CallServer, { specialist, offers, requests }: Crowd): Promise<Called[]> {
  const runs = Array.from({ length: half }, (_, index) => {
    const [offer, request] = [offers[index], requests[index]];
    if (!offer || !request) throw new Error('A crowd is fifty.');
    return [takeOffer(ask, index, offer), acceptRequest(ask, index + 1, { specialist, request })];
  });
  return (await Promise.all(runs.flat())).flat();
}

/** One booking, one charge, and every other hold released. */
async function expectOneBooking({ specialist, offers, requests }: Crowd): Promise<void> {
  const [booking, ...others] = await bookingsOf(specialist);
  expect([booking?.status, others]).toEqual(['CONFIRMED', []]);
  const ids = new Set([
    ...requests.map(({ selectionId }) => selectionId),
    ...offers.map((one) => one.request.requestId),
  ]);
  const { paymentIntents } = await stripe.ledger();
  const own = paymentIntents.filter((intent) => ids.has(intent.metadata.selectionId ?? ''));
  const standing = own.filter(({ status }) => status !== 'canceled').map(({ amount, status }) => `${amount} ${status}`);
  const winner = offers.find(({ offerId }) => offerId === booking?.offer_id);
  expect(standing.toSorted()).toEqual(winner ? [`${winner.feeCents} succeeded`] : ['1500 succeeded', '2000 succeeded']);
}

describe('fifty at once for one time of one specialist, half of them through offers', () => {
  it('book and charge one of them, and release the others', async () => {
    const crowd = await aCrowd();
    const answers = await raceOf(inProcess, crowd);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    await settleEverywhere();
    await expectOneBooking(crowd);
  });
});

describe('simultaneous calls for one offer', () => {
  it('fifty prepares and finalises create one payment and one booking', async () => {
    const offer = await anOffer(api, stripe);
    const options = { as: offer.request.patient, params: { id: offer.offerId } };
    const body = { chosenSlotISO: offer.slots[0] };
    const prepares = await Promise.all(
      Array.from({ length: 50 }, (_, index) => inProcess('prepareOffer', index, { ...options, body })),
    );
    const secrets = prepares.filter(({ status }) => status === 200).map((one) => one.body);
    expect(new Set(secrets.map((one) => JSON.stringify(one))).size).toBe(1);
    await payFor(
      stripe,
      prepares.find(({ status }) => status === 200) ?? { status: 0, body: {}, headers: new Headers() },
    );
    const finals = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        index % 5 === 0
          ? inProcess('prepareOffer', index, { ...options, body })
          : inProcess('finaliseOffer', index, options),
      ),
    );
    expect(finals.filter(({ status }) => status >= 500)).toEqual([]);
    expect((await finalise(api, offer)).body).toMatchObject({ status: 'ACCEPTED' });
    await settleEverywhere();
    expect((await bookingsOf(offer.specialist)).map(({ status }) => status)).toEqual(['CONFIRMED']);
    expect(await stripe.intentsOf(offer.request.requestId)).toEqual(['24500 succeeded']);
  });

  it('book one of its two times when chosen in two tabs', async () => {
    const offer = await anOffer(api, stripe);
    const options = { as: offer.request.patient, params: { id: offer.offerId } };
    const choose = (index: number) => {
      const body = { chosenSlotISO: offer.slots[index % 2] };
      return inProcess('prepareOffer', index, { ...options, body });
    };
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => choose(index)));
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await bookingsOf(offer.specialist)).toHaveLength(1);
    await payFor(stripe, await prepare(api, offer));
    await finalise(api, offer);
    await settleEverywhere();
    expect((await bookingsOf(offer.specialist)).map(({ status }) => status)).toEqual(['CONFIRMED']);
    expect(await stripe.intentsOf(offer.request.requestId)).toEqual(['24500 succeeded']);
  });

  it('a hold by its patient or a withdrawal by its specialist, never both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const offer = await anOffer(api, stripe);
      const options = { as: offer.request.patient, params: { id: offer.offerId } };
      const body = { chosenSlotISO: offer.slots[0] };
      const [prepared, withdrawn] = await Promise.all([
        inProcess('prepareOffer', round, { ...options, body }),
        withdraw(api, offer),
      ]);
      expect([prepared.status, withdrawn.status].toSorted()).toEqual([200, 409]);
      expect(await bookingsOf(offer.specialist)).toHaveLength(prepared.status === 200 ? 1 : 0);
    }
  });
});

describe('the offers of one request', () => {
  it('five, prepared, paid and finalised at once: one appointment, one charge', async () => {
    const request = await anOpenRequest(api);
    const offers: MadeOffer[] = [];
    for (let index = 0; index < 5; index += 1)
      offers.push(await anOffer(api, stripe, { request, slots: [slotIn(api, 2 + index)], feeCents: 20_000 + index }));
    const crowd = Array.from({ length: 2 }, () => offers).flat();
    const answers = (await Promise.all(crowd.map((offer, index) => takeOffer(inProcess, index, offer)))).flat();
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    // Completes one of them, unless one is booked already.
    const [last] = offers.slice(-1);
    if (last && !answers.some(({ body }) => (body as { status?: string }).status === 'ACCEPTED'))
      await takeOffer(inProcess, 0, last);
    await settleEverywhere();
    const booked = await db
      .selectFrom('bookings')
      .select(['status', 'fee_cents'])
      .where('selection_id', '=', request.requestId)
      .where('status', 'in', live)
      .execute();
    expect(booked).toEqual([{ status: 'CONFIRMED', fee_cents: expect.any(Number) }]);
    const standing = (await stripe.intentsOf(request.requestId)).filter((one) => !one.endsWith('canceled'));
    expect(standing).toEqual([`${booked[0]?.fee_cents} succeeded`]);
  });

  it('an appointment or a withdrawal: one of the two, with matching money', async () => {
    for (let round = 0; round < 4; round += 1) {
      const offer = await aPaidOffer(api, stripe);
      const options = { as: offer.request.patient, params: { id: offer.offerId } };
      const [final, taken] = await Promise.all([
        inProcess('finaliseOffer', round, options),
        inProcess('deleteRequest', round + 1, { ...options, params: { id: offer.request.requestId } }),
      ]);
      expect(final.status).toBe(200);
      expect(['PAYMENT_IN_PROGRESS', 'ALREADY_BOOKED']).toContain(codeOf(taken));
      await settleEverywhere();
      expect(await stripe.intentsOf(offer.request.requestId)).toEqual(['24500 succeeded']);
    }
  });
});

describe.skipIf(inject('database').engine !== 'postgres')('three API processes on one PostgreSQL database', () => {
  it('book one of fifty and charge them once', async () => {
    const callServer = await startServers(api);
    const crowd = await aCrowd();
    const answers = await raceOf(callServer, crowd);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    await settleEverywhere();
    await expectOneBooking(crowd);
  });
});

/** Other processes may hold the last jobs under leases: waits until no money is left to move. */
async function settleEverywhere(): Promise<void> {
  await expect
    .poll(
      async () => {
        api.clock.now = new Date();
        await settled(api);
        const left = await db
          .selectFrom('outbox')
          .select('kind')
          .where('done_at', 'is', null)
          .where('kind', 'in', ['capture', 'release', 'refund'])
          .execute();
        return left.length;
      },
      { timeout: 60_000, interval: 200 },
    )
    .toBe(0);
}
