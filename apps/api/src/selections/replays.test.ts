import { describe, expect, it } from 'vitest';
import { newsOf } from '../testing/news-of.ts';
import { aPatient, aSpecialist } from '../testing/people.ts';
import {
  accept,
  aRequest,
  at,
  attach,
  chargesOf,
  codeOf,
  settled,
  slotIn,
  someSpecialists,
  specialty,
  type Request,
} from '../testing/requests.ts';
import { withApi, type Called } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });
/** Serialises writes to one request, like a process under serializable isolation. */
const oneByOne = await withApi({
  database: api.database,
  config: { stripeApiUrl: stripe.url, isolation: 'serializable' },
});
const { db } = api.services;

const repeats = 20;
const crowd = (work: () => Promise<Called>): Promise<Called[]> => Promise.all(Array.from({ length: repeats }, work));

/** All answers are equal, and so is one more. */
async function expectOneAnswer(work: () => Promise<Called>): Promise<Called> {
  const answers = await crowd(work);
  await settled(api);
  const [first, ...others] = [...answers, await work()];
  if (!first) throw new Error('no answer');
  for (const { status, body } of others) expect({ status, body }).toEqual({ status: first.status, body: first.body });
  return first;
}

const emailsTo = ({ email }: { email: string }, news: string) =>
  api.mails.filter((mail) => mail.to === email && newsOf(mail) === news);

async function aBooked(): Promise<Request> {
  const request = await aRequest(api);
  expect((await accept(api, request, { as: request.specialists[0] })).status).toBe(200);
  await settled(api);
  return request;
}

describe('twenty repeats at once', () => {
  it('of an acceptance all return booked, with one charge', async () => {
    const request = await aRequest(api, { specialists: 2 });
    const [winner] = request.specialists;
    const answer = await expectOneAnswer(() => accept(api, request, { as: winner }));
    expect(answer).toMatchObject({ status: 200, body: { status: 'BOOKED', booking: { status: 'CONFIRMED' } } });
    expect((await chargesOf(api, request)).map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'booking_fee CAPTURED',
      'acceptance_fee CAPTURED',
    ]);
    expect(emailsTo(winner, 'Appointment confirmed')).toHaveLength(1);
  });

  it('of a decline leave one decline', async () => {
    const request = await aRequest(api);
    const [specialist] = request.specialists;
    const params = { id: request.selectionId };
    const answer = await expectOneAnswer(() => api.call('declineSelection', { as: specialist, params }));
    expect(answer).toMatchObject({ status: 200, body: { status: 'DECLINED' } });
    expect(emailsTo(request.patient, 'Your request was not accepted')).toHaveLength(1);
  });

  it('of a withdrawal release the fee once', async () => {
    const request = await aRequest(api);
    const [specialist] = request.specialists;
    const given = { as: request.patient, params: { id: request.selectionId }, body: { seen: 'OPEN' } };
    const answer = await expectOneAnswer(() => api.call('cancelSelection', given));
    expect(answer).toMatchObject({ status: 200, body: { endedBecause: 'withdrawn', payment: { fate: 'released' } } });
    expect(emailsTo(specialist, 'Request cancelled')).toHaveLength(1);
  });

  it('of the cancellation of a booked request cancel it once', async () => {
    const request = await aBooked();
    const given = { as: request.patient, params: { id: request.selectionId }, body: { seen: 'BOOKED' } };
    const answer = await expectOneAnswer(() => api.call('cancelSelection', given));
    expect(answer).toMatchObject({ status: 200, body: { status: 'CANCELLED', payment: { fate: 'charged' } } });
    expect(emailsTo(request.specialists[0], 'Appointment cancelled')).toHaveLength(1);
    const { refunds } = await stripe.ledgerOf(request.selectionId);
    expect(refunds.map(({ amount }) => amount)).toEqual([2_000]);
  });

  it('of the cancellation of an appointment refund it once', async () => {
    const request = await aBooked();
    const given = { as: request.specialists[0], params: { id: request.selectionId } };
    const answer = await expectOneAnswer(() => api.call('cancelAppointment', given));
    expect(answer).toMatchObject({ status: 200, body: { ok: true } });
    expect((await stripe.ledgerOf(request.selectionId)).refunds).toHaveLength(1);
  });

  it('of a deletion delete it once', async () => {
    const request = await aRequest(api);
    const given = { as: request.patient, params: { id: request.selectionId } };
    const answer = await expectOneAnswer(() => api.call('deleteRequest', given));
    expect(answer).toMatchObject({ status: 200, body: { ok: true } });
    expect(emailsTo(request.specialists[0], 'Request cancelled')).toHaveLength(1);
    expect((await api.call('deleteRequest', { ...given, as: await aPatient(db) })).status).toBe(404);
  });

  it('of a new request under one key create one', async () => {
    const draft = await aDraft();
    const answer = await expectOneAnswer(() => create(draft));
    expect(answer).toMatchObject({ status: 200, body: { selectionId: expect.stringMatching(/^sel_/) } });
    expect(await requestsOf(draft.patient)).toHaveLength(1);
  });

  it('of new requests of two people with the same key create one each', async () => {
    const [one, other] = [await aDraft(), await aDraft()];
    const [first, second] = await Promise.all([crowd(() => create(one)), crowd(() => create(other))]);
    const ids = [...first, ...second].map(({ body }) => (body as { selectionId: string }).selectionId);
    expect(new Set(ids).size).toBe(2);
  });
});

