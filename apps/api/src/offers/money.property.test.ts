import { limits, offerMoney, type ProfileType } from '@tele/core';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  anOffer,
  aPayee,
  endOf,
  finalise,
  payFor,
  prepare,
  sharesOf,
  withdraw,
  type MadeOffer,
} from '../testing/offers.ts';
import { at, declinedCard, goodCard, settled, slotIn, threeDSecureCard } from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe();
// When a card was confirmed is said by the provider, whose clock is the real one.
const api = await withApi({ config: { stripeApiUrl: stripe.url }, now: new Date() });

const hour = 60 * 60_000;
const payees = { SOLO: await aPayee(api, stripe), EUCA_MD: await aPayee(api, stripe, { profileType: 'EUCA_MD' }) };

const moves = [
  'prepare',
  'prepare another time',
  'pay',
  'pay with a declined card',
  'pay after 3-D Secure',
  'fail 3-D Secure',
  'finalise',
  'withdraw',
  'patient cancels early',
  'patient cancels late',
  'specialist cancels',
  'take the request back',
  'drain',
] as const;
type Move = (typeof moves)[number];

const move = fc.constantFrom(...moves);
// Chance alone seldom gets as far as a booking.
const booking = fc.constant<Move[]>(['prepare', 'pay', 'finalise']);
const sequence = fc
  .array(
    fc.oneof(
      move.map((one) => [one]),
      booking,
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((some) => some.flat());
const fee = fc.oneof(
  fc.constantFrom(0, limits.minChargeCents, limits.matchFeeCents - 1, limits.matchFeeCents, 1_010, limits.maxFeeCents),
  fc.integer({ min: limits.minChargeCents, max: limits.maxFeeCents }),
);

/** What the patient's browser last heard: the secret of the payment that it finishes. */
interface Told {
  prepared?: Awaited<ReturnType<typeof prepare>>;
}

async function pay(told: Told, card: string, bank?: 'complete' | 'fail'): Promise<void> {
  const { prepared } = told;
  const secret = prepared?.status === 200 ? (prepared.body as { clientSecret: string | null }).clientSecret : null;
  if (!prepared || secret === null) return;
  // Declined, or ended meanwhile: nothing is held.
  await payFor(stripe, prepared, card).catch(() => undefined);
  if (bank) await stripe.authenticate(secret, bank).catch(() => undefined);
}

/** When the booking was cancelled, if it is: what is kept of it depends on that. */
async function carryOut(name: Move, offer: MadeOffer, told: Told): Promise<void> {
  const { request, specialist, offerId } = offer;
  const cancel = (as: { email: string }) => api.call('cancelAppointment', { as, params: { id: offerId } });
  switch (name) {
    case 'prepare':
      return void (told.prepared = await prepare(api, offer));
    case 'prepare another time':
      return void (told.prepared = await prepare(api, offer, offer.slots[1]));
    case 'pay':
      return pay(told, goodCard);
    case 'pay with a declined card':
      return pay(told, declinedCard);
    case 'pay after 3-D Secure':
      return pay(told, threeDSecureCard, 'complete');
    case 'fail 3-D Secure':
      return pay(told, threeDSecureCard, 'fail');
    case 'finalise':
      return void (await finalise(api, offer));
    case 'withdraw':
      return void (await withdraw(api, offer));
    case 'patient cancels early':
      return void (await cancel(request.patient));
    case 'patient cancels late':
      return void (await at(api, new Date(Date.parse(offer.slots[0]) - hour), () => cancel(request.patient)));
    case 'specialist cancels':
      return void (await cancel(specialist));
    case 'take the request back':
      return void (await api.call('deleteRequest', { as: request.patient, params: { id: request.requestId } }));
    case 'drain':
      return void (await settled(api));
  }
}

/** How the booking of an offer stands, and what of its fee is to be kept of that. */
async function endOfBooking({ offerId }: MadeOffer, lateCancel: boolean) {
  const booking = await api.services.db
    .selectFrom('bookings')
    .select(['status', 'cancelled_by'])
    .where('offer_id', '=', offerId)
    .executeTakeFirst();
  const kept = booking?.status === 'CONFIRMED' || (booking?.cancelled_by === 'patient' && lateCancel);
  return { kept, ends: booking ? `${booking.status} ${booking.cancelled_by ?? ''}`.trim() : 'none' };
}

let used = 0;
/** Two times that no other run has taken, days ahead. */
function freeSlots(): [string, string] {
  used += 2;
  return [slotIn(api, 3, used), slotIn(api, 3, used + 1)];
}

it('for any fee and profile type, after any moves, what the patient paid is what the specialist got and our fee', async () => {
  const ends = new Set<string>();
  await fc.assert(
    fc.asyncProperty(sequence, fee, fc.constantFrom<ProfileType>('SOLO', 'EUCA_MD'), async (names, feeCents, type) => {
      const specialist = payees[type];
      const offer = await anOffer(api, stripe, { specialist, feeCents, slots: freeSlots() });
      const told: Told = {};
      let lateCancel = false;
      for (const name of names) {
        const before = await endOfBooking(offer, lateCancel);
        await carryOut(name, offer, told);
        if (name === 'patient cancels late' && before.ends === 'CONFIRMED') lateCancel = true;
      }
      await settled(api);
      await at(api, endOf(api), () => settled(api));

      const { kept, ends: end } = await endOfBooking(offer, lateCancel);
      ends.add(`${end}${kept ? ' kept' : ''}`);
      const shares = await sharesOf(stripe, offer.request);
      const due = offerMoney(kept ? feeCents : 0, type);
      expect(shares, names.join(', ')).toEqual({
        patientPaid: due.paysCents,
        specialistGot: due.receivesCents,
        ours: due.ourFeeCents,
      });
      expect(shares.patientPaid).toBe(shares.specialistGot + shares.ours);
      const intents = await stripe.intentsOf(offer.request.requestId);
      expect(intents.filter((one) => !/ (succeeded|canceled)$/.test(one))).toEqual([]);
    }),
    // The sequences that end in each way, beside what chance finds.
    {
      numRuns: 40,
      examples: [
        [['prepare', 'pay', 'finalise'], 1_010, 'EUCA_MD'],
        [['prepare', 'pay', 'finalise', 'drain', 'patient cancels late'], 24_510, 'EUCA_MD'],
        [['prepare', 'pay', 'finalise', 'patient cancels early'], 24_510, 'EUCA_MD'],
        [['prepare', 'pay', 'finalise', 'drain', 'patient cancels early'], 999, 'SOLO'],
        [['prepare', 'pay', 'finalise', 'drain', 'specialist cancels'], 24_500, 'SOLO'],
        [['prepare', 'prepare another time', 'pay after 3-D Secure', 'finalise'], 50, 'SOLO'],
        [['prepare', 'finalise', 'drain'], 0, 'SOLO'],
        [['prepare', 'fail 3-D Secure', 'finalise'], 50, 'EUCA_MD'],
      ],
    },
  );
  expect([...ends].toSorted()).toEqual([
    'CANCELLED patient',
    'CANCELLED patient kept',
    'CANCELLED specialist',
    'CONFIRMED kept',
    'none',
  ]);
});
