import { describe, expect, it } from 'vitest';
import { claimSelection } from './claim.ts';
import { newsOf } from '../testing/news-of.ts';
import {
  accept,
  anUnpaidRequest,
  aRequest,
  at,
  attach,
  codeOf,
  settled,
  slotIn,
  threeDSecureCard,
  viewOf,
  type Request,
} from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';
import { runJobs } from '../jobs/run-jobs.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });
const { db } = api.services;

const statusesOf = async ({ selectionId }: Request) =>
  (await stripe.ledgerOf(selectionId)).paymentIntents.map(({ status }) => status).toSorted();
const mailsTo = (email: string) => api.mails.filter((mail) => mail.to === email).map(newsOf);

const later = <T>(seconds: number, work: () => Promise<T>): Promise<T> =>
  at(api, new Date(api.clock.now.getTime() + seconds * 1_000), work);

/** State after a crash right after the first transaction. */
async function leaveClaim(request: Request): Promise<string> {
  const [specialist] = request.specialists;
  const { userId, specialistId } = specialist;
  const acceptance = {
    selectionId: request.selectionId,
    userId,
    specialistId,
    feeCents: 9_000,
    paymentMethodId: 'pm_card_visa',
    callerAddress: 'somewhere',
  };
  return (await claimSelection(api.services, acceptance)).bookingId;
}

