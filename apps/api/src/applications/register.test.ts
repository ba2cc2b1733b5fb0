import { beforeEach, describe, expect, it } from 'vitest';
import { runJobs } from '../jobs/run-jobs.ts';
import { jobsEnded } from '../jobs/run-jobs-soon.ts';
import { aNewcomer, aPatient, aSpecialist, type Person } from '../testing/people.ts';
import {
  anApplicant,
  aRegistration,
  aStaffPerson,
  aToken,
  registrationConfig,
  upload,
} from '../testing/registrations.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const { url } = await withStripe();
const api = await withApi({ config: registrationConfig(url) });
const { db } = api.services;

let person: Person;
beforeEach(async () => {
  person = await aNewcomer(db);
});

const params = { category: 'doctors' };
const register = async (change: object = {}, headers: Record<string, string> = {}, as: Person = person) =>
  api.call('registerSpecialist', {
    as,
    headers,
    body: { ...aRegistration(as, change), turnstileToken: await aToken(url), ...change },
  });
const applications = () => db.selectFrom('applications').selectAll().where('user_id', '=', person.userId).execute();

describe('an application', () => {
  it('waits for staff, normalised, and is readable by its applicant', async () => {
    const { status, body } = await register({ profileType: 'EUCA_MD' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'PENDING',
      profileType: 'EUCA_MD',
      profession: 'doctor',
      name: 'Dr Odette Laurent',
      specialties: ['Rheumatology', 'Cardiology'],
      profile: 'Listens first.',
      licences: [{ kind: 'ahpra-med', number: 'MED0009000017' }],
      specialistId: null,
    });
    for (const name of ['myProvider', 'providerOf'] as const)
      expect((await api.call(name, { as: person, params })).body).toEqual(body);
    const [row] = await applications();
    expect(row?.details).toMatchObject({ name: 'Dr Odette Laurent', languages: ['English', 'French'] });
    expect(JSON.stringify(row)).not.toContain('turnstile');
  });

  it('is acknowledged by email, once', async () => {
    await register({ profileType: 'EUCA_MD' });
    await jobsEnded(db);
    await runJobs(api.services);
    const letters = api.mails.filter(({ to }) => to === person.email);
    expect(letters).toMatchObject([{ subject: 'We received your application' }]);
    expect(letters[0]?.text).toContain('We’ll email your practice contract');
  });

  it('may come from a patient, who stays one', async () => {
    person = await aPatient(db);
    expect((await register()).status).toBe(200);
    expect((await api.call('mySelections', { as: person })).status).toBe(200);
  });

  it('is absent for a user who never applied', async () => {
    expect(await api.call('myProvider', { as: person, params })).toMatchObject({ status: 404 });
    expect(await api.call('providerOf', { as: person, params: { category: 'circus' } })).toMatchObject({ status: 404 });
  });
});

describe('bad input', () => {
  it.each([
    ['profileType', { profileType: 'BOTH' }, 'Choose a plan.'],
    ['name', { name: ' ' }, 'Enter your full name.'],
    ['email', { email: 'somebody.else@example.com' }, 'Use the email address of your account.'],
    ['phone', { phone: '02 9999 9999' }, 'Enter a valid Australian phone'],
    ['ahpraNumber', { ahpraNumber: 'NMW0009000017' }, 'Enter your AHPRA number: MED followed by 10 digits.'],
    ['ahpraNumber', { ahpraNumber: null }, 'Enter your AHPRA number.'],
    ['gender', { gender: 'none' }, 'Choose a gender.'],
    ['specialties', { specialties: [] }, 'Choose at least one specialty.'],
    ['specialties', { specialties: ['Phrenology'] }, 'Please choose a specialty.'],
    ['profile', { profile: 'x'.repeat(2_001) }, 'Use up to 2000 characters.'],
    ['specialties', { profession: 'tech' }, 'Please choose a service.'],
    ['address.postcode', { address: { street: '5 King', state: 'SA', postcode: '50' } }, 'Enter a 4-digit postcode.'],
    [
      'address.state',
      { address: { street: '5 King', state: 'XX', postcode: '5000' } },
      'Choose an Australian state or territory.',
    ],
    ['role', { role: 'specialist' }, 'Unknown field ‘role’.'],
  ])('names %s', async (field, change, text) => {
    const { status, body } = await register(change);
    expect(status).toBe(422);
    expect(body).toMatchObject({ fields: { [field]: text } });
    expect(await applications()).toEqual([]);
  });

  it('is refused signed out, and taken from staff too', async () => {
    expect((await api.call('registerSpecialist', { body: aRegistration(person) })).status).toBe(401);
    expect((await register({}, {}, await aStaffPerson(api))).status).toBe(200);
  });
});

