import { describe, expect, it } from 'vitest';
import { runJobs } from '../jobs/run-jobs.ts';
import { jobsEnded } from '../jobs/run-jobs-soon.ts';
import {
  accept,
  anUnpaidRequest,
  aRequest,
  at,
  attach,
  chargesOf,
  codeOf,
  settled,
  viewOf,
  type Request,
} from '../testing/requests.ts';
import { withOneTry } from '../testing/with-one-try.ts';

const { api, stripe } = await withOneTry();
const { db } = api.services;

const after = <T>(seconds: number, work: () => Promise<T>): Promise<T> =>
  at(api, new Date(api.clock.now.getTime() + seconds * 1_000), work);
const runJobsAfter = (seconds: number) => after(seconds, () => runJobs(api.services));
const refused = { status: 400, type: 'invalid_request_error', code: 'parameter_invalid_string' };
const missing = { status: 404, type: 'invalid_request_error', code: 'resource_missing' };
const intents = '/v1/payment_intents';

async function intentOf(request: Request, amount = 1_500): Promise<string> {
  const { paymentIntents } = await stripe.ledgerOf(request.selectionId);
  return paymentIntents.find((intent) => intent.amount === amount)?.id ?? '';
}

const heldOf = ({ selectionId }: Request) => stripe.intentsOf(selectionId);

