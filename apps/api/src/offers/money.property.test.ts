import { cancellingMoney, limits, offerMoney, shownMoney, type ProfileType, type ShownMoney } from '@tele/core';
import type { Answer } from '@tele/core/contract';
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
import { forgetEmailsOf } from '../testing/spend-emails.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe({ now: new Date() });
// The provider confirms cards by the real clock.
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
  'jobs',
] as const;
type Move = (typeof moves)[number];

const move = fc.constantFrom(...moves);
// Random moves seldom reach a booking.
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

/** Client secret of the payment, and the outcome the cancel dialog showed. */
interface ScreenState {
  prepared?: Awaited<ReturnType<typeof prepare>>;
  cancelled?: ShownMoney;
}

async function pay(told: ScreenState, card: string, bank?: 'complete' | 'fail'): Promise<void> {
  const { prepared } = told;
  const secret = prepared?.status === 200 ? (prepared.body as { clientSecret: string | null }).clientSecret : null;
  if (!prepared || secret === null) return;
  // Declined or ended: nothing is held.
  await payFor(stripe, prepared, card).catch(() => undefined);
  if (bank) await stripe.authenticate(secret, bank).catch(() => undefined);
}

async function cancel(offer: MadeOffer, role: 'patient' | 'specialist', told: ScreenState): Promise<void> {
  const as = role === 'patient' ? offer.request.patient : offer.specialist;
  const { body } = await api.call('myAppointments', { as, query: { apt: offer.offerId, role } });
  const [appointment] = (body as Answer<'myAppointments'>).items;
  const seen = appointment && shownMoney(cancellingMoney(appointment, role, api.clock.now), role);
  const params = { id: offer.offerId };
  const { status } = await api.call('cancelAppointment', { as, params, ...(seen && { body: { seen } }) });
  if (seen && status === 200) told.cancelled = seen;
}

async function carryOut(name: Move, offer: MadeOffer, told: ScreenState): Promise<void> {
  const { request } = offer;
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
      return cancel(offer, 'patient', told);
    case 'patient cancels late':
      return at(api, new Date(Date.parse(offer.slots[0]) - hour), () => cancel(offer, 'patient', told));
    case 'specialist cancels':
      return cancel(offer, 'specialist', told);
    case 'take the request back':
      return void (await api.call('deleteRequest', { as: request.patient, params: { id: request.requestId } }));
    case 'jobs':
      return void (await settled(api));
  }
}

async function endOfBooking({ offerId }: MadeOffer, { cancelled }: ScreenState) {
  const booking = await api.services.db
    .selectFrom('bookings')
    .select(['status', 'cancelled_by'])
    .where('offer_id', '=', offerId)
    .executeTakeFirst();
  const kept = booking?.status === 'CONFIRMED' || cancelled?.offerFee === 'kept';
  return { kept, ends: booking ? `${booking.status} ${booking.cancelled_by ?? ''}`.trim() : 'none' };
}

let used = 0;
function freeSlots(): [string, string] {
  used += 2;
  return [slotIn(api, 3, used), slotIn(api, 3, used + 1)];
}

it('the patient’s payment always equals the specialist’s share plus our fee', async () => {
  const ends = new Set<string>();
  await fc.assert(
    fc.asyncProperty(sequence, fee, fc.constantFrom<ProfileType>('SOLO', 'EUCA_MD'), async (names, feeCents, type) => {
      const specialist = payees[type];
      await forgetEmailsOf(api, specialist);
      const offer = await anOffer(api, stripe, { specialist, feeCents, slots: freeSlots() });
      const told: ScreenState = {};
      for (const name of names) await carryOut(name, offer, told);
      await settled(api);
      await at(api, endOf(api), () => settled(api));

      const { kept, ends: end } = await endOfBooking(offer, told);
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
    // Fixed sequences for each ending, in addition to random ones.
    {
      numRuns: 40,
      examples: [
        [['prepare', 'pay', 'finalise'], 1_010, 'EUCA_MD'],
        [['prepare', 'pay', 'finalise', 'jobs', 'patient cancels late'], 24_510, 'EUCA_MD'],
        [['prepare', 'pay', 'finalise', 'patient cancels early'], 24_510, 'EUCA_MD'],
        [['prepare', 'pay', 'finalise', 'jobs', 'patient cancels early'], 999, 'SOLO'],
        [['prepare', 'pay', 'finalise', 'jobs', 'specialist cancels'], 24_500, 'SOLO'],
        [['prepare', 'prepare another time', 'pay after 3-D Secure', 'finalise'], 50, 'SOLO'],
        [['prepare', 'finalise', 'jobs'], 0, 'SOLO'],
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