describe('the human check', () => {
  const withToken = (turnstileToken: string | null) => register({ turnstileToken });

  it.each([
    ['missing', async () => null],
    ['invented', async () => 'nobody'],
    ['of another action', () => aToken(url, { action: 'login' })],
    ['of another host', () => aToken(url, { hostname: 'evil.example' })],
    ['too old', () => aToken(url, { age: 301 })],
  ])('refuses a token that is %s', async (_, token) => {
    const answer = await withToken(await token());
    expect(answer).toMatchObject({ status: 422, body: { code: 'HUMAN_CHECK_FAILED' } });
    expect((answer.body as { error: string }).error).toContain('Cloudflare Turnstile');
    expect(await applications()).toEqual([]);
  });

  it('counts once: another person or application needs another token', async () => {
    const turnstileToken = await aToken(url);
    const first = await register({ turnstileToken, documents: { cvKey: 'documents/invented' } });
    expect(first).toMatchObject({ status: 422, body: { code: 'DOCUMENT_REFUSED' } });
    expect(await register({ turnstileToken })).toMatchObject({ body: { code: 'HUMAN_CHECK_FAILED' } });
    const other = await aNewcomer(db);
    expect(await register({ turnstileToken }, {}, other)).toMatchObject({ body: { code: 'HUMAN_CHECK_FAILED' } });
  });

  it.each(['error', 'before'])('fails closed when its service does not respond (%s)', async (mode) => {
    const fault = { path: '/turnstile/v0/siteverify', mode, times: 1, status: 502 };
    await fetch(`${url}/_faults`, { method: 'POST', body: JSON.stringify(fault) });
    const answer = await register();
    expect(answer).toMatchObject({ status: 503, body: { code: 'HUMAN_CHECK_UNAVAILABLE' } });
    expect((answer.body as { error: string }).error).toContain('nothing was submitted');
    expect(await applications()).toEqual([]);
  });
});

