import { describe, expect, it } from 'vitest';
import { keptDays } from '../db/kept-days.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import { jobsEnded } from '../jobs/run-jobs-soon.ts';
import { prune } from '../jobs/prune.ts';
import { aNewcomer, aPatient, aSpecialist } from '../testing/people.ts';
import { anApplicant, aStaffPerson, files, registrationConfig, upload } from '../testing/registrations.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const { url } = await withStripe();
const api = await withApi({ config: registrationConfig(url) });
const { db } = api.services;
const staff = await aStaffPerson(api);
const checked = ['name', 'registration', 'title', 'seniority', 'conditions', 'identity'];

const approve = (applicationId: string, as = staff, body: object = { checked }) =>
  api.call('approveApplication', { as, params: { id: applicationId }, body });
const reject = (applicationId: string, as = staff, body: object = { reason: 'The CV cannot be read.' }) =>
  api.call('rejectApplication', { as, params: { id: applicationId }, body });
const auditOf = async (subject: string) =>
  (
    await db
      .selectFrom('audit')
      .select(['action', 'actor'])
      .where('subject', 'like', `${subject}%`)
      .orderBy('at')
      .execute()
  )
    .filter(({ actor }) => actor === staff.userId)
    .map(({ action }) => action);
const emailsTo = async (email: string) => {
  await jobsEnded(db);
  await runJobs(api.services);
  return api.mails.filter(({ to }) => to === email);
};
const stored = async (): Promise<string[]> => {
  const answer = await fetch(`${url}/_storage.json`);
  return ((await answer.json()) as { items: { key: string }[] }).items.map(({ key }) => key);
};

describe('an approval', () => {
  it('makes the applicant a specialist, searchable at once, without a new sign-in', async () => {
    const specialty = 'Medical Oncology';
    const applicant = await anApplicant(api, url, { profileType: 'EUCA_MD', specialties: [specialty] });
    const search = async () => {
      const { body } = await api.call('searchSpecialists', { as: staff, body: { profession: 'doctor', specialty } });
      return (body as { items: object[] }).items;
    };
    expect(await search()).toEqual([]);
    const answer = await approve(applicant.applicationId);
    expect(answer).toMatchObject({ status: 200, body: { status: 'APPROVED', decidedBy: staff.email } });
    const { specialistId } = answer.body as { specialistId: string };
    expect(await search()).toMatchObject([
      { specialistId, name: 'Dr Odette Laurent', location: { city: 'Adelaide', state: 'SA' }, bio: 'Listens first.' },
    ]);
    expect((await api.call('authMe', { as: applicant })).body).toMatchObject({ role: 'specialist', specialistId });
    expect((await api.call('myAvailability', { as: applicant })).status).toBe(200);
    const { body } = await api.call('myProvider', { as: applicant, params: { category: 'doctors' } });
    expect(body).toMatchObject({ status: 'APPROVED', profileType: 'EUCA_MD', specialistId, specialties: [specialty] });
  });

  it('is emailed, with the practice contract for its doctors only', async () => {
    const [practice, solo] = [
      await anApplicant(api, url, { profileType: 'EUCA_MD' }),
      await anApplicant(api, url, { profileType: 'SOLO' }),
    ];
    for (const { applicationId } of [practice, solo]) await approve(applicationId);
    const [, letter] = await emailsTo(practice.email);
    expect(letter).toMatchObject({
      subject: 'You’re approved',
      attachments: [{ filename: 'practice-contract.txt', content: expect.stringContaining('15% per consultation') }],
    });
    const [, other] = await emailsTo(solo.email);
    expect(other?.attachments).toBeUndefined();
    expect(other?.text).toContain('$10.00 per match');
  });

  it('lists everything that was checked', async () => {
    const { applicationId } = await anApplicant(api, url);
    const answer = await approve(applicationId, staff, { checked: ['identity', 'registration'] });
    expect(answer).toMatchObject({
      status: 422,
      body: { error: 'Complete these checks first: name, title, seniority, conditions.' },
    });
    expect((await approve(applicationId, staff, { checked: ['magic'] })).status).toBe(422);
    expect((await approve(applicationId)).status).toBe(200);
  });
});

