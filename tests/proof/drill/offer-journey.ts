import type { Answer } from './caller.ts';
import { specialty, type Patient, type Payee } from './cast.ts';
import type { Dice } from './dice.ts';
import { cancelAppointment, remove } from './journey.ts';
import type { World } from './world.ts';

interface Offer {
  id: string;
  requestId: string;
  specialist: Payee;
  slotISO: string;
}

const halfHour = 30 * 60_000;
const day = 48 * halfHour;
const cards = [
  'pm_card_visa',
  'pm_card_visa',
  'pm_card_visa',
  'pm_card_chargeDeclined',
  'pm_card_authenticationRequired',
];
/** In cents; the last two do not divide evenly. */
const fees = [0, 24_500, 12_310, 7_777];

export async function offerJourney(world: World, patient: Patient, dice: Dice): Promise<void> {
  const body = { profession: 'doctor', specialty, timeframe: 'this-week' };
  const answer = await world.call(patient, 'createOpenRequest', { body }, dice);
  // A patient with an open request continues it. (A refusal's requestId is its log ID.)
  const requestId = answer?.status === 200 ? answer.body.requestId : answer?.body.selectionId;
  if (typeof requestId !== 'string') return;
  world.promises.made.set(requestId, patient.userId);
  const answering = dice.shuffle(world.cast.specialists).slice(0, 1 + dice.below(3));
  const made = await Promise.all(
    answering.map((specialist, index) => offer(world, { requestId, specialist }, dice.branch(`offer ${index}`))),
  );
  const offers = made.filter((one) => one !== undefined);
  const [first] = offers;
  if (!first) return dice.chance(0.5) ? remove(world, { id: requestId, patient }, dice) : undefined;
  const plots = [take, take, take, duel, letBe, leave];
  await dice.pick(plots)(world, { patient, offers, first }, dice);
}

/** From a few times, so offers and requests collide; all more than a day ahead. */
async function offer(
  world: World,
  { requestId, specialist }: { requestId: string; specialist: Payee },
  dice: Dice,
): Promise<Offer | undefined> {
  const start = Math.ceil(Date.now() / day) * day + day + (4 + dice.below(10)) * halfHour;
  const slotISO = new Date(start).toISOString();
  const body = { requestId, feeCents: dice.pick(fees), slots: [slotISO] };
  const answer = await world.call(specialist, 'createOffer', { body }, dice);
  return answer?.status === 200 ? { id: String(answer.body.offerId), requestId, specialist, slotISO } : undefined;
}

interface Scene {
  patient: Patient;
  offers: readonly Offer[];
  first: Offer;
}

/** Prepares, pays in the browser, and finalises, sometimes twice or never; then one side may cancel. */
async function take(world: World, { patient, first }: Scene, dice: Dice): Promise<void> {
  await payFor(world, { patient, offer: first }, dice);
  if (!world.promises.accepted.has(first.requestId)) return;
  const by = dice.pick(['nobody', 'nobody', 'patient', 'specialist'] as const);
  if (by === 'nobody') return;
  const who = by === 'patient' ? patient : first.specialist;
  await cancelAppointment(world, { id: first.requestId, named: first.id }, who, by, dice);
}

/** Accepts all offers of a request in separate tabs while specialists withdraw them. */
async function duel(world: World, { patient, offers, first }: Scene, dice: Dice): Promise<void> {
  const tabs = offers.map((one, index) => payFor(world, { patient, offer: one }, dice.branch(`tab ${index}`)));
  const withdrawing = world.call(first.specialist, 'withdrawOffer', { params: { id: first.id } }, dice.branch('back'));
  await Promise.all([...tabs, withdrawing]);
}

/** Reserves a time without paying. */
async function letBe(world: World, { patient, first }: Scene, dice: Dice): Promise<void> {
  await prepare(world, { patient, offer: first }, dice);
}

async function leave(world: World, { patient, first }: Scene, dice: Dice): Promise<void> {
  if (dice.chance(0.5)) await remove(world, { id: first.requestId, patient }, dice);
}

interface OfferPayment {
  patient: Patient;
  offer: Offer;
}

function prepare(
  world: World,
  { patient, offer: { id, slotISO } }: OfferPayment,
  dice: Dice,
): Promise<Answer | undefined> {
  return world.call(patient, 'prepareOffer', { params: { id }, body: { chosenSlotISO: slotISO } }, dice);
}

async function payFor(world: World, payment: OfferPayment, dice: Dice): Promise<void> {
  const { patient, offer: chosen } = payment;
  const prepared = await prepare(world, payment, dice);
  if (prepared?.status !== 200) return;
  const { clientSecret } = prepared.body;
  if (typeof clientSecret === 'string') await world.sandbox.pay(clientSecret, dice.pick(cards));
  // The tab is closed: a webhook completes it.
  if (dice.chance(0.15)) return;
  const answer = await world.call(patient, 'finaliseOffer', { params: { id: chosen.id } }, dice);
  if (answer?.status !== 200) return;
  const { accepted } = world.promises;
  accepted.set(chosen.requestId, (accepted.get(chosen.requestId) ?? new Set()).add(chosen.specialist.specialistId));
}