describe('applying again', () => {
  it('is refused while an application waits', async () => {
    await register();
    expect(await register({ name: 'Another Name' })).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_APPLIED', error: 'Your application is still pending. Please don’t apply again.' },
    });
    expect(await applications()).toHaveLength(1);
  });

  it('with the same application or key returns the existing one', async () => {
    const cvKey = await upload(api, person, 'cv');
    const headers = { 'idempotency-key': 'k1' };
    const body = { ...aRegistration(person, { documents: { cvKey } }), turnstileToken: await aToken(url) };
    const call = (more: object = {}) =>
      api.call('registerSpecialist', { as: person, headers, body: { ...body, ...more } });
    const first = await call();
    expect(first.status).toBe(200);
    expect(await call()).toMatchObject({ status: 200, body: first.body });
    expect(await api.call('registerSpecialist', { as: person, body })).toMatchObject({ status: 200, body: first.body });
    expect(await call({ name: 'Another' })).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
    expect(await applications()).toHaveLength(1);
  });

  it('is refused for an approved or suspended specialist', async () => {
    for (const approved of [true, false]) {
      person = await aSpecialist(db, { approved });
      expect(await register()).toMatchObject({ status: 409, body: { code: 'ALREADY_APPROVED' } });
      const { body } = await api.call('myProvider', { as: person, params });
      expect(body).toMatchObject({ status: approved ? 'APPROVED' : 'SUSPENDED' });
    }
  });

  it('may keep the documents of a rejected application, and replace others', async () => {
    const [cvKey, id1Key] = [await upload(api, person, 'cv'), await upload(api, person, 'id1')];
    const first = await anApplicant(api, url, { person, documents: { cvKey, id1Key } });
    const staff = await aStaffPerson(api);
    const rejecting = { id: first.applicationId };
    await api.call('rejectApplication', { as: staff, params: rejecting, body: { reason: 'The ID has run out.' } });
    api.clock.now = new Date(api.clock.now.getTime() + 1_000);
    const { body: rejected } = await api.call('myProvider', { as: person, params });
    const kept = (rejected as { documents: { kind: string; key: string }[] }).documents;
    expect(kept.map(({ kind, key }) => [kind, key])).toEqual([
      ['cv', cvKey],
      ['id1', id1Key],
    ]);
    const newer = await upload(api, person, 'id1');
    const { status, body } = await register({ documents: { cvKey, id1Key: newer } });
    expect([status, body]).toMatchObject([
      200,
      {
        documents: [
          { kind: 'cv', key: cvKey },
          { kind: 'id1', key: newer },
        ],
      },
    ]);
    const files = await db.selectFrom('uploads').selectAll().where('user_id', '=', person.userId).execute();
    expect(files.find(({ key }) => key === cvKey)?.delete_after).toBeNull();
    expect(files.find(({ key }) => key === id1Key)).toMatchObject({ application_id: first.applicationId });
  });

  it('may not keep expired documents', async () => {
    const cvKey = await upload(api, person, 'cv');
    const { applicationId } = await anApplicant(api, url, { person, documents: { cvKey } });
    await db.updateTable('applications').set({ status: 'REJECTED' }).where('id', '=', applicationId).execute();
    await db.updateTable('uploads').set({ delete_after: api.clock.now }).where('key', '=', cvKey).execute();
    const answer = await register({ documents: { cvKey } });
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { 'documents.cvKey': 'We didn’t receive this file. Please upload it again.' } },
    });
  });

  it('creates one application from ten tabs at once, with its documents', async () => {
    const cvKey = await upload(api, person, 'cv');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, tab) => register({ name: `Tab ${tab}`, documents: { cvKey } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    const [one, ...others] = await applications();
    expect(others).toEqual([]);
    const held = await db
      .selectFrom('uploads')
      .select('key')
      .where('application_id', '=', one?.id ?? '')
      .execute();
    expect(held).toEqual([{ key: cvKey }]);
  });
});

describe('documents of an approved provider', () => {
  const update = (as: Person, documents: object) => api.call('updateDocuments', { as, params, body: { documents } });
  const approve = (applicationId: string) =>
    db.updateTable('applications').set({ status: 'APPROVED' }).where('id', '=', applicationId).execute();

  it('are replaced by those named; a repeat changes nothing', async () => {
    const cvKey = await upload(api, person, 'cv');
    const ahpraKey = await upload(api, person, 'ahpra');
    const { applicationId } = await anApplicant(api, url, { person, documents: { cvKey, ahpraKey } });
    await approve(applicationId);
    const newer = await upload(api, person, 'cv');
    for (let turn = 0; turn < 2; turn += 1) expect((await update(person, { cvKey: newer })).status).toBe(200);
    const held = await db.selectFrom('uploads').select('key').where('application_id', '=', applicationId).execute();
    expect(held.map(({ key }) => key).toSorted()).toEqual([ahpraKey, newer].toSorted());
    const former = await db.selectFrom('uploads').selectAll().where('key', '=', cvKey).executeTakeFirstOrThrow();
    expect(former.delete_after).toEqual(api.clock.now);
  });

  it('stay unchanged during a review, for non-applicants and for another person’s key', async () => {
    expect(await update(person, {})).toMatchObject({ status: 404 });
    const stranger = await aNewcomer(db);
    const theirs = await upload(api, stranger, 'cv');
    const { applicationId } = await anApplicant(api, url, { person });
    expect(await update(person, { cvKey: theirs })).toMatchObject({ status: 409, body: { code: 'ALREADY_APPLIED' } });
    await approve(applicationId);
    expect(await update(person, { cvKey: theirs })).toMatchObject({ status: 422, body: { code: 'DOCUMENT_REFUSED' } });
    expect((await api.call('updateDocuments', { params, body: { documents: {} } })).status).toBe(401);
  });
});
