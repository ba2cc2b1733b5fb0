import { describe, expect, it } from 'vitest';
import { runJobs } from '../jobs/run-jobs.ts';
import { jobsEnded } from '../jobs/run-jobs-soon.ts';
import { aNewcomer, aPatient, aSpecialist } from '../testing/people.ts';
import { files, registrationConfig, upload } from '../testing/registrations.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';
import { publishedUrl } from '../uploads/published.ts';

const { url } = await withStripe();
const photoBaseUrl = `${url}/s3/tele-documents`;
const api = await withApi({ config: { ...registrationConfig(url), photoBaseUrl } });
const { db } = api.services;

type Someone = { email: string };
const mine = async (as: Someone) => (await api.call('mySpecialistProfile', { as })).body as Record<string, unknown>;
const save = (as: Someone, body: unknown, version: string | null = '"0"') =>
  api.call('saveSpecialistProfile', { as, body, headers: version === null ? {} : { 'if-match': version } });
const stale = {
  code: 'STALE',
  error: 'Your profile was changed in another tab or on another device. Reload before saving.',
};

describe('a specialist reads', () => {
  it('their public profile, with its version', async () => {
    const specialist = await aSpecialist(db, { bio: 'Reflux.', subspecialties: ['Reflux'], specialty: 'Cardiology' });
    const { status, body, headers } = await api.call('mySpecialistProfile', { as: specialist });
    expect([status, body]).toEqual([
      200,
      {
        specialistId: specialist.specialistId,
        version: '0',
        name: 'Dr Callum Brodie',
        profession: 'doctor',
        profileType: 'SOLO',
        specialties: ['Cardiology'],
        licences: [],
        photoUrl: null,
        photoSmallUrl: null,
        location: { city: 'Newcastle', state: 'NSW' },
        bio: 'Reflux.',
        subspecialties: ['Reflux'],
        languages: ['English'],
        feeFromCents: null,
      },
    ]);
    expect(headers.get('etag')).toBe('"0"');
  });
});

describe('a specialist changes their profile', () => {
  it('by field: omitted fields stay, and so do other people’s profiles', async () => {
    const [specialist, other] = [await aSpecialist(db, { bio: 'Old.' }), await aSpecialist(db, { bio: 'Theirs.' })];
    const first = await save(specialist, { bio: ' New. ', subspecialties: ['Reflux', 'Reflux '] });
    expect([first.status, first.body]).toMatchObject([
      200,
      { version: '1', bio: 'New.', subspecialties: ['Reflux'], languages: ['English'] },
    ]);
    expect(first.headers.get('etag')).toBe('"1"');
    const second = await save(specialist, { languages: ['Greek', 'english'], feeFromCents: 23_000 }, '"1"');
    expect(second.body).toMatchObject({
      version: '2',
      bio: 'New.',
      languages: ['English', 'Greek'],
      feeFromCents: 23_000,
    });
    expect((await save(specialist, { feeFromCents: null, bio: '' }, '"2"')).body).toMatchObject({
      bio: '',
      feeFromCents: null,
      languages: ['English', 'Greek'],
    });
    expect(await mine(other)).toMatchObject({ version: '0', bio: 'Theirs.' });
  });

  it('and is found by the new languages, fee and state', async () => {
    const given = { specialty: 'Rheumatology', state: 'NSW' as const };
    const [specialist, silent] = [await aSpecialist(db, given), await aSpecialist(db, given)];
    await save(specialist, {
      languages: ['Greek'],
      feeFromCents: 23_000,
      location: { city: 'Geelong', state: 'VIC' },
    });
    const search = async (state: string) => {
      const body = { profession: 'doctor', specialty: given.specialty, state };
      return ((await api.call('searchSpecialists', { as: specialist, body })).body as { items: object[] }).items;
    };
    expect(await search('VIC')).toMatchObject([
      { languages: ['English', 'Greek'], feeFromCents: 23_000, location: { city: 'Geelong', state: 'VIC' } },
    ]);
    const [quiet] = await search('NSW');
    expect(quiet).toMatchObject({ specialistId: silent.specialistId });
    expect(quiet).not.toHaveProperty('languages');
    expect(quiet).not.toHaveProperty('feeFromCents');
  });

  it.each(['"1"', null, '0', '*', '"x"'])('and not from the version %j', async (version) => {
    const specialist = await aSpecialist(db, { bio: 'Old.' });
    const { status, body } = await save(specialist, { bio: 'New.' }, version);
    expect([status, body]).toMatchObject([412, stale]);
    expect(await mine(specialist)).toMatchObject({ version: '0', bio: 'Old.' });
  });

  it('and one of twenty simultaneous saves succeeds', async () => {
    const specialist = await aSpecialist(db);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => save(specialist, { bio: `Text ${at}` })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 412)]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await mine(specialist)).toMatchObject({ version: '1', bio: `Text ${winner}` });
  });

  it('and a repeat after a lost answer returns the current profile', async () => {
    const specialist = await aSpecialist(db);
    const first = await save(specialist, { bio: 'New.', languages: ['Greek'] });
    const again = await save(specialist, { bio: 'New.', languages: ['Greek'] });
    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  it('and the audit has none of its text', async () => {
    const specialist = await aSpecialist(db);
    await save(specialist, { bio: 'New.' });
    const rows = await db
      .selectFrom('audit')
      .select(['action', 'subject'])
      .where('actor', '=', specialist.userId)
      .execute();
    expect(rows).toEqual([{ action: 'specialist-profile.save', subject: specialist.specialistId }]);
  });
});

