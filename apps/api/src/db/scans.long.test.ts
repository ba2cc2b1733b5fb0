import { createHmac } from 'node:crypto';
import { routes, type RouteName } from '@tele/core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { drain } from '../outbox/drain.ts';
import { drainsEnded } from '../outbox/drain-soon.ts';
import { listJobs } from '../outbox/list-jobs.ts';
import { prune } from '../outbox/prune.ts';
import { hashOf, newSecret } from '../partners/secret.ts';
import { claimSelection } from '../selections/claim.ts';
import { fillLarge, largePatient, largeSpecialist } from '../testing/large.ts';
import { crowded } from '../testing/large-size.ts';
import {
  type aForm,
  aRegistration,
  aStaffPerson,
  aToken,
  files,
  registrationConfig,
  send,
} from '../testing/registrations.ts';
import { largePartner } from '../testing/large-partners.ts';
import { bearing } from '../testing/partners.ts';
import { payFor } from '../testing/offers.ts';
import { goodCard } from '../testing/requests.ts';
import { startApi, type Called, type CallOptions, type TestApi } from '../testing/start-api.ts';
import { startStripe, type TestStripe } from '../testing/start-stripe.ts';
import { readsBetween, tableReads, type TableReads } from '../testing/table-reads.ts';
import { createDatabase, type TestDatabase } from '../testing/test-database.ts';
import { defaultLimits } from './limits.ts';
import { openDatabase } from './open.ts';

/** Every table beyond what a plan may walk through. */
const manyRows = 10_000;
const size = {
  specialists: 16_000,
  crowd: 11_000,
  patients: 16_000,
  selections: 32_000,
  busy: 2,
  bookingsOfOne: 2_000,
  records: 60_000,
};
/** A prepared statement may get a plan of its own for each of its first five times, and one for all from then on. */
const rounds = 7;
const hour = 60 * 60_000;

const busy = { patient: largePatient(1), specialist: largeSpecialist(1) };

let database: TestDatabase;
let stripe: TestStripe;
let api: TestApi;
let looked: TableReads[];
let reads = new Map<string, TableReads[]>();

/** Counts what `work`, and whatever it leaves to the background, reads. */
async function counted<T>(name: string, work: () => Promise<T>): Promise<T> {
  const result = await work();
  await drainsEnded(api.services.db);
  const now = await tableReads(database.pool);
  reads.set(name, [...(reads.get(name) ?? []), ...readsBetween(looked, now)]);
  looked = now;
  return result;
}

async function call(name: RouteName, options: CallOptions = {}): Promise<Called['body']> {
  const { status, body } = await counted(name, () => api.call(name, options));
  expect([name, status, status === 200 ? '' : body]).toEqual([name, 200, '']);
  return body;
}

/** Who read which table in a way that `is` tells, each once. */
function readersWho(is: (read: TableReads) => boolean): string[] {
  const found = [...reads].flatMap(([name, tables]) => tables.filter(is).map(({ table }) => `${name}: ${table}`));
  return [...new Set(found)];
}

describe.skipIf(inject('database').engine !== 'postgres')('with more than 10,000 rows in every table', () => {
  beforeAll(async () => {
    const created = await createDatabase();
    await created.release();
    const place = { databaseUrl: created.databaseUrl, dataDir: '' };
    // One connection, whose counts can be asked for after each call.
    const opened = await openDatabase({ ...place, databaseLimits: { ...defaultLimits, connections: 1 } });
    database = { ...created, ...opened, close: () => opened.close().then(created.close) };
    stripe = await startStripe();
    api = await startApi({ database, config: { stripeApiUrl: stripe.url, ...registrationConfig(stripe.url) } });
    await fillLarge(database.pool, size, api.clock.now);
    looked = await tableReads(database.pool);
  });
  afterAll(async () => {
    await api.close();
    await stripe.stop();
    await database.close();
  });

  it('no call and no work of the drain reads a table from its first row to its last, nor long stretches of an index', async () => {
    const few = `select relname from pg_stat_user_tables where n_live_tup <= ${manyRows} and relname <> 'migrations'`;
    expect((await database.pool.query(few)).rows).toEqual([]);
    for (let round = 0; round < rounds; round += 1) {
      // What the fixture left to be looked up is done with the first.
      if (round === 1) reads = new Map();
      await everything(round);
    }
    expect(Object.keys(routes).filter((name) => !reads.has(name))).toEqual([]);
    expect(readersWho(({ sequential }) => sequential > 0)).toEqual([]);
    expect(readersWho(({ byIndex }) => byIndex > manyRows / 2)).toEqual([]);
  });

  it('a call that does is found: without an index that it needs', async () => {
    await database.pool.query('drop index bookings_of_selection');
    looked = await tableReads(database.pool);
    reads = new Map();
    const { patient_id, id } = await api.services.db
      .selectFrom('selections')
      .selectAll()
      .where('id', '=', 'sel_l1')
      .executeTakeFirstOrThrow();
    await call('getSelection', { as: largePatient(Number(patient_id.replace('usr_p', ''))), params: { id } });
    expect(readersWho(({ sequential }) => sequential > 0)).toEqual(['getSelection: bookings']);
  });
});

