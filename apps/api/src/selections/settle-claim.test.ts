import { describe, expect, it } from 'vitest';
import { authoriseCharge } from '../ledger/authorise-charge.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import { newsOf } from '../testing/news-of.ts';
import {
  accept,
  anUnpaidRequest,
  aRequest,
  at,
  attach,
  chargesOf,
  codeOf,
  declinedCard,
  settled,
  viewOf,
  type Request,
} from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';
import { claimSelection } from './claim.ts';
import { confirmClaim } from './confirm-claim.ts';
import { settleClaim } from './settle-claim.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });
const { db } = api.services;

const later = <T>(work: () => Promise<T>): Promise<T> => at(api, new Date(api.clock.now.getTime() + 31_000), work);
const statusesOf = async ({ selectionId }: Request) =>
  (await stripe.ledgerOf(selectionId)).paymentIntents.map(({ amount, status }) => `${amount} ${status}`).toSorted();

/** State after a crash right after claiming. */
async function leaveClaim(request: Request, paymentMethodId = 'pm_card_visa'): Promise<string> {
  await settled(api);
  const [specialist] = request.specialists;
  const { userId, specialistId } = specialist;
  const acceptance = {
    selectionId: request.selectionId,
    userId,
    specialistId,
    feeCents: 9_000,
    paymentMethodId,
    callerAddress: 'somewhere',
  };
  return (await claimSelection(api.services, acceptance)).bookingId;
}

const subjectsTo = (email: string) => api.mails.filter(({ to }) => to === email).map(newsOf);
/** Emails to the patient of a booked request. */
const once = ['We’ve sent your request', 'Appointment confirmed', 'Receipt for $15.00'];

describe('an abandoned claim', () => {
  it('is confirmed once, however many settle it at the same time', async () => {
    const request = await aRequest(api);
    const bookingId = await leaveClaim(request);
    const settle = () => settleClaim(api.services, bookingId).catch(() => ({ tag: 'busy' as const }));
    const outcomes = await Promise.all([settle(), settle(), settle(), settle()]);
    expect(outcomes.filter(({ tag }) => tag === 'confirmed').length).toBeGreaterThan(0);
    expect(outcomes.every(({ tag }) => tag === 'confirmed' || tag === 'busy')).toBe(true);
    await settled(api);
    expect(await statusesOf(request)).toEqual(['1500 succeeded', '2000 succeeded']);
    expect(subjectsTo(request.patient.email)).toEqual(once);
  });

  it('leaves the request open when its card was declined', async () => {
    const request = await aRequest(api);
    await leaveClaim(request, declinedCard);
    await later(() => runJobs(api.services));
    expect(await viewOf(api, request)).toMatchObject({ status: 'PENDING', booking: null });
    const [specialist] = request.specialists;
    expect((await accept(api, request, { as: specialist ?? { email: '' } })).status).toBe(200);
  });

  it('is settled before its patient’s cancellation, which then cancels the booking', async () => {
    const request = await aRequest(api);
    await leaveClaim(request);
    const params = { id: request.selectionId };
    expect(codeOf(await api.call('cancelSelection', { as: request.patient, params }))).toBe('BEING_ACCEPTED');
    const cancelled = await later(() => api.call('cancelSelection', { as: request.patient, params }));
    expect(cancelled.body).toMatchObject({ status: 'CANCELLED', booking: { status: 'CANCELLED' } });
    await later(() => settled(api));
    expect(await statusesOf(request)).toEqual(['1500 succeeded', '2000 canceled']);
  });

  it('holds the slot against the same specialist’s other request until it is settled', async () => {
    const first = await aRequest(api);
    const second = await aRequest(api, { specialists: first.specialists, slotISO: first.slotISO });
    const as = first.specialists[0];
    await leaveClaim(first);
    expect(codeOf(await accept(api, second, { as }))).toBe('SLOT_TAKEN');
    expect(codeOf(await later(() => accept(api, second, { as })))).toBe('SELECTION_CLOSED');
    await later(() => settled(api));
    expect(await statusesOf(first)).toEqual(['1500 succeeded', '2000 succeeded']);
    expect(await statusesOf(second)).toEqual(['1500 canceled']);
  });

  it('releases the card of a process that confirms too late', async () => {
    const request = await aRequest(api);
    const ready = await readyToConfirm(request);
    // Another process has given the claim up.
    await db.deleteFrom('bookings').where('id', '=', ready.booking.id).execute();
    await db.updateTable('charges').set({ status: 'FAILED' }).where('id', '=', ready.acceptanceFee.id).execute();
    expect(await confirmClaim(api.services, ready)).toEqual({ tag: 'gone' });
    await settled(api);
    expect(await statusesOf(request)).toEqual(['1500 requires_capture', '2000 canceled']);
    expect(await viewOf(api, request)).toMatchObject({ status: 'PENDING', booking: null });
  });

  it('has its effects once when two processes confirm it, and revives no booking', async () => {
    const request = await aRequest(api);
    const ready = await readyToConfirm(request);
    const confirm = () => confirmClaim(api.services, ready);
    expect(await Promise.all([confirm(), confirm()])).toEqual([{ tag: 'confirmed' }, { tag: 'confirmed' }]);
    await settled(api);
    expect(subjectsTo(request.patient.email)).toEqual(once);
    await api.call('cancelAppointment', { as: request.patient, params: { id: request.selectionId } });
    expect(await confirm()).toEqual({ tag: 'gone' });
    expect(await viewOf(api, request)).toMatchObject({ status: 'CANCELLED' });
  });
});

/** Just before the decision: the acceptance fee is authorised, nothing is confirmed. */
async function readyToConfirm(request: Request): Promise<Parameters<typeof confirmClaim>[1]> {
  const bookingId = await leaveClaim(request);
  const booking = await db.selectFrom('bookings').selectAll().where('id', '=', bookingId).executeTakeFirstOrThrow();
  const [bookingFee, acceptanceFee] = await chargesOf(api, request);
  if (!acceptanceFee || !bookingFee) throw new Error('two charges');
  const authorised = await authoriseCharge(api.services, acceptanceFee);
  if (authorised.tag !== 'authorised') throw new Error(authorised.tag);
  return { booking, acceptanceFee, bookingFee, held: authorised };
}

describe('a booking fee with a lost answer', () => {
  it('is released when its request was cancelled in the meantime', async () => {
    const request = await anUnpaidRequest(api);
    await stripe.fault({ path: '/v1/payment_intents', mode: 'after', times: 2 });
    expect(codeOf(await attach(api, request))).toBe('PAYMENT_UNAVAILABLE');
    expect(await statusesOf(request)).toEqual(['1500 requires_capture']);
    const cancelled = await api.call('cancelSelection', { as: request.patient, params: { id: request.selectionId } });
    expect(cancelled.status).toBe(200);
    await settled(api);
    expect(await statusesOf(request)).toEqual(['1500 canceled']);
    expect(api.mails.filter((mail) => mail.to === request.specialists[0].email)).toEqual([]);
  });
});