describe('a change that is refused', () => {
  it.each([
    [{ bio: 'x'.repeat(2_001) }, 'bio'],
    [{ subspecialties: Array.from({ length: 11 }, (_, at) => `Interest ${at}`) }, 'subspecialties'],
    [{ subspecialties: ['x'.repeat(101)] }, 'subspecialties'],
    [{ languages: Array.from({ length: 30 }, (_, at) => `Language ${at}`) }, 'languages'],
    [{ languages: ['x'.repeat(61)] }, 'languages'],
    [{ languages: 'Greek' }, 'languages'],
    [{ feeFromCents: 0 }, 'feeFromCents'],
    [{ feeFromCents: 12.5 }, 'feeFromCents'],
    [{ feeFromCents: 1_000_001 }, 'feeFromCents'],
    [{ location: { city: ' ', state: 'NSW' } }, 'location.city'],
    [{ location: { city: 'Perth', state: 'XX' } }, 'location.state'],
  ])('%# names the field and changes nothing', async (body, field) => {
    const specialist = await aSpecialist(db);
    const answer = await save(specialist, body);
    expect([answer.status, answer.body]).toMatchObject([422, { code: 'INVALID_INPUT' }]);
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
    expect(await mine(specialist)).toMatchObject({ version: '0' });
  });

  it.each([{ name: 'Dr Somebody Else' }, { profession: 'legal' }, { specialties: ['Cardiology'] }, { bio: null }, []])(
    'has a field that staff verified, or another shape: %j',
    async (body) => {
      const specialist = await aSpecialist(db);
      expect((await save(specialist, body)).status).toBe(422);
      expect(await mine(specialist)).toMatchObject({ version: '0', name: 'Dr Callum Brodie' });
    },
  );

  it('comes from a patient, newcomer, suspended specialist or signed-out caller', async () => {
    const people = [await aPatient(db), await aNewcomer(db), await aSpecialist(db, { approved: false })];
    for (const as of people) {
      expect((await api.call('mySpecialistProfile', { as })).status).toBe(403);
      expect((await save(as, { bio: 'New.' })).status).toBe(403);
    }
    expect((await api.call('mySpecialistProfile', {})).status).toBe(401);
    const headers = { 'if-match': '"0"' };
    expect((await api.call('saveSpecialistProfile', { body: { bio: 'New.' }, headers })).status).toBe(401);
  });
});