function customersOf({ userId }: { userId: string }) {
  return db
    .selectFrom('users')
    .select(['stripe_customer_id', 'past_customer_ids'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

async function deleteCustomerOf(person: { userId: string }): Promise<string> {
  const { stripe_customer_id: id } = await customersOf(person);
  if (!id) throw new Error('no customer');
  await stripe.deleteCustomer(id);
  return id;
}

describe('a customer deleted at the provider', () => {
  it('is recreated for the patient who pays, and the old ID is remembered', async () => {
    const before = await aRequest(api);
    const gone = await deleteCustomerOf(before.patient);
    const request = await anUnpaidRequest(api, { patient: before.patient, slotISO: '2026-12-05T01:00:00.000Z' });
    expect((await attach(api, request)).status).toBe(200);
    const { stripe_customer_id: made, past_customer_ids: past } = await customersOf(before.patient);
    expect([made === null || made === gone, past]).toEqual([false, [gone]]);
    expect(await heldOf(request)).toEqual(['1500 requires_capture']);
  });

  it('is recreated for the specialist who accepts', async () => {
    const request = await aRequest(api);
    const as = request.specialists[0];
    const customer = await api.services.payments.ensureCustomer({
      userId: as.userId,
      email: as.email,
      idempotencyKey: as.userId,
    });
    if (customer.tag !== 'customer') throw new Error(customer.reason);
    await db.updateTable('users').set({ stripe_customer_id: customer.id }).where('id', '=', as.userId).execute();
    await stripe.deleteCustomer(customer.id);
    expect((await accept(api, request, { as })).status).toBe(200);
    await settled(api);
    expect(await heldOf(request)).toEqual(['1500 succeeded', '2000 succeeded']);
  });

  it('ends the charge when the new one is unknown too', async () => {
    const request = await anUnpaidRequest(api);
    await stripe.fault({ path: intents, mode: 'error', times: 2, ...missing, param: 'customer' });
    expect(codeOf(await attach(api, request))).toBe('PAYMENT_REFUSED');
    expect(await chargesOf(api, request)).toMatchObject([
      { status: 'FAILED', failed_because: 'invalid_request_error: resource_missing' },
    ]);
  });
});

describe('a payment that the provider refuses to create', () => {
  it('fails with a recorded reason, and can be tried again', async () => {
    const request = await anUnpaidRequest(api);
    await stripe.fault({ path: intents, mode: 'error', ...refused });
    const answer = await attach(api, request);
    expect([answer.status, answer.body]).toMatchObject([
      402,
      { code: 'PAYMENT_REFUSED', error: 'The payment didn’t go through. You have not been charged.' },
    ]);
    expect(await chargesOf(api, request)).toMatchObject([
      { status: 'FAILED', failed_because: 'invalid_request_error: parameter_invalid_string' },
    ]);
    expect((await attach(api, request)).status).toBe(200);
  });

  it('is not assumed when an earlier try created it', async () => {
    const request = await anUnpaidRequest(api);
    await stripe.fault({ path: intents, mode: 'after', times: 2 });
    expect(codeOf(await attach(api, request))).toBe('PAYMENT_UNAVAILABLE');
    await stripe.fault({ path: intents, mode: 'error', status: 400, type: 'idempotency_error' });
    expect((await attach(api, request)).status).toBe(200);
    expect(await heldOf(request)).toEqual(['1500 requires_capture']);
  });

  it('leaves the request open for an acceptance with another card', async () => {
    const request = await aRequest(api);
    const as = request.specialists[0];
    await stripe.fault({ path: intents, mode: 'error', ...refused });
    expect(codeOf(await accept(api, request, { as }))).toBe('PAYMENT_REFUSED');
    expect(await viewOf(api, request)).toMatchObject({ status: 'PENDING', booking: null });
    expect((await accept(api, request, { as })).status).toBe(200);
  });
});

describe('a payment no longer known to the provider', () => {
  it('counts as a missing card: the request is unpaid and can be paid again', async () => {
    const request = await aRequest(api);
    const as = request.specialists[0];
    await stripe.fault({ path: `${intents}/${await intentOf(request)}`, method: 'GET', mode: 'error', ...missing });
    expect(codeOf(await accept(api, request, { as }))).toBe('CARD_NOT_ON_FILE');
    expect(await viewOf(api, request)).toMatchObject({ payment: { status: 'canceled' } });
    expect((await chargesOf(api, request))[0]).toMatchObject({
      status: 'RELEASED',
      failed_because: 'invalid_request_error: resource_missing',
    });
    expect((await attach(api, request)).status).toBe(200);
    expect((await accept(api, request, { as })).status).toBe(200);
  });

  it('is not captured again and again', async () => {
    const request = await aRequest(api);
    const path = `${intents}/${await intentOf(request)}`;
    await stripe.fault({ path: `${path}/capture`, mode: 'error', ...missing });
    await accept(api, request, { as: request.specialists[0] });
    await settled(api);
    expect((await chargesOf(api, request)).map(({ status, failed_because }) => [status, failed_because])).toEqual([
      ['RELEASED', 'invalid_request_error: resource_missing'],
      ['CAPTURED', null],
    ]);
    const open = db.selectFrom('outbox').select('id').where('kind', '=', 'capture').where('done_at', 'is', null);
    expect(await open.execute()).toEqual([]);
  });
});

describe('an error that the provider stores under the key', () => {
  it('is avoided with a new key: one payment, under the next', async () => {
    const request = await anUnpaidRequest(api);
    await stripe.fault({ path: intents, mode: 'error', keep: true });
    for (let turn = 0; turn < 2; turn += 1) expect(codeOf(await attach(api, request))).toBe('PAYMENT_UNAVAILABLE');
    expect((await attach(api, request)).status).toBe(200);
    expect(await heldOf(request)).toEqual(['1500 requires_capture']);
    expect(await chargesOf(api, request)).toMatchObject([{ faults: 2, key_number: 1, status: 'AUTHORISED' }]);
  });
});

describe('a job run', () => {
  it('asks about a charge once while the provider is down', async () => {
    const request = await anUnpaidRequest(api);
    await stripe.fault({ path: intents, mode: 'error', status: 429, type: 'rate_limit_error', times: 3 });
    expect(codeOf(await attach(api, request))).toBe('PAYMENT_UNAVAILABLE');
    await settled(api);
    expect(await heldOf(request)).toEqual([]);
    await stripe.heal();
    await runJobsAfter(31);
    expect(await heldOf(request)).toEqual(['1500 requires_capture']);
  });
});

/** Provider responses, and which of them recover without help. */
const sayings: Record<string, { fault: object; passes?: boolean; once?: boolean }> = {
  invalid_request_error: { fault: refused },
  resource_missing: { fault: missing },
  'a missing customer': { fault: { ...missing, param: 'customer' } },
  idempotency_error: { fault: { status: 400, type: 'idempotency_error' } },
  card_error: { fault: { status: 402, type: 'card_error', code: 'card_declined' } },
  rate_limit_error: { fault: { status: 429, type: 'rate_limit_error' }, passes: true },
  authentication_error: { fault: { status: 401, type: 'invalid_request_error' }, passes: true },
  permission_error: { fault: { status: 403, type: 'invalid_request_error' }, passes: true },
  api_error: { fault: { status: 500, type: 'api_error' }, passes: true },
  'api_error, kept': { fault: { status: 500, type: 'api_error', keep: true }, once: true },
};

describe('for any reply of the provider to a call, no claim and no charge is left hanging', () => {
  it.each(Object.entries(sayings))('%s', async (_, { fault, passes, once }) => {
    const saying = { mode: 'error' as const, times: once ? 1 : 100, ...fault };
    const [customer, pay, take, look, capture, release, refund] = await Promise.all([
      anUnpaidRequest(api),
      anUnpaidRequest(api),
      aRequest(api),
      aRequest(api),
      aRequest(api),
      aRequest(api),
      aRequest(api),
    ]);
    const as = (request: Request) => ({ as: request.specialists[0] });
    await accept(api, refund, as(refund));
    await settled(api);

    const answers = [];
    await stripe.fault({ path: '/v1/customers', ...saying });
    answers.push(await attach(api, customer));
    if (!once) await stripe.heal();
    await stripe.fault({ path: intents, ...saying });
    answers.push(await attach(api, pay));
    if (once) await stripe.fault({ path: intents, ...saying });
    answers.push(await accept(api, take, as(take)));
    await stripe.heal();
    await stripe.fault({ path: `${intents}/${await intentOf(look)}`, method: 'GET', ...saying });
    await stripe.fault({ path: `${intents}/${await intentOf(capture)}/capture`, ...saying });
    await stripe.fault({ path: `${intents}/${await intentOf(release)}/cancel`, ...saying });
    await stripe.fault({ path: '/v1/refunds', ...saying });
    answers.push(await accept(api, look, as(look)), await accept(api, capture, as(capture)));
    const params = (request: Request) => ({ id: request.selectionId });
    answers.push(await api.call('cancelSelection', { as: release.patient, params: params(release) }));
    answers.push(await api.call('cancelAppointment', { as: refund.specialists[0], params: params(refund) }));
    await jobsEnded(db);
    if (passes) {
      await runJobs(api.services);
      await stripe.heal();
    }
    await runJobsAfter(40);
    await runJobsAfter(80);
    await stripe.heal();

    expect(answers.filter(({ status }) => ![200, 402, 409, 503].includes(status))).toEqual([]);
    expect(await db.selectFrom('bookings').select('id').where('status', '=', 'CLAIMED').execute()).toEqual([]);
    expect(await db.selectFrom('charges').select('id').where('status', '=', 'STARTED').execute()).toEqual([]);
    // No hold remains without a request.
    for (const request of [customer, pay, take, look]) {
      const held = (await chargesOf(api, request)).filter(
        ({ status }) => status === 'AUTHORISED' || status === 'CAPTURED',
      );
      expect((await heldOf(request)).filter((one) => /requires_capture|succeeded/.test(one))).toHaveLength(held.length);
    }
  });
});