describe('an acceptance with a lost answer', () => {
  it('returns the same even after the patient has cancelled the booking', async () => {
    const request = await aRequest(api);
    const [specialist] = request.specialists;
    const first = await accept(api, request, { as: specialist });
    await settled(api);
    await api.call('cancelSelection', { as: request.patient, params: { id: request.selectionId } });
    await settled(api);
    expect(await accept(api, request, { as: specialist })).toMatchObject({ status: 200, body: first.body });
    expect(codeOf(await accept(api, request, { as: specialist, feeCents: 1 }))).toBe('SELECTION_CLOSED');
  });

  it('waits for the first while the card is charged; another fee or card does not', async () => {
    const request = await aRequest(api);
    await settled(api);
    const [specialist] = request.specialists;
    await stripe.fault({ path: '/v1/payment_intents', mode: 'delay', ms: 60_000 });
    const first = accept(api, request, { as: specialist });
    await expect
      .poll(() => db.selectFrom('bookings').select('id').where('selection_id', '=', request.selectionId).execute())
      .toHaveLength(1);
    const again = accept(api, request, { as: specialist });
    const otherFee = await accept(api, request, { as: specialist, feeCents: 1 });
    const otherCard = await accept(api, request, { as: specialist, paymentMethodId: 'pm_card_mastercard' });
    expect([otherFee, otherCard].map(codeOf)).toEqual(['BEING_ACCEPTED', 'BEING_ACCEPTED']);
    await stripe.heal();
    expect(await again).toMatchObject({ status: 200, body: (await first).body });
    await settled(api);
  });

  it.each([
    ['four at a time', api],
    ['one at a time', oneByOne],
  ])('waits without blocking the request for others, %s', async (_, process) => {
    const request = await aRequest(api);
    await settled(api);
    const [as] = request.specialists;
    await stripe.fault({ path: '/v1/payment_intents', mode: 'delay', ms: 60_000 });
    const first = accept(process, request, { as });
    await expect
      .poll(() => db.selectFrom('bookings').select('id').where('selection_id', '=', request.selectionId).execute())
      .toHaveLength(1);
    const repeats = Array.from({ length: 8 }, () => accept(process, request, { as }));
    const params = { id: request.selectionId };
    expect(codeOf(await process.call('cancelSelection', { as: request.patient, params }))).toBe('BEING_ACCEPTED');
    await stripe.heal();
    expect((await Promise.all([first, ...repeats])).map(({ status }) => status)).toEqual(Array(9).fill(200));
    await settled(api);
  });

  it('returns booked for a repeated fee, before a card is charged', async () => {
    const request = await aBooked();
    const body = { dryRun: true, feeCents: 12_000 };
    const params = { id: request.selectionId };
    expect(codeOf(await api.call('acceptSelection', { as: request.specialists[0], params, body }))).toBe(
      'ALREADY_ACCEPTED',
    );
  });
});

