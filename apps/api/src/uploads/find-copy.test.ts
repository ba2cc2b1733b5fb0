import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { runJobs } from '../jobs/run-jobs.ts';
import { aNewcomer, type Person } from '../testing/people.ts';
import { aForm, anApplicant, aStaffPerson, files, registrationConfig, send, upload } from '../testing/registrations.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';
import { checkFiles } from './check-files.ts';
import { publishedUrl } from './published.ts';

const { url } = await withStripe();
const photoBaseUrl = `${url}/s3/tele-documents`;
const api = await withApi({ config: { ...registrationConfig(url), photoBaseUrl } });
const { db, storage } = api.services;
const staff = await aStaffPerson(api);
const checked = ['name', 'registration', 'title', 'seniority', 'conditions', 'identity'];

/** Same size as the certificate, other words. */
const forged = new Blob([(await files.pdf.text()).replace('certificate', 'counterfeit')]);
const sha256 = async (file: Blob) =>
  createHash('sha256')
    .update(new Uint8Array(await file.arrayBuffer()))
    .digest('hex');
const rowOf = (key: string) => db.selectFrom('uploads').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
const open = (applicationId: string, kind = 'cv') =>
  api.call('staffDocument', { as: staff, params: { id: applicationId, kind } });
const stored = async (): Promise<string[]> => {
  const answer = await fetch(`${url}/_storage.json`);
  return ((await answer.json()) as { items: { key: string }[] }).items.map(({ key }) => key);
};

async function appliedWith(kind: 'cv' | 'photo', file: Blob, person?: Person) {
  const applicant = person ?? (await aNewcomer(db));
  const form = await aForm(api, applicant, kind);
  expect(await send(form, file)).toBe(204);
  const documents = { [`${kind}Key`]: form.key };
  return { ...(await anApplicant(api, url, { person: applicant, documents })), form };
}

async function overwrite(key: string, file: Blob): Promise<void> {
  const other = await upload(api, await aNewcomer(db), 'cv', file);
  const { etag = '' } = (await storage.look(other)) ?? {};
  expect(await storage.copy({ key: other, etag, contentType: 'application/pdf', to: key })).toBe(true);
}

describe('a document of an application', () => {
  it('stays the checked file when its upload form is reused', async () => {
    const { applicationId, form } = await appliedWith('cv', files.pdf);
    expect(await send(form, forged)).toBe(204);
    const { body } = await open(applicationId);
    const { url: link } = body as { url: string };
    expect(await (await fetch(link)).text()).toBe(await files.pdf.text());
    const read = await api.call('staffApplication', { as: staff, params: { id: applicationId } });
    expect(read.body).toMatchObject({ documents: [{ kind: 'cv', sha256: await sha256(files.pdf), replaced: false }] });
  });

  it('stays the checked file in the next application after a rejection', async () => {
    const { form, ...applicant } = await appliedWith('cv', files.pdf);
    const params = { id: applicant.applicationId };
    await api.call('rejectApplication', { as: staff, params, body: { reason: 'Not readable.' } });
    await send(form, forged);
    api.clock.now = new Date(api.clock.now.getTime() + 1_000);
    await anApplicant(api, url, { person: applicant, documents: { cvKey: form.key } });
    expect((await rowOf(form.key)).sha256).toBe(await sha256(files.pdf));
  });

  it('is refused when it is replaced between the check and the copy', async () => {
    const person = await aNewcomer(db);
    const form = await aForm(api, person, 'cv');
    await send(form, files.pdf);
    const swapping = {
      ...storage,
      copy: async (file: Parameters<typeof storage.copy>[0]) => {
        await send(form, forged);
        return storage.copy(file);
      },
    };
    const taking = checkFiles({ ...api.services, storage: swapping }, person.userId, { cv: form.key });
    await expect(taking).rejects.toMatchObject({ code: 'DOCUMENT_REFUSED' });
  });

  it.each([
    ['other words of the same size', forged],
    ['another type', files.exe],
    ['another size', new Blob([files.pdf, '%%EOF\n'])],
  ])('does not open when its copy has %s', async (_, file) => {
    const { applicationId, form } = await appliedWith('cv', files.pdf);
    await overwrite((await rowOf(form.key)).copy_key ?? '', file);
    expect(await open(applicationId)).toMatchObject({ status: 409, body: { code: 'DOCUMENT_CHANGED' } });
    const opened = await db
      .selectFrom('audit')
      .select('action')
      .where('subject', 'like', `${applicationId}%`)
      .where('action', '=', 'document.open')
      .execute();
    expect(opened).toEqual([]);
  });

  it('does not open when only its recorded type was changed', async () => {
    const { applicationId, form } = await appliedWith('cv', files.pdf);
    await db.updateTable('uploads').set({ content_type: 'image/png' }).where('key', '=', form.key).execute();
    expect(await open(applicationId)).toMatchObject({ status: 409, body: { code: 'DOCUMENT_CHANGED' } });
  });

  it('is marked as replaced when the provider changes it after the decision', async () => {
    const applicant = await appliedWith('cv', files.pdf);
    const params = { id: applicant.applicationId };
    await api.call('approveApplication', { as: staff, params, body: { checked } });
    const cvKey = await upload(api, applicant, 'cv', forged);
    const update = { params: { category: 'doctors' }, body: { documents: { cvKey } } };
    expect((await api.call('updateDocuments', { as: applicant, ...update })).status).toBe(200);
    const { body } = await api.call('staffApplication', { as: staff, params });
    expect(body).toMatchObject({ documents: [{ kind: 'cv', sha256: await sha256(forged), replaced: true }] });
  });
});

describe('the public photo', () => {
  it('is the checked one when its upload form is reused', async () => {
    const { applicationId, form } = await appliedWith('photo', files.jpg);
    await send(form, files.cameraJpg);
    await api.call('approveApplication', { as: staff, params: { id: applicationId }, body: { checked } });
    await runJobs(api.services);
    const photo = await fetch(publishedUrl(api.services.config, form.key));
    expect(new Uint8Array(await photo.arrayBuffer())).toEqual(new Uint8Array(await files.jpg.arrayBuffer()));
  });
});

describe('storage', () => {
  it('keeps one copy after the form has expired, and none without an application', async () => {
    const before = api.clock.now;
    const { form } = await appliedWith('cv', files.pdf);
    const kept = (await rowOf(form.key)).copy_key ?? '';
    const person = await aNewcomer(db);
    const unused = await upload(api, person, 'cv');
    const [file] = await checkFiles(api.services, person.userId, { cv: unused });
    const spare = file?.copy.key ?? '';
    expect(await stored()).toEqual(expect.arrayContaining([form.key, kept, spare]));
    api.clock.now = new Date(before.getTime() + 61 * 60_000);
    await runJobs(api.services);
    const left = await stored();
    expect(left).toContain(kept);
    for (const gone of [form.key, spare]) expect(left).not.toContain(gone);
    api.clock.now = before;
  });
});