describe('a rejection', () => {
  it('carries a reason, by email and on the page, and allows a new application', async () => {
    const applicant = await anApplicant(api, url);
    expect((await reject(applicant.applicationId, staff, { reason: ' ' })).status).toBe(422);
    const answer = await reject(applicant.applicationId);
    expect(answer).toMatchObject({ status: 200, body: { status: 'REJECTED', reason: 'The CV cannot be read.' } });
    const { body } = await api.call('myProvider', { as: applicant, params: { category: 'doctors' } });
    expect(body).toMatchObject({ status: 'REJECTED', reason: 'The CV cannot be read.', specialistId: null });
    expect((await emailsTo(applicant.email)).at(-1)?.text).toContain('The CV cannot be read.');
    expect((await api.call('authMe', { as: applicant })).body).toMatchObject({ role: null });
    api.clock.now = new Date(api.clock.now.getTime() + 1_000);
    await anApplicant(api, url, { person: applicant });
  });

  it('lists the mismatched fields by form label; a note is for staff only', async () => {
    const applicant = await anApplicant(api, url);
    const faults = [
      { field: 'id1', text: 'It has run out.' },
      { field: 'name', text: 'The register says Odette Marie.' },
    ];
    const body = { reason: 'Two things do not match.', faults, note: ' Rang the register. ' };
    const answer = await reject(applicant.applicationId, staff, body);
    expect(answer).toMatchObject({ status: 200, body: { faults, note: 'Rang the register.' } });
    const mine = await api.call('myProvider', { as: applicant, params: { category: 'doctors' } });
    expect(mine.body).toMatchObject({ status: 'REJECTED', faults });
    expect(JSON.stringify(mine.body)).not.toContain('Rang');
    const letter = (await emailsTo(applicant.email)).at(-1);
    expect(letter?.text).toContain('Photo ID #1: It has run out.\nYour name: The register says Odette Marie.');
    expect(letter?.html).toMatch(/Photo ID #1\s*<\/th>\s*<td[^>]*>\s*It has run out\.\s*<\/td>/);
    expect(letter?.text).not.toContain('Rang');
  });

  it.each([
    ['a field that there is not', [{ field: 'role', text: 'x' }], 'faults.0.field', 'Unknown field.'],
    ['no text', [{ field: 'id1', text: ' ' }], 'faults.0.text', 'Describe what doesn’t match.'],
  ])('refuses %s', async (_, faults, field, text) => {
    const { applicationId } = await anApplicant(api, url);
    const answer = await reject(applicationId, staff, { reason: 'x', faults });
    expect(answer).toMatchObject({ status: 422, body: { fields: { [field]: text } } });
  });
});

describe('two staff at once', () => {
  it('one decides, and the others see who was faster', async () => {
    const { applicationId } = await anApplicant(api, url);
    const others = await Promise.all(Array.from({ length: 8 }, () => aStaffPerson(api)));
    const answers = await Promise.all(
      others.map((one, at) => (at % 2 === 0 ? approve(applicationId, one) : reject(applicationId, one))),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const { status } = (won[0]?.body ?? {}) as { status: string };
    for (const { body } of answers.filter((one) => one.status !== 200))
      expect(body).toMatchObject({
        code: 'ALREADY_DECIDED',
        error: `This application has already been ${status.toLowerCase()}.`,
      });
    const specialists = await db
      .selectFrom('specialists as s')
      .innerJoin('applications as a', 'a.user_id', 's.user_id')
      .select('s.id')
      .where('a.id', '=', applicationId)
      .execute();
    expect(specialists).toHaveLength(status === 'APPROVED' ? 1 : 0);
  });
});

describe('an application with its documents', () => {
  it('shows the fields, duplicate files and the link to the register', async () => {
    const person = await aNewcomer(db);
    const id1Key = await upload(api, person, 'id1');
    const id2Key = await upload(api, person, 'id2');
    const photoKey = await upload(api, person, 'photo', files.jpg);
    const { applicationId } = await anApplicant(api, url, { person, documents: { id1Key, id2Key, photoKey } });
    const { body } = await api.call('staffApplication', { as: staff, params: { id: applicationId } });
    expect(body).toMatchObject({
      email: person.email,
      licences: [{ number: 'MED0009000017', register: { url: expect.stringContaining('ahpra.gov.au') } }],
      checks: checked,
      documents: [
        { kind: 'id1', contentType: 'application/pdf', bytes: files.pdf.size, sameAs: 'id2' },
        { kind: 'id2', sameAs: 'id1' },
        { kind: 'photo', contentType: 'image/jpeg', sameAs: null },
      ],
    });
  });

  it('opens by a link valid for a minute that shows the file; each opening is audited', async () => {
    const person = await aNewcomer(db);
    const cvKey = await upload(api, person, 'cv');
    const { applicationId } = await anApplicant(api, url, { person, documents: { cvKey } });
    await api.call('staffApplication', { as: staff, params: { id: applicationId } });
    const open = (kind: string, as = staff) => api.call('staffDocument', { as, params: { id: applicationId, kind } });
    const { status, body } = await open('cv');
    expect(status).toBe(200);
    const link = (body as { url: string }).url;
    expect(new URL(link).searchParams.get('X-Amz-Expires')).toBe('60');
    const answer = await fetch(link);
    expect(await answer.text()).toBe(await files.pdf.text());
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="cv.pdf"');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await open('ahpra')).status).toBe(404);
    expect(await auditOf(applicationId)).toEqual(['application.read', 'document.open']);
    expect((await open('cv', person)).status).toBe(403);
  });
});

describe('the staff calls', () => {
  it('are refused to everyone else', async () => {
    const { applicationId, ...applicant } = await anApplicant(api, url);
    const people = [applicant, await aNewcomer(db), await aPatient(db), await aSpecialist(db)];
    const params = { id: applicationId, kind: 'cv' };
    const calls = [
      ['staffApplications', undefined],
      ['staffApplication', undefined],
      ['staffDocument', undefined],
      ['takeApplication', undefined],
      ['approveApplication', { checked }],
      ['rejectApplication', { reason: 'x' }],
    ] as const;
    for (const [name, body] of calls) {
      for (const as of people) expect((await api.call(name, { as, params, body })).status).toBe(403);
      expect((await api.call(name, { params, body })).status).toBe(401);
      const missing = await api.call(name, { as: staff, params: { id: 'app_none', kind: 'cv' }, body });
      expect(missing.status).toBe(name === 'staffApplications' ? 200 : 404);
    }
  });
});

describe('documents', () => {
  it('are deleted 90 days after the decision, except an approved public photo', async () => {
    const before = api.clock.now;
    const days = (count: number) => new Date(before.getTime() + count * 24 * 3_600_000);
    const apply = async () => {
      const person = await aNewcomer(db);
      const cvKey = await upload(api, person, 'cv');
      const photoKey = await upload(api, person, 'photo', files.jpg);
      const { applicationId } = await anApplicant(api, url, { person, documents: { cvKey, photoKey } });
      const held = await db
        .selectFrom('uploads')
        .select(['key', 'copy_key'])
        .where('application_id', '=', applicationId)
        .execute();
      const copyOf = (key: string) => held.find((one) => one.key === key)?.copy_key ?? '';
      return { applicationId, cvKey: copyOf(cvKey), photoKey: copyOf(photoKey) };
    };
    const [approved, rejected, waiting] = [await apply(), await apply(), await apply()];
    await approve(approved.applicationId);
    await reject(rejected.applicationId);
    api.clock.now = days(89);
    await prune(api.services);
    await runJobs(api.services);
    expect(await stored()).toEqual(expect.arrayContaining([approved.cvKey, rejected.photoKey]));
    api.clock.now = days(91);
    await prune(api.services);
    await runJobs(api.services);
    const left = await stored();
    expect(left).toEqual(expect.arrayContaining([expect.stringMatching(/^photos\//), waiting.cvKey, waiting.photoKey]));
    for (const gone of [approved.cvKey, approved.photoKey, rejected.cvKey, rejected.photoKey])
      expect(left).not.toContain(gone);
    expect(keptDays.audit).toBeGreaterThan(90);
    api.clock.now = before;
  });

  it('without an application are deleted after two days, and retried after an outage', async () => {
    const before = api.clock.now;
    const key = await upload(api, await aNewcomer(db), 'cv');
    api.clock.now = new Date(before.getTime() + 49 * 3_600_000);
    await prune(api.services);
    const fault = { path: `/s3/tele-documents/${key}`, method: 'DELETE', mode: 'error', code: 'SlowDown', times: 3 };
    await fetch(`${url}/_faults`, { method: 'POST', body: JSON.stringify(fault) });
    await runJobs(api.services);
    expect(await stored()).toContain(key);
    api.clock.now = new Date(before.getTime() + 60 * 3_600_000);
    await runJobs(api.services);
    expect(await stored()).not.toContain(key);
    api.clock.now = before;
  });
});
