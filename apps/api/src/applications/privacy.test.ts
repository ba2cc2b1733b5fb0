import { contract } from '@tele/core/contract';
import { Writable } from 'node:stream';
import { routeOf, routes, type RouteName } from '@tele/core';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { runJobs } from '../jobs/run-jobs.ts';
import { jobsEnded } from '../jobs/run-jobs-soon.ts';
import { aNewcomer } from '../testing/people.ts';
import {
  anApplicant,
  aRegistration,
  aStaffPerson,
  aToken,
  files,
  registrationConfig,
  upload,
} from '../testing/registrations.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const { url } = await withStripe();
let logged = '';
const log = pino(
  { level: 'trace' },
  new Writable({
    write(line: Buffer, _, done) {
      logged += line.toString();
      done();
    },
  }),
);
const api = await withApi({ config: registrationConfig(url), log });
const { db } = api.services;
const staff = await aStaffPerson(api);
const checked = ['name', 'registration', 'title', 'seniority', 'conditions', 'identity'];

const plan = (fault: object) => fetch(`${url}/_faults`, { method: 'POST', body: JSON.stringify(fault) });

describe('logs of an application', () => {
  it('contain IDs only, whatever goes wrong', async () => {
    const person = await aNewcomer(db);
    const keys = { cvKey: await upload(api, person, 'cv'), photoKey: await upload(api, person, 'photo', files.jpg) };
    const refused = aRegistration(person, { documents: keys, turnstileToken: 'token-of-nobody' });
    expect((await api.call('registerSpecialist', { as: person, body: refused })).status).toBe(422);
    const first = await anApplicant(api, url, { person, documents: {} });
    const reason = 'Reason-of-staff.';
    const faults = [{ field: 'id1', text: 'Fault-of-staff.' }];
    const body = { reason, faults, note: 'Note-of-staff.' };
    const params = { id: first.applicationId };
    expect((await api.call('rejectApplication', { as: staff, params, body })).status).toBe(200);
    api.clock.now = new Date(api.clock.now.getTime() + 1_000);
    await plan({
      path: `/s3/tele-documents/${keys.cvKey}`,
      method: 'HEAD',
      mode: 'error',
      code: 'InternalError',
      times: 3,
    });
    const again = { ...aRegistration(person, { documents: keys }), turnstileToken: await aToken(url) };
    expect((await api.call('registerSpecialist', { as: person, body: again })).status).toBe(503);
    const { applicationId } = await anApplicant(api, url, { person, documents: keys });
    await api.call('staffApplications', { as: staff, query: { q: 'Laurent' } });
    await api.call('staffDocument', { as: staff, params: { id: applicationId, kind: 'cv' } });
    await plan({ path: '/s3/tele-documents/photos/*', method: 'PUT', mode: 'error', code: 'InternalError', times: 3 });
    const approval = { as: staff, params: { id: applicationId }, body: { checked, note: 'Note-of-staff.' } };
    expect((await api.call('approveApplication', approval)).status).toBe(200);
    await jobsEnded(db);
    await runJobs(api.services);

    expect(logged).toContain('approveApplication');
    expect(logged).toContain('publish-photo');
    const secrets = [
      'Odette',
      'Laurent',
      'MED0009000017',
      '0009000017',
      '577644',
      'King William',
      'Listens first',
      person.email,
      staff.email,
      'token-of-nobody',
      'Reason-of-staff',
      'Fault-of-staff',
      'Note-of-staff',
      ...Object.values(keys),
      'X-Amz-Signature',
    ];
    expect(secrets.filter((secret) => logged.includes(secret))).toEqual([]);
  });
});

describe('a file sent to the API', () => {
  const names = (Object.keys(routes) as RouteName[]).filter(
    (name) => !['GET', 'DELETE'].includes(routeOf(name).method),
  );
  const pathOf = (name: RouteName) => routeOf(name).path.replaceAll(/:\w+/g, 'x');

  async function sent(name: RouteName, bytes: number): Promise<number> {
    const form = new FormData();
    form.set('file', new Blob(['%PDF-', new Uint8Array(bytes)], { type: 'application/pdf' }), 'cv.pdf');
    const person = await aNewcomer(db);
    const headers = { authorization: `Bearer ${await api.identity.tokenFor(person.email)}` };
    return (await api.fetch(pathOf(name), { method: routeOf(name).method, headers, body: form })).status;
  }

  it.each(names)('is refused by every call: %s', async (name) => {
    const before = await db.selectFrom('uploads').select('key').execute();
    for (const status of [await sent(name, 1_000), await sent(name, 1_100_000)]) {
      // A call without a body reads none.
      if (!('body' in contract[name]) && status === 200) continue;
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
    expect(await db.selectFrom('uploads').select('key').execute()).toEqual(before);
  });

  it('is refused for its content type, before it is read', async () => {
    expect(await sent('registerSpecialist', 200_000)).toBe(415);
    expect(await sent('presignUpload', 12_000_000)).toBe(415);
  });
});