describe('a photo', () => {
  const statusOf = async (one: unknown) => (await fetch(String(one))).status;
  const keysOf = async (person: Awaited<ReturnType<typeof aSpecialist>>, file: Blob) => ({
    photoKey: await upload(api, person, 'photo', file),
    photoSmallKey: await upload(api, person, 'photoSmall', file),
  });

  it('has two public sizes once saved, with keys that do not reveal the original’s', async () => {
    const specialist = await aSpecialist(db);
    const documents = await keysOf(specialist, files.jpg);
    const { status, body } = await save(specialist, { documents });
    expect(status).toBe(200);
    const { photoUrl, photoSmallUrl } = body as { photoUrl: string; photoSmallUrl: string };
    expect([await statusOf(photoUrl), await statusOf(photoSmallUrl)]).toEqual([200, 200]);
    expect(photoUrl).toMatch(/\/photos\/[\w-]{43}$/);
    expect(photoSmallUrl).not.toBe(photoUrl);
    expect((await save(specialist, { documents })).body).toEqual(body);
  });

  it('is removed, and deleted a day later', async () => {
    const specialist = await aSpecialist(db);
    const { body } = await save(specialist, { documents: await keysOf(specialist, files.jpg) });
    const { photoUrl } = body as { photoUrl: string };
    const removed = await save(specialist, { documents: { photoKey: null } }, '"1"');
    expect(removed.body).toMatchObject({ photoUrl: null, photoSmallUrl: null });
    expect(await statusOf(photoUrl)).toBe(200);
    api.clock.now = new Date(api.clock.now.getTime() + 25 * 3_600_000);
    await jobsEnded(db);
    await runJobs(api.services);
    expect(await statusOf(photoUrl)).toBe(403);
  });

  it('is refused when another’s, of another kind, with a location, or never uploaded', async () => {
    const [specialist, other] = [await aSpecialist(db), await aSpecialist(db)];
    const keys = [
      await upload(api, other, 'photo', files.jpg),
      await upload(api, specialist, 'cv', files.pdf),
      await upload(api, specialist, 'photo', files.cameraJpg),
      'documents/nothing',
    ];
    for (const photoKey of keys) {
      const { status, body } = await save(specialist, { documents: { photoKey } });
      expect([status, body]).toMatchObject([422, { code: 'DOCUMENT_REFUSED' }]);
      expect(Object.keys((body as { fields: object }).fields)).toEqual(['documents.photoKey']);
    }
    expect(await mine(specialist)).toMatchObject({ version: '0', photoUrl: null });
  });

  it('from an outdated version is not copied to the public folder', async () => {
    const specialist = await aSpecialist(db);
    await save(specialist, { bio: 'New.' });
    const documents = await keysOf(specialist, files.jpg);
    expect((await save(specialist, { documents })).status).toBe(412);

    expect(await statusOf(publishedUrl(api.services.config, documents.photoKey))).toBe(403);
  });

  it('waits while storage is down: 503, and nothing changes', async () => {
    const specialist = await aSpecialist(db);
    const documents = await keysOf(specialist, files.jpg);
    const fault = {
      path: '/s3/tele-documents/photos/*',
      method: 'PUT',
      mode: 'error',
      code: 'InternalError',
      times: 3,
    };
    await fetch(`${url}/_faults`, { method: 'POST', body: JSON.stringify(fault) });
    const { status, body } = await save(specialist, { documents });
    expect([status, body]).toMatchObject([503, { code: 'STORAGE_UNAVAILABLE' }]);
    expect(await mine(specialist)).toMatchObject({ version: '0', photoUrl: null });
    expect((await save(specialist, { documents })).status).toBe(200);
  });
});
