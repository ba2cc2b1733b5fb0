import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { found } from '../../../../tests/journeys/canary/find.ts';
import { askedCanaries, emailCanaries, person, type Canary } from '../../../../tests/journeys/canary/words.ts';
import { inTransaction } from '../db/transaction.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import { jobsEnded } from '../jobs/run-jobs-soon.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { anOpenRequest } from '../testing/offers.ts';
import { stepEachCall } from '../steps/step-each-call.ts';
import { aNewcomer } from '../testing/people.ts';
import { accept, aRequest, attach, settled, type Request } from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { startCollector, type TestCollector } from '../testing/start-collector.ts';
import { withStripe } from '../testing/start-stripe.ts';
import { startTelemetry } from './start-telemetry.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });
const { db } = api.services;

const email = 'wren.thistledown';
const token = 'flummoxgarble';
const canaries: readonly Canary[] = [
  ...askedCanaries,
  ...emailCanaries(email),
  { is: 'token', pattern: /flummoxgarble/ },
];

const profile = {
  role: 'patient',
  name: person.name,
  phone: person.phone,
  gender: 'Female',
  dob: person.dob,
  medicareOrIhi: person.medicare,
  address: { street: person.street, suburb: 'Hobart', state: person.state, postalCode: person.postcode },
};
const headers = {
  'x-request-id': 'Brackenthwaite-4729183601',
  'user-agent': person.medicare,
  baggage: `name=${encodeURIComponent(person.name)}`,
  tracestate: 'reason=quillfeather',
};

/** Returns the API’s log, which contains every canary. */
async function journeys(nth: string): Promise<string> {
  const { userId } = await aNewcomer(db);
  const patient = { userId, email: `${email}.${nth}@example.com`, name: person.name };
  await db.updateTable('users').set({ email: patient.email }).where('id', '=', userId).execute();
  const said: unknown[] = [];
  const call: typeof api.call = async (name, options = {}) => {
    const called = await api.call(name, { as: patient, ...options, headers });
    said.push(called.body);
    return called;
  };

  await call('registerUser', { body: profile });
  await call('registerUser', { body: { ...profile, dob: `${person.dob} ${person.reason}` } });
  await call('authMe');
  await call('searchSpecialists', {
    body: { profession: 'doctor', specialty: 'Gastroenterology & Hepatology', reason: person.reason },
  });
  await call('specialistsByName', { query: { profession: 'doctor', name: person.name } });
  const request = await aRequest(api, { patient, reason: person.reason });
  await call('getSelection', { params: { id: request.selectionId } });
  await call('getSelection', { params: { id: person.medicare } });
  await accept(api, request, { as: request.specialists[0] });
  await anOpenRequest(api, { patient, reason: person.reason, timeframe: 'own-words', timeframeWords: person.when });
  await call('myRequests');
  await call('addPerson', { body: { ...profile, relation: 'child' } });
  await refused(request);
  await faults();
  await settled(api);
  said.push(`${token} is what a guess would say`);
  return JSON.stringify(said);
}

/** Invalid calls with personal data. */
async function refused(request: Request): Promise<void> {
  await attach(api, request, person.reason);
  const path = `/specialists/${encodeURIComponent(person.name)}?email=${email}@example.com&medicare=${person.medicare}`;
  await api.fetch(path, { method: 'QUILLFEATHER', headers: { ...headers, authorization: `Bearer ${token}` } });
  await api.fetch('/metrics', { headers: { authorization: `Bearer ${token}` } });
  await api.fetch('/selections', {
    method: 'POST',
    body: `{"reason": "${person.reason}`,
    headers: { ...headers, 'content-type': 'application/json' },
  });
}

async function faults(): Promise<void> {
  const quietly = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);
  const { mailer } = api.services;
  const run = async (): Promise<void> => {
    const taken = { id: 'usr_canary', email: person.name, role: null, name: person.reason, stripe_customer_id: null };
    for (const _ of ['once', 'twice']) await quietly(db.insertInto('users').values(taken).execute());
    const made = db
      .selectFrom('users')
      .select('id')
      .where('created_at', '=', person.reason as never);
    await quietly(made.execute());
    await quietly(stepEachCall('mail', { send: () => Promise.reject(new Error(person.when)) }).send());
    await mailer.send({
      to: `${email}@example.com`,
      subject: person.name,
      text: person.reason,
      html: '',
      id: 'job_canary',
    });
    throw Object.assign(new Error(person.reason), { name: 'Quillfeather' });
  };
  await inTransaction(db, (t) => enqueue(t, { kind: 'canary', payload: { name: person.name } }, api.clock.now));
  const works = { ...api.services.duties.works, canary: { lane: 'money' as const, tries: 1, run } };
  await runJobs({ ...api.services, duties: { ...api.services.duties, works } });
}

function allOf({ bodies }: TestCollector, scraped: string): string {
  const sent = bodies.flatMap(({ body }) => [body.toString('utf8'), body.toString('latin1')]);
  const words = [...sent, scraped.replaceAll(/ [\d.e+-]+$/gm, '')].flatMap((text) => text.split(/[\p{Cc}"]+/u));
  return [...new Set(words)].join('\n');
}

describe('telemetry data', () => {
  it.each(['http/json', 'http/protobuf'] as const)(
    'contains no personal data, whatever people write and whatever fails: %s',
    async (protocol) => {
      const collector = await startCollector();
      const config = { ...api.services.config, telemetry: collector.telemetry({ protocol }) };
      const services = { ...api.services, config, log: pino({ level: 'silent' }) };
      const { metrics, stop } = await startTelemetry({ services, database: api.database });
      const said = await journeys(protocol.slice('http/'.length));
      await jobsEnded(db);
      const scraped = (await metrics?.text()) ?? '';
      await stop();
      const told = allOf(collector, scraped);
      // Proves that the journeys carried the canaries and were traced.
      expect(new Set(found(said, canaries))).toEqual(new Set(canaries.map(({ is }) => is)));
      for (const route of [
        'registerUser',
        'attachPayment',
        'acceptSelection',
        'createOpenRequest',
        'payments',
        'job canary',
        'constraint',
      ])
        expect(told).toContain(route);
      expect(found(told, canaries)).toEqual([]);
    },
  );

  it('containing a personal word would be detected in any encoding', () => {
    const writings = [person.name, encodeURIComponent(person.reason), Buffer.from(person.medicare).toString('base64')];
    expect(writings.map((text) => found(`{"value":"${text}"}`, canaries).length > 0)).toEqual([true, true, true]);
  });
});