/** Every call of the contract, and what the drain does by itself. Other people in each round. */
async function everything(round: number): Promise<void> {
  await call('health');
  await readAll(round);
  await changeAll(round);
  await offerAll(round);
  await registerAll(round);
  await partnersAll(round);
  await drainAll(round);
}

async function readAll(round: number): Promise<void> {
  const patient = largePatient(100 + round);
  for (const as of [patient, largeSpecialist(100 + round)]) await call('authMe', { as });
  await call('availableSpecialties', { as: patient });
  for (const profession of ['doctors', 'tech'])
    await call('professionSpecialties', { as: patient, params: { profession } });
  for (const asked of [{}, { state: 'NSW' }, { reason: 'Trouble with sleep and headaches' }])
    await call('searchSpecialists', { as: patient, body: { ...crowded, ...asked } });
  for (const as of [patient, busy.patient]) {
    for (const show of ['current', 'ended']) await call('mySelections', { as, query: { show } });
    await pages('mySelections', { as });
    for (const show of ['current', 'ended']) await call('myRequests', { as, query: { show } });
    await pages('myRequests', { as });
    await pages('myOffers', { as });
  }
  for (const as of [largeSpecialist(13), busy.specialist]) {
    for (const name of ['incomingSelections', 'openRequests', 'myOffers', 'myPayouts'] as const)
      await pages(name, { as });
  }
  for (const as of [patient, busy.patient, busy.specialist]) {
    for (const when of ['upcoming', 'past']) await pages('myAppointments', { as, query: { when } });
    const from = api.clock.now.toISOString();
    const to = new Date(api.clock.now.getTime() + 7 * 24 * hour).toISOString();
    await call('myAppointments', { as, query: { from, to } });
  }
  for (const as of [patient, busy.patient, largeSpecialist(13), busy.specialist]) {
    const { version } = (await call('notifications', { as })) as { version: string };
    const again = { as, headers: { 'if-none-match': `"${version}"` } };
    const { status } = await counted('notifications', () => api.call('notifications', again));
    expect(status).toBe(304);
  }
  await call('myAvailability', { as: busy.specialist });
  await call('mySpecialistProfile', { as: busy.specialist });
}

/** The first page of a list, and the one after it. */
async function pages(name: RouteName, options: CallOptions): Promise<void> {
  const { next } = (await call(name, options)) as { next?: string };
  if (next !== undefined) await call(name, { ...options, query: { ...options.query, cursor: next } });
}

const specialistOf = (round: number, pick: number) =>
  largeSpecialist(size.specialists + 40 * (round + 1) + pick * 400 + 2);
const patientOf = (round: number, request: number) => largePatient(1_000 + 10 * round + request);

async function slotOf(round: number, pick: number, index: number): Promise<{ specialistId: string; slotISO: string }> {
  const { specialistId } = specialistOf(round, pick);
  const { items } = (await call('availabilitySlots', { as: patientOf(round, 0), query: { specialistId } })) as {
    items: { startISO: string }[];
  };
  return { specialistId, slotISO: items.at(index)?.startISO ?? '' };
}

async function changeAll(round: number): Promise<void> {
  const newcomer = { email: `newcomer${round}@large.example.com` };
  const details = { name: 'Maeve Tran', phone: '0491 570 006', medicareOrIhi: '2123456701' };
  await call('registerUser', { as: newcomer, body: { role: 'patient', ...details } });
  await call('showNumber', { as: newcomer });
  const as = specialistOf(round, 2);
  const { version, items } = (await call('myAvailability', { as })) as { version: string; items: unknown[] };
  await call('saveAvailability', { as, body: { blocks: items }, headers: { 'if-match': `"${version}"` } });
  const { version: profile } = (await call('mySpecialistProfile', { as })) as { version: string };
  const changes = { bio: `Reflux, in round ${round}.`, languages: ['Greek'], feeFromCents: 20_000 + round };
  await call('saveSpecialistProfile', { as, body: changes, headers: { 'if-match': `"${profile}"` } });

  const accepted = await sent(round, 0);
  const answer = { feeCents: 9_000, paymentMethodId: goodCard };
  await call('acceptSelection', { as: specialistOf(round, 0), params: { id: accepted.id }, body: answer });
  await call('cancelAppointment', { as: specialistOf(round, 0), params: { id: accepted.id } });
  const declined = await sent(round, 1);
  await call('declineSelection', { as: specialistOf(round, 0), params: { id: declined.id } });
  await call('deleteRequest', { as: declined.as, params: { id: declined.id } });
  const withdrawn = await sent(round, 2);
  await call('getSelection', { as: withdrawn.as, params: { id: withdrawn.id } });
  await call('cancelSelection', { as: withdrawn.as, params: { id: withdrawn.id } });
}

