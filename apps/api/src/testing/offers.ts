import { limits, type ProfessionId, type Timeframe } from '@tele/core';
import { jobsEnded } from '../jobs/run-jobs-soon.ts';
import { aPatient, aSpecialist, payInto, type Person, type SpecialistGiven } from './people.ts';
import { goodCard, slotIn, specialty, type Specialist } from './requests.ts';
import type { Called, TestApi } from './start-api.ts';
import type { TestStripe } from './start-stripe.ts';
import { cardParams } from '../vendors/payment-params.ts';

export interface OpenRequest {
  requestId: string;
  patient: Person;
}

export interface Payee extends Specialist {
  accountId: string;
}

export interface MadeOffer {
  offerId: string;
  request: OpenRequest;
  specialist: Payee;
  /** ISO instants. */
  slots: readonly [string, ...string[]];
  feeCents: number;
}

interface OpenRequestOptions {
  patient?: Person;
  profession?: ProfessionId;
  specialty?: string;
  timeframe?: Timeframe;
  timeframeWords?: string;
  state?: string;
  reason?: string;
}

export async function anOpenRequest(
  api: TestApi,
  { patient: given, ...fields }: OpenRequestOptions = {},
): Promise<OpenRequest> {
  const patient = given ?? (await aPatient(api.services.db));
  const body = { profession: 'doctor', specialty, timeframe: 'this-week', ...fields };
  const { requestId } = bodyOf<{ requestId: string }>(await api.call('createOpenRequest', { as: patient, body }));
  await jobsEnded(api.services.db);
  return { requestId, patient };
}

export async function aPayee(api: TestApi, stripe: TestStripe, given: SpecialistGiven = {}): Promise<Payee> {
  const specialist = await aSpecialist(api.services.db, given);
  const accountId = await stripe.anAccount();
  await payInto(api.services.db, specialist.specialistId, accountId, api.clock.now);
  return { ...specialist, accountId };
}

interface OfferGiven {
  request?: OpenRequest;
  specialist?: Payee;
  feeCents?: number;
  slots?: readonly [string, ...string[]];
}

export async function anOffer(api: TestApi, stripe: TestStripe, given: OfferGiven = {}): Promise<MadeOffer> {
  const request = given.request ?? (await anOpenRequest(api));
  const specialist = given.specialist ?? (await aPayee(api, stripe));
  const slots = given.slots ?? [slotIn(api, 2), slotIn(api, 3)];
  const feeCents = given.feeCents ?? 24_500;
  const body = { requestId: request.requestId, feeCents, slots };
  const made = await api.call('createOffer', { as: specialist, body });
  const { offerId } = bodyOf<{ offerId: string }>(made);
  await jobsEnded(api.services.db);
  return { offerId, request, specialist, slots, feeCents };
}

type OfferRef = Pick<MadeOffer, 'offerId' | 'request' | 'slots'>;

export function prepare(
  api: TestApi,
  { offerId, request, slots: [first] }: OfferRef,
  slotISO = first,
): Promise<Called> {
  const body = { chosenSlotISO: slotISO };
  return api.call('prepareOffer', { as: request.patient, params: { id: offerId }, body });
}

export function finalise(api: TestApi, { offerId, request }: OfferRef): Promise<Called> {
  return api.call('finaliseOffer', { as: request.patient, params: { id: offerId } });
}

export function withdraw(api: TestApi, { offerId, specialist }: Pick<MadeOffer, 'offerId' | 'specialist'>) {
  return api.call('withdrawOffer', { as: specialist, params: { id: offerId } });
}

export async function payFor(stripe: TestStripe, prepared: Called, card = goodCard): Promise<void> {
  const { clientSecret } = bodyOf<{ clientSecret: string }>(prepared);
  await stripe.act(`payment_intents/${intentOf(clientSecret)}/confirm`, cardParams(card));
}

export const intentOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? '';

export async function aPaidOffer(api: TestApi, stripe: TestStripe, given: OfferGiven = {}): Promise<MadeOffer> {
  const offer = await anOffer(api, stripe, given);
  await payFor(stripe, await prepare(api, offer));
  return offer;
}

export async function aBookedOffer(api: TestApi, stripe: TestStripe, given: OfferGiven = {}): Promise<MadeOffer> {
  const offer = await aPaidOffer(api, stripe, given);
  bodyOf(await finalise(api, offer));
  await jobsEnded(api.services.db);
  return offer;
}

export const endOf = (api: TestApi): string =>
  new Date(api.clock.now.getTime() + limits.offerMinutes * 60_000).toISOString();

export interface Shares {
  patientPaid: number;
  specialistGot: number;
  ours: number;
}

export async function sharesOf(stripe: TestStripe, { requestId }: Pick<OpenRequest, 'requestId'>): Promise<Shares> {
  const { paymentIntents, refunds, transfers, applicationFees } = await stripe.ledgerOf(requestId);
  const charges = new Set(paymentIntents.map(({ latest_charge: charge }) => charge));
  const received = sum(paymentIntents.map(({ amount_received }) => amount_received));
  const sentOn = transfers.filter(({ source_transaction: charge }) => charges.has(charge));
  const fees = applicationFees.filter(({ charge }) => charges.has(charge));
  const ours = sum(fees.map(({ amount, amount_refunded }) => amount - amount_refunded));
  return {
    patientPaid: received - sum(refunds.map(({ amount }) => amount)),
    specialistGot: sum(sentOn.map(({ amount, amount_reversed }) => amount - amount_reversed)) - ours,
    ours,
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((whole, one) => whole + one, 0);

function bodyOf<Body>({ status, body }: Called): Body {
  if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
  return body as Body;
}
