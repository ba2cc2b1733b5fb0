import { describe, expect, it } from 'vitest';
import { runJobs } from '../jobs/run-jobs.ts';
import { jobsEnded } from '../jobs/run-jobs-soon.ts';
import { aNewcomer, aSpecialist, type Person } from '../testing/people.ts';
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
import { createVirusScanner } from '../vendors/virus-scanner.ts';
import { publishedUrl } from '../uploads/published.ts';

const { url, clamdPort } = await withStripe();
const clamd = { host: '127.0.0.1', port: clamdPort };
const photoBaseUrl = `${url}/s3/tele-documents`;
const api = await withApi({ config: { ...registrationConfig(url), photoBaseUrl, clamd } });
const { db, config } = api.services;
const staff = await aStaffPerson(api);
const checked = ['name', 'registration', 'title', 'seniority', 'conditions', 'identity'];

const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
const infected = new Blob(['%PDF-1.7\n', eicar, '\n%%EOF\n']);
const later = (ms: number) => (api.clock.now = new Date(api.clock.now.getTime() + ms));
const scan = async () => {
  await jobsEnded(db);
  await runJobs(api.services);
};

async function appliedWith(cv: Blob, person?: Person) {
  const applicant = person ?? (await aNewcomer(db));
  const cvKey = await upload(api, applicant, 'cv', cv);
  return { cvKey, ...(await anApplicant(api, url, { person: applicant, documents: { cvKey } })) };
}

const read = async (id: string) => (await api.call('staffApplication', { as: staff, params: { id } })).body;
const open = (id: string) => api.call('staffDocument', { as: staff, params: { id, kind: 'cv' } });
const approve = (id: string) => api.call('approveApplication', { as: staff, params: { id }, body: { checked } });

async function withoutScanner(act: () => Promise<void>): Promise<void> {
  const scanner = api.services.virusScanner;
  api.services.virusScanner = createVirusScanner({ clamd: { host: '127.0.0.1', port: 9 } });
  try {
    await act();
  } finally {
    api.services.virusScanner = scanner;
  }
}

describe('a scanned document', () => {
  it('opens and is approved once the scanner has found it clean', async () => {
    const { applicationId } = await appliedWith(files.pdf);
    await scan();
    expect(await read(applicationId)).toMatchObject({ documents: [{ kind: 'cv', scan: 'clean' }] });
    expect((await open(applicationId)).status).toBe(200);
    expect((await approve(applicationId)).status).toBe(200);
  });

  it('stays closed when the scanner finds a virus, and cannot be sent again', async () => {
    const { applicationId, cvKey, ...person } = await appliedWith(infected);
    await scan();
    expect(await read(applicationId)).toMatchObject({ documents: [{ scan: 'refused' }] });
    for (const answer of [await open(applicationId), await approve(applicationId)])
      expect(answer).toMatchObject({ status: 409, body: { code: 'DOCUMENT_LOCKED' } });
    const params = { id: applicationId };
    const rejected = await api.call('rejectApplication', { as: staff, params, body: { reason: 'The CV.' } });
    expect(rejected.status).toBe(200);
    later(1_000);
    const body = { ...aRegistration(person, { documents: { cvKey } }), turnstileToken: await aToken(url) };
    const again = await api.call('registerSpecialist', { as: person, body });
    expect(again).toMatchObject({ status: 422, body: { code: 'DOCUMENT_REFUSED' } });
  });

  it('stays closed while the scanner is down, and opens once it is back', async () => {
    await withoutScanner(async () => {
      const { applicationId } = await appliedWith(files.pdf);
      await scan();
      expect(await read(applicationId)).toMatchObject({ documents: [{ scan: 'unavailable' }] });
      const locked = { status: 409, body: { error: expect.stringContaining('not available') } };
      expect(await open(applicationId)).toMatchObject(locked);
      expect(await approve(applicationId)).toMatchObject(locked);
    });
    later(3_600_000);
    await scan();
    const waiting = await db.selectFrom('uploads').select('key').where('scan', '=', 'unavailable').execute();
    expect(waiting).toEqual([]);
  });

  it('is scanned when staff read it, if there was no scanner before', async () => {
    const { applicationId, cvKey } = await appliedWith(files.pdf);
    await scan();
    await db
      .updateTable('uploads')
      .set({ scan: null as never })
      .where('key', '=', cvKey)
      .execute();
    expect(await open(applicationId)).toMatchObject({ status: 409, body: { code: 'DOCUMENT_LOCKED' } });
    expect(await read(applicationId)).toMatchObject({ documents: [{ scan: 'scanning' }] });
    await scan();
    expect((await open(applicationId)).status).toBe(200);
  });
});

describe('the public photo', () => {
  it('is shown once the scanner has found it clean', async () => {
    const person = await aNewcomer(db);
    const { applicationId } = await anApplicant(api, url, { person });
    expect((await approve(applicationId)).status).toBe(200);
    const photoKey = await upload(api, person, 'photo', files.jpg);
    const statusOf = async () => (await fetch(publishedUrl(config, photoKey))).status;
    await withoutScanner(async () => {
      const body = { documents: { photoKey } };
      const params = { category: 'doctors' };
      expect((await api.call('updateDocuments', { as: person, params, body })).status).toBe(200);
      await scan();
      expect(await statusOf()).toBe(403);
    });
    later(3_600_000);
    await scan();
    expect(await statusOf()).toBe(200);
  });

  it('of a profile is refused when the scanner finds a virus or is down', async () => {
    const specialist = await aSpecialist(db);
    const picture = new Blob([files.jpg, eicar]);
    const save = async (file: Blob) => {
      const photoKey = await upload(api, specialist, 'photo', file);
      const body = { documents: { photoKey } };
      return api.call('saveSpecialistProfile', { as: specialist, body, headers: { 'if-match': '"0"' } });
    };
    expect(await save(picture)).toMatchObject({ status: 422, body: { code: 'DOCUMENT_REFUSED' } });
    await withoutScanner(async () => {
      expect(await save(files.jpg)).toMatchObject({ status: 503 });
    });
    expect((await save(files.jpg)).status).toBe(200);
  });
});

describe('without a scanner', () => {
  it('documents open and are marked as not scanned', async () => {
    const { applicationId } = await appliedWith(files.pdf);
    const none = { ...api.services.config, clamd: undefined };
    const before = api.services.config;
    api.services.config = none;
    await db
      .updateTable('uploads')
      .set({ scan: null as never })
      .where('application_id', '=', applicationId)
      .execute();
    expect(await read(applicationId)).toMatchObject({ documents: [{ scan: 'off' }] });
    expect((await open(applicationId)).status).toBe(200);
    api.services.config = before;
  });
});