/** One request for times with two offers: one is withdrawn, the other paid for and cancelled; and another that is taken back. */
async function offerAll(round: number): Promise<void> {
  const as = patientOf(round, 7);
  const asked = await api.services.db
    .selectFrom('specialist_specialties')
    .select(['profession', 'specialty'])
    .where('specialist_id', '=', largeSpecialist(3_000 + round).specialistId)
    .executeTakeFirstOrThrow();
  const several = await api.services.db
    .selectFrom('specialist_specialties')
    .select('specialist_id')
    .where('profession', '=', asked.profession)
    .where('specialty', '=', asked.specialty)
    .where('main', '=', true)
    .where('listed', '=', true)
    .orderBy('specialist_id')
    .limit(2)
    .execute();
  const ask = async (timeframe: string) => {
    const body = { ...asked, timeframe };
    const headers = { 'idempotency-key': `ask-${round}-${timeframe}` };
    return ((await call('createRequest', { as, body, headers })) as { requestId: string }).requestId;
  };
  const requestId = await ask('this-week');
  const slots = [new Date(Math.ceil(api.clock.now.getTime() / hour + 24 * 150 + round) * hour).toISOString()];
  const offer = async (which: number) => {
    const specialist = largeSpecialist(Number(several[which]?.specialist_id.replace('spc_', '')));
    const accountId = await stripe.anAccount();
    const { specialistId: id } = specialist;
    await api.services.db
      .updateTable('payout_accounts')
      .set({ account_id: accountId })
      .where('specialist_id', '=', id)
      .execute();
    const body = { requestId, feeCents: 12_000, slots };
    const headers = { 'idempotency-key': `offer-${round}` };
    const made = (await call('createOffer', { as: specialist, body, headers })) as { offerId: string };
    return { specialist, params: { id: made.offerId } };
  };
  const [first, second] = [await offer(0), await offer(1)];
  await call('withdrawOffer', { as: first.specialist, params: first.params });
  await call('getRequest', { as, params: { id: requestId } });
  const prepared = await call('prepareOffer', { as, params: second.params, body: { chosenSlotISO: slots[0] } });
  await payFor(stripe, { status: 200, body: prepared } as Called);
  await call('finaliseOffer', { as, params: second.params });
  await call('cancelAppointment', { as, params: second.params });
  await call('deleteRequest', { as, params: { id: await ask('next-week') } });
  await call('onboardPayouts', { as: first.specialist });
  await call('myPayouts', { as: first.specialist });
}

/** Two applications, one of which is approved and changes a document; and what staff read of them. */
async function registerAll(round: number): Promise<void> {
  const staff = await aStaffPerson(api);
  const params = { category: 'doctors' };
  const apply = async (name: string) => {
    const as = { email: `${name}${round}@large.example.com`, userId: '', name };
    const cvKey = await uploaded(as);
    const body = { ...aRegistration(as, { documents: { cvKey } }), turnstileToken: await aToken(stripe.url) };
    const answer = await call('registerSpecialist', { as, body, headers: { 'idempotency-key': name } });
    return { as, id: (answer as { applicationId: string }).applicationId };
  };
  const [good, bad] = [await apply('good'), await apply('bad')];
  for (const name of ['myProvider', 'providerOf'] as const) await call(name, { as: good.as, params });
  await pages('staffApplications', { as: staff, query: { limit: '1' } });
  await call('staffApplications', { as: staff, query: { status: 'APPROVED', q: 'Laurent' } });
  await call('takeApplication', { as: staff, params: { id: good.id } });
  await call('staffApplication', { as: staff, params: { id: good.id } });
  await call('staffDocument', { as: staff, params: { id: good.id, kind: 'cv' } });
  const checked = ['name', 'registration', 'title', 'seniority', 'conditions', 'insurance', 'identity'];
  await call('approveApplication', { as: staff, params: { id: good.id }, body: { checked } });
  await call('rejectApplication', { as: staff, params: { id: bad.id }, body: { reason: 'Not readable.' } });
  await call('updateDocuments', { as: good.as, params, body: { documents: { cvKey: await uploaded(good.as) } } });
}

