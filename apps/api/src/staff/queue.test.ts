import { beforeEach, describe, expect, it } from 'vitest';
import { aNewcomer } from '../testing/people.ts';
import { anApplicant, aStaffPerson, registrationConfig, upload } from '../testing/registrations.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const { url } = await withStripe();
const api = await withApi({ config: registrationConfig(url) });
const { db } = api.services;
const staff = await aStaffPerson(api);

interface Page {
  items: { applicationId: string; name: string; sentAgain: boolean; takenBy: { mine: boolean } | null }[];
  next?: string;
  total?: number;
  counts: Record<'PENDING' | 'APPROVED' | 'REJECTED', number>;
}

const queue = async (query: Record<string, string> = {}, as = staff) =>
  (await api.call('staffApplications', { as, query })).body as Page;
const idsOf = ({ items }: Page) => items.map(({ applicationId }) => applicationId);
const later = () => (api.clock.now = new Date(api.clock.now.getTime() + 1_000));
const audited = (subject: string) =>
  db.selectFrom('audit').select(['actor', 'action']).where('subject', '=', subject).execute();

beforeEach(async () => {
  await db.updateTable('uploads').set({ application_id: null }).execute();
  await db.deleteFrom('applications').execute();
});

describe('the queue', () => {
  it('has waiting applications, oldest first, in pages', async () => {
    const before = api.clock.now;
    const ids: string[] = [];
    for (const hour of [3, 1, 2]) {
      api.clock.now = new Date(before.getTime() - hour * 3_600_000);
      ids[hour] = (await anApplicant(api, url)).applicationId;
    }
    api.clock.now = before;
    const first = await queue({ limit: '2' });
    const second = await queue({ limit: '2', cursor: first.next ?? '' });
    expect([...idsOf(first), ...idsOf(second)]).toEqual([ids[3], ids[2], ids[1]]);
    expect([first.total, second.next]).toEqual([3, undefined]);
  });

  it('counts waiting, approved and rejected ones, whichever is shown', async () => {
    for (const status of ['PENDING', 'PENDING', 'REJECTED'] as const) {
      const { applicationId } = await anApplicant(api, url);
      await db.updateTable('applications').set({ status }).where('id', '=', applicationId).execute();
    }
    const counts = { PENDING: 2, APPROVED: 0, REJECTED: 1 };
    for (const status of ['PENDING', 'REJECTED']) expect((await queue({ status })).counts).toEqual(counts);
    expect((await api.call('staffApplications', { as: staff, query: { status: 'LOST' } })).status).toBe(422);
  });

  it.each([
    ['the beginning of a name', 'odet'],
    ['another word of it', 'LAUR'],
    ['two words, in any order', 'laurent, o'],
    ['a number', 'med0009000017'],
    ['the digits of a number', '0009000017'],
  ])('is searched by %s', async (_, q) => {
    const { applicationId } = await anApplicant(api, url);
    await anApplicant(api, url, { name: 'Dr Mavis O’Brien', ahpraNumber: 'MED0009000025' });
    const found = await queue({ q });
    expect(idsOf(found)).toEqual([applicationId]);
    expect(found.counts).toEqual({ PENDING: 1, APPROVED: 0, REJECTED: 0 });
  });

  it.each(['nobody', "'", '100%', '\\', ':*', '!', 'laurent & !odette | x'])(
    'returns all for %j if it has no letters or digits, else none',
    async (q) => {
      await anApplicant(api, url);
      const { status, body } = await api.call('staffApplications', { as: staff, query: { q } });
      expect(status).toBe(200);
      expect((body as Page).items).toHaveLength(/[\p{L}\p{N}]/u.test(q) ? 0 : 1);
    },
  );

  it('marks an applicant who was rejected before', async () => {
    const first = await anApplicant(api, url);
    const reject = { as: staff, params: { id: first.applicationId }, body: { reason: 'The CV cannot be read.' } };
    await api.call('rejectApplication', reject);
    later();
    const second = await anApplicant(api, url, { person: first });
    const other = await anApplicant(api, url);
    const again = (await queue()).items.filter(({ sentAgain }) => sentAgain);
    expect(again.map(({ applicationId }) => applicationId)).toEqual([second.applicationId]);
    expect((await queue({ status: 'REJECTED' })).items).toMatchObject([{ sentAgain: false }]);
    expect(other.applicationId).not.toBe(second.applicationId);
  });

  it('counts the requested documents, and names the missing ones', async () => {
    const person = await aNewcomer(db);
    const [cvKey, ahpraKey] = [await upload(api, person, 'cv'), await upload(api, person, 'ahpra')];
    await anApplicant(api, url, { person, documents: { cvKey, ahpraKey } });
    expect((await queue()).items).toMatchObject([
      { documentCount: { uploaded: 2, required: 5, missing: ['photo', 'id1', 'id2'] } },
    ]);
  });
});

describe('an application in review', () => {
  const take = (applicationId: string, as = staff) =>
    api.call('takeApplication', { as, params: { id: applicationId } });

  it('shows its reviewer until another takes over; each change is audited', async () => {
    const { applicationId } = await anApplicant(api, url);
    const other = await aStaffPerson(api);
    expect((await take(applicationId)).body).toMatchObject({ takenBy: { name: staff.name, mine: true } });
    expect((await queue({}, other)).items).toMatchObject([{ takenBy: { mine: false } }]);
    expect((await take(applicationId, other)).body).toMatchObject({ takenBy: { mine: true } });
    expect((await queue()).items).toMatchObject([{ takenBy: { mine: false } }]);
    expect(await audited(applicationId)).toEqual(
      expect.arrayContaining([staff, other].map(({ userId }) => ({ actor: userId, action: 'application.take' }))),
    );
  });

  it('can still be decided by another: reviewing is no lock', async () => {
    const { applicationId } = await anApplicant(api, url);
    await take(applicationId);
    const body = { reason: 'No ID.' };
    const answer = await api.call('rejectApplication', {
      as: await aStaffPerson(api),
      params: { id: applicationId },
      body,
    });
    expect(answer.status).toBe(200);
  });

  it('cannot be taken once it was decided', async () => {
    const { applicationId } = await anApplicant(api, url);
    await api.call('rejectApplication', { as: staff, params: { id: applicationId }, body: { reason: 'No ID.' } });
    expect(await take(applicationId)).toMatchObject({ status: 409, body: { code: 'ALREADY_DECIDED' } });
  });
});
