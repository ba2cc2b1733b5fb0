import { describe, expect, it } from 'vitest';
import { inTransaction } from '../db/transaction.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import { jobsEnded } from '../jobs/run-jobs-soon.ts';
import { aNewcomer, type Person } from '../testing/people.ts';
import { anApplicant, aStaffPerson, files, registrationConfig, upload } from '../testing/registrations.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';
import { publishPhotoLater } from './publish-photo.ts';

const { url } = await withStripe();
const photoBaseUrl = `${url}/s3/tele-documents`;
const api = await withApi({ config: { ...registrationConfig(url), photoBaseUrl } });
const { db } = api.services;
const staff = await aStaffPerson(api);
const checked = ['name', 'registration', 'title', 'seniority', 'conditions', 'identity'];
const params = { category: 'doctors' };

interface SpecialistPhotos {
  specialistId: string;
  photoUrl: string | null;
  photoSmallUrl: string | null;
}

async function approved(specialty: string): Promise<Person & { applicationId: string; photoKey: string }> {
  const person = await aNewcomer(db);
  const photoKey = await upload(api, person, 'photo', files.jpg);
  const photoSmallKey = await upload(api, person, 'photoSmall', files.jpg);
  const documents = { photoKey, photoSmallKey };
  const { applicationId } = await anApplicant(api, url, { person, documents, specialties: [specialty] });
  await api.call('approveApplication', { as: staff, params: { id: applicationId }, body: { checked } });
  return { ...person, applicationId, photoKey };
}

async function shown(specialty: string): Promise<SpecialistPhotos> {
  await jobsEnded(db);
  await runJobs(api.services);
  const body = { profession: 'doctor', specialty };
  const answer = await api.call('searchSpecialists', { as: staff, body });
  return (answer.body as { items: SpecialistPhotos[] }).items[0] as SpecialistPhotos;
}

const later = (ms: number) => (api.clock.now = new Date(api.clock.now.getTime() + ms));

describe('the photo of an approved provider', () => {
  it('is public and cached in two sizes; the document is not public', async () => {
    const person = await approved('Cardiology');
    const { photoUrl, photoSmallUrl } = await shown('Cardiology');
    expect(new Set([photoUrl, photoSmallUrl]).size).toBe(2);
    for (const one of [photoUrl, photoSmallUrl]) {
      expect(one).toMatch(/\/s3\/tele-documents\/photos\/[\w-]{43}$/);
      expect(one).not.toContain(person.photoKey.replace('documents/', ''));
      const answer = await fetch(one ?? '');
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array(await files.jpg.arrayBuffer()));
    }
    expect((await fetch(`${photoBaseUrl}/${person.photoKey}`)).status).toBe(403);
    const mine = await api.call('myProvider', { as: person, params });
    expect(mine.body).toMatchObject({ photoUrl, photoSmallUrl });
  });

  it('is replaced by a newer one, and deleted a day later', async () => {
    const person = await approved('Dermatology');
    const former = await shown('Dermatology');
    const photoKey = await upload(api, person, 'photo', files.png, 'image/png');
    const update = await api.call('updateDocuments', { as: person, params, body: { documents: { photoKey } } });
    expect(update.status).toBe(200);
    const newer = await shown('Dermatology');
    expect(newer.photoUrl).not.toBe(former.photoUrl);
    expect(newer.photoSmallUrl).toBeNull();
    const statusOf = async (one: string | null) => (await fetch(one ?? '')).status;
    expect(await statusOf(newer.photoUrl)).toBe(200);
    expect(await statusOf(former.photoUrl)).toBe(200);
    later(25 * 3_600_000);
    await shown('Dermatology');
    expect([await statusOf(former.photoUrl), await statusOf(former.photoSmallUrl)]).toEqual([403, 403]);
    expect(await statusOf(newer.photoUrl)).toBe(200);
  });

  it('arrives later when storage is down; the approval stays valid', async () => {
    const fault = {
      path: '/s3/tele-documents/photos/*',
      method: 'PUT',
      mode: 'error',
      code: 'InternalError',
      times: 3,
    };
    await fetch(`${url}/_faults`, { method: 'POST', body: JSON.stringify(fault) });
    await approved('Neurology');
    expect(await shown('Neurology')).toMatchObject({ photoUrl: null, photoSmallUrl: null });
    later(3_600_000);
    expect((await shown('Neurology')).photoUrl).not.toBeNull();
    const copies = await api.services.db
      .selectFrom('outbox')
      .select('failed_at')
      .where('kind', '=', 'publish-photo')
      .where('done_at', 'is', null)
      .execute();
    expect(copies).toEqual([]);
  });

  it('is not shown when its copy has changed', async () => {
    const person = await approved('Haematology');
    await shown('Haematology');
    await db.updateTable('specialists').set({ photo_url: null }).where('user_id', '=', person.userId).execute();
    await db.updateTable('uploads').set({ sha256: 'another' }).where('key', '=', person.photoKey).execute();
    await inTransaction(db, (t) => publishPhotoLater(t, person.applicationId, api.clock.now));
    expect((await shown('Haematology')).photoUrl).toBeNull();
  });

  it('is left out when none was given', async () => {
    const { applicationId } = await anApplicant(api, url, { specialties: ['Nephrology'] });
    await api.call('approveApplication', { as: staff, params: { id: applicationId }, body: { checked } });
    expect(await shown('Nephrology')).toMatchObject({ photoUrl: null, photoSmallUrl: null });
  });
});