/** A partner's pages and server, and what somebody sees there, who signs in and out. */
async function partnersAll(round: number): Promise<void> {
  const { publishableId, secret, origin } = largePartner(round + 1);
  const page = { headers: { origin } };
  await call('startVisit', { ...page, body: { publishableId } });
  const as = largePatient(200 + round);
  const vouched = await call('vouchForPatient', { ...bearing(secret), body: { email: as.email } });
  await readHere(bearing((vouched as { token: string }).token, origin));

  const verifier = newSecret();
  const begun = await call('startSignIn', { ...page, body: { publishableId, challenge: hashOf(verifier) } });
  const params = { id: (begun as { signInId: string }).signInId };
  await call('getSignIn', { params });
  await call('approveSignIn', { as, params });
  const body = { publishableId, verifier };
  const { session } = (await call('exchangeSignIn', { ...page, params, body })) as {
    session: { token: string; refreshToken: string };
  };
  await readHere(bearing(session.token, origin));
  const { refreshToken } = session;
  const next = await call('refreshSession', { ...page, body: { publishableId, refreshToken } });
  await call('endSession', { body: { publishableId, refreshToken: (next as typeof session).refreshToken } });

  await call('partnerCounts', bearing(secret));
  await pages('partnerSelections', bearing(secret));
}

async function readHere(here: Pick<CallOptions, 'headers'>): Promise<void> {
  await call('authMe', here);
  await call('mySelections', here);
  await call('myAppointments', { ...here, query: { when: 'upcoming' } });
}

async function uploaded(as: { email: string; userId: string; name: string }): Promise<string> {
  const form = (await call('presignUpload', { as, body: { keyHint: 'cv' } })) as Awaited<ReturnType<typeof aForm>>;
  await send(form, files.pdf);
  return form.key;
}

/** A paid request of a patient of its own, with two picks. */
async function sent(round: number, request: number) {
  const as = patientOf(round, request);
  const picks = [await slotOf(round, 0, request), await slotOf(round, 1, request)];
  const headers = { 'idempotency-key': `large-${round}-${request}` };
  const { selectionId: id } = (await call('createSelection', { as, body: { ...crowded, picks }, headers })) as {
    selectionId: string;
  };
  await call('attachPayment', { as, params: { id }, body: { paymentMethodId: goodCard } });
  return { id, as, picks };
}

/** What the drain finds by itself: a claim left behind, a request whose time has come, old rows; and what the payment provider tells. */
async function drainAll(round: number): Promise<void> {
  const { services, clock } = api;
  const { now } = clock;
  const left = await sent(round, 3);
  const { userId, specialistId } = specialistOf(round, 0);
  const answer = { feeCents: 9_000, paymentMethodId: goodCard, callerAddress: 'somewhere' };
  const acceptance = { selectionId: left.id, userId, specialistId, ...answer };
  await counted('a claim', () => claimSelection(services, acceptance));
  const due = await sent(round, 4);
  await services.db.updateTable('selections').set({ expires_at: now }).where('id', '=', due.id).execute();

  // Past the claim's lease, and past a half hour's boundary.
  clock.now = new Date(now.getTime() + hour / 2 + 60_000 * (round + 1));
  await call('searchSpecialists', { as: patientOf(round, 0), body: crowded });
  await counted('drain', () => drain(services));
  clock.now = new Date(now.getTime() + 10 * 24 * hour + round * hour);
  await counted('prune', () => prune(services));
  await counted('jobs', () => listJobs(services.db, 50));
  clock.now = now;

  const waiting = await services.db
    .selectFrom('charges')
    .select('payment_intent_id')
    .where('id', '=', `chg_l${round * 20 + 12}_0`)
    .executeTakeFirstOrThrow();
  const intent = { object: 'payment_intent', id: waiting.payment_intent_id, metadata: {} };
  await counted('an event', () => tell(`evt_of_${round}`, 'payment_intent.canceled', intent));
}

async function tell(id: string, type: string, object: unknown): Promise<void> {
  const body = JSON.stringify({ id, object: 'event', type, data: { object } });
  const seconds = Math.floor(Date.now() / 1_000);
  const mark = createHmac('sha256', api.services.config.stripeWebhookSecret).update(`${seconds}.${body}`).digest('hex');
  const { status } = await api.fetch('/stripe/webhook', {
    method: 'POST',
    body,
    headers: { 'stripe-signature': `t=${seconds},v1=${mark}` },
  });
  expect(status).toBe(200);
}