describe('jobs', () => {
  it('skip the email of a new request whose time passed during a mail outage', async () => {
    const { mailer } = api.services;
    api.services.mailer = { send: () => Promise.reject(new Error('away')) };
    const request = await aRequest(api);
    await settled(api);
    const [specialist] = request.specialists;
    // Another picked time lies ahead, so the request stays open.
    await db
      .updateTable('candidates')
      .set({ start_at: new Date(api.clock.now.getTime() + 30 * 60_000) })
      .where('specialist_id', '=', specialist.specialistId)
      .execute();
    api.services.mailer = mailer;
    await later(3_600, () => settled(api));
    expect(mailsTo(request.patient.email)).toEqual(['We’ve sent your request']);
    expect(mailsTo(specialist.email)).toEqual([]);
  });

  it('expire requests, release the fee and notify the patient once, in any number', async () => {
    const request = await aRequest(api, { slotISO: slotIn(api, 20) });
    await settled(api);
    await later(6 * 24 * 3_600, () => Promise.all(Array.from({ length: 4 }, () => runJobs(api.services))));
    expect(await statusesOf(request)).toEqual(['canceled']);
    expect(await viewOf(api, request)).toMatchObject({ status: 'CLOSED' });
    expect(mailsTo(request.patient.email)).toEqual(['We’ve sent your request', 'Your request was not accepted']);
  });

  it('finish an abandoned acceptance', async () => {
    const request = await aRequest(api);
    await settled(api);
    await leaveClaim(request);
    await runJobs(api.services);
    expect(await viewOf(api, request)).toMatchObject({ status: 'PENDING' });
    await later(30, () => runJobs(api.services));
    expect(await viewOf(api, request)).toMatchObject({ status: 'BOOKED', booking: { feeCents: 9_000 } });
    expect(await statusesOf(request)).toEqual(['succeeded', 'succeeded']);
  });

  it('let the next specialist settle an abandoned claim, and use its outcome', async () => {
    const request = await aRequest(api, { specialists: 2 });
    await settled(api);
    await leaveClaim(request);
    const other = { as: request.specialists[1] ?? { email: '' } };
    expect(codeOf(await accept(api, request, other))).toBe('BEING_ACCEPTED');
    await later(30, async () => {
      expect(codeOf(await accept(api, request, other))).toBe('ALREADY_BOOKED');
      await settled(api);
    });
    expect(await statusesOf(request)).toEqual(['succeeded', 'succeeded']);
  });

  it('send a request whose payment had no final answer', async () => {
    const request = await anUnpaidRequest(api);
    await stripe.fault({ path: '/v1/payment_intents', mode: 'after', times: 2 });
    expect(codeOf(await attach(api, request))).toBe('PAYMENT_UNAVAILABLE');
    await settled(api);
    expect(await viewOf(api, request)).toMatchObject({ payment: { status: 'requires_capture' } });
    expect(await statusesOf(request)).toEqual(['requires_capture']);
  });

  it('retry while the payment provider is down, and then finish', async () => {
    const request = await aRequest(api);
    await settled(api);
    await stripe.fault({ path: '/v1/payment_intents/*/cancel', mode: 'error', times: 100 });
    await api.call('cancelSelection', { as: request.patient, params: { id: request.selectionId } });
    await settled(api);
    expect(await statusesOf(request)).toEqual(['requires_capture']);
    await stripe.heal();
    await later(60, () => runJobs(api.services));
    expect(await statusesOf(request)).toEqual(['canceled']);
  });

  it('release an unfinished 3-D Secure step after an hour', async () => {
    const request = await anUnpaidRequest(api);
    await attach(api, request, threeDSecureCard);
    await later(3_599, () => runJobs(api.services));
    expect(await statusesOf(request)).toEqual(['requires_action']);
    await later(3_601, () => runJobs(api.services));
    expect(await statusesOf(request)).toEqual(['canceled']);
    expect(await viewOf(api, request)).toMatchObject({
      status: 'PENDING',
      payment: { status: 'requires_payment_method' },
    });
    expect((await attach(api, request)).status).toBe(200);
  });

  it('send the request when 3-D Secure finished and the page was closed', async () => {
    const request = await anUnpaidRequest(api);
    const asked = await attach(api, request, threeDSecureCard);
    await stripe.authenticate((asked.body as { clientSecret: string }).clientSecret, 'complete');
    await later(3_601, () => runJobs(api.services));
    expect(await viewOf(api, request)).toMatchObject({ payment: { status: 'requires_capture' } });
  });

  it('release a specialist’s unfinished 3-D Secure step', async () => {
    const request = await aRequest(api);
    await accept(api, request, { as: request.specialists[0], paymentMethodId: threeDSecureCard });
    await later(3_601, () => runJobs(api.services));
    expect(await statusesOf(request)).toEqual(['canceled', 'requires_capture']);
  });

  it('find a charge whose key is too old to be replayed', async () => {
    const request = await anUnpaidRequest(api, { slotISO: slotIn(api, 10) });
    await stripe.fault({ path: '/v1/payment_intents', mode: 'after', times: 2 });
    await attach(api, request);
    const old = new Date(api.clock.now.getTime() - 48 * 3_600_000);
    expect(await ageCharge(request, old)).toBe(1);
    await stripe.heal();
    await settled(api);
    expect(await statusesOf(request)).toEqual(['requires_capture']);
    expect(await viewOf(api, request)).toMatchObject({ payment: { status: 'requires_capture' } });
  });

  it('give up an email after its last attempt, and log it', async () => {
    const request = await aRequest(api);
    await settled(api);
    const id = 'job_broken';
    const payload = JSON.stringify({ email: 'patientBooked', selectionId: 'sel_gone' });
    await db
      .insertInto('outbox')
      .values({ id, kind: 'selection-email', payload, run_at: api.clock.now, attempts: 11 })
      .execute();
    expect(await runJobs(api.services)).toEqual({ done: 0, failed: 1 });
    const row = () => db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const givenUp = await row();
    expect(givenUp).toMatchObject({ attempts: 12, done_at: null, failed_at: api.clock.now });
    await later(86_400, () => runJobs(api.services));
    expect(await row()).toEqual(givenUp);
    expect(request.selectionId).toMatch(/^sel_/);
  });

  it('run each job once when eight runs overlap', async () => {
    const requests: Request[] = [];
    for (let index = 0; index < 5; index += 1) requests.push(await aRequest(api, { specialists: 3 }));
    await settled(api);
    const before = api.mails.length;
    const payload = (selectionId: string) => JSON.stringify({ email: 'nobodyAccepted', selectionId });
    const rows = Array.from({ length: 40 }, (_, index) => ({
      id: `job_once_${index}`,
      kind: 'selection-email',
      payload: payload(requests[index % requests.length]?.selectionId ?? ''),
      run_at: api.clock.now,
    }));
    await db.insertInto('outbox').values(rows).execute();
    const results = await Promise.all(Array.from({ length: 8 }, () => runJobs(api.services)));
    expect(results.reduce((sum, { done }) => sum + done, 0)).toBe(40);
    const ids = api.mails.slice(before).map((mail) => mail.id);
    expect([ids.length, new Set(ids).size]).toEqual([40, 40]);
  });
});

async function ageCharge({ selectionId }: Request, created_at: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('charges')
    .set({ created_at })
    .where('subject_id', '=', selectionId)
    .where('status', '=', 'STARTED')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