describe('a new request under a key', () => {
  it('is refused with any other content, and creates nothing', async () => {
    const draft = await aDraft();
    const { selectionId } = (await create(draft)).body as { selectionId: string };
    const [specialist] = await someSpecialists(api, 1, slotIn(api));
    const picks = [{ specialistId: specialist.specialistId, slotISO: slotIn(api) }];
    for (const change of [
      { picks },
      { reason: 'Reflux' },
      { feeCapCents: 20_000 },
      { feeCapCents: null, anyFee: true },
      { feeCapCents: undefined },
      { profession: 'education' },
    ]) {
      const answer = await create(draft, change);
      expect([answer.status, answer.body]).toMatchObject([
        422,
        { code: 'IDEMPOTENCY_KEY_REUSED', error: expect.stringContaining('was already used') },
      ]);
    }
    expect(await requestsOf(draft.patient)).toEqual([{ id: selectionId }]);
  });

  it('returns the same in any later state of the request and its times', async () => {
    const draft = await aDraft();
    const first = await create(draft);
    const request: Request = { ...(first.body as { selectionId: string }), ...draft };
    expect((await attach(api, request)).status).toBe(200);
    expect(await create(draft)).toMatchObject({ status: 200, body: first.body });
    expect((await accept(api, request, { as: draft.specialists[0] })).status).toBe(200);
    expect(await create(draft)).toMatchObject({ status: 200, body: first.body });
    await at(api, slotIn(api, 3), async () => {
      const params = { id: request.selectionId };
      expect((await api.call('deleteRequest', { as: draft.patient, params })).status).toBe(200);
      expect(await create(draft)).toMatchObject({ status: 200, body: first.body });
    });
  });

  it('is separate from another key’s and from none', async () => {
    const draft = await aDraft();
    const ids = new Set<unknown>();
    for (const key of ['first', 'second', null]) {
      ids.add(((await create({ ...draft, key })).body as { selectionId: string }).selectionId);
    }
    expect(ids.size).toBe(3);
  });

  it.each(['', '  ', 'k'.repeat(101)])('refuses %j as a key', async (key) => {
    const answer = await create({ ...(await aDraft()), key });
    expect([answer.status, codeOf(answer)]).toEqual([422, 'INVALID_INPUT']);
  });

  it('is refused to callers who may not create one', async () => {
    const draft = await aDraft();
    expect((await create({ ...draft, patient: await aSpecialist(db) })).status).toBe(403);
    const body = { profession: 'doctor', specialty, picks: draft.picks };
    expect((await api.call('createSelection', { body, headers: { 'idempotency-key': 'once' } })).status).toBe(401);
  });
});

async function aDraft() {
  const slotISO = slotIn(api);
  const specialists = await someSpecialists(api, 2, slotISO);
  const picks = specialists.map(({ specialistId }) => ({ specialistId, slotISO }));
  return { patient: await aPatient(db), specialists, slotISO, picks, key: 'once' as string | null };
}

function create(
  { patient, picks, key }: Pick<Awaited<ReturnType<typeof aDraft>>, 'picks' | 'key'> & { patient: { email: string } },
  change: object = {},
): Promise<Called> {
  const body = { profession: 'doctor', specialty, picks, feeCapCents: 30_000, ...change };
  return api.call('createSelection', {
    as: patient,
    body,
    ...(key === null ? {} : { headers: { 'idempotency-key': key } }),
  });
}

const requestsOf = ({ userId }: { userId: string }) =>
  db.selectFrom('selections').select('id').where('patient_id', '=', userId).execute();
