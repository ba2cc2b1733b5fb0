import { describe, expect, it } from 'vitest';
import { aNewcomer, aPatient, aSpecialist } from '../testing/people.ts';
import { withApi } from '../testing/start-api.ts';
import { wordsOf } from './by-name.ts';

const api = await withApi();
const { db } = api.services;
const patient = await aPatient(db);

describe('GET /specialists/:id', () => {
  it('returns everything public, and nothing about the account behind it', async () => {
    const { specialistId, email, userId } = await aSpecialist(db, {
      name: 'Dr Callum Brodie',
      profileType: 'EUCA_MD',
      gender: 'Male',
      languages: ['English', 'Greek'],
      feeFromCents: 23_000,
      licences: [{ kind: 'ahpra-med', number: 'MED0009000017' }],
    });
    const { status, body } = await api.call('specialistPage', { as: patient, params: { id: specialistId } });
    expect([status, body]).toMatchObject([
      200,
      {
        specialistId,
        name: 'Dr Callum Brodie',
        featured: true,
        profession: 'doctor',
        specialties: ['Gastroenterology & Hepatology'],
        languages: ['English', 'Greek'],
        feeFromCents: 23_000,
        registrations: [{ number: 'MED0009000017' }],
        meetsBy: 'phone',
        noticeHours: 1,
      },
    ]);
    const text = JSON.stringify(body);
    for (const secret of [email, userId, 'gender']) expect(text).not.toContain(secret);
  });

  it('returns the way to meet and the notice, but never the address', async () => {
    const { specialistId } = await aSpecialist(db);
    await db.updateTable('specialists').set({ notice_hours: 24 }).where('id', '=', specialistId).execute();
    const said = { video_url: 'https://meet.example.com/brodie', instructions: 'Have your referral at hand.' };
    await db
      .insertInto('specialist_meetings')
      .values({ specialist_id: specialistId, way: 'video', ...said, said_at: api.clock.now })
      .execute();
    const { body } = await api.call('specialistPage', { as: patient, params: { id: specialistId } });
    expect(body).toMatchObject({ meetsBy: 'video', noticeHours: 24 });
    for (const secret of Object.values(said)) expect(JSON.stringify(body)).not.toContain(secret);
  });

  it('returns 404 for an unapproved or unknown specialist', async () => {
    const { specialistId } = await aSpecialist(db, { approved: false });
    for (const id of [specialistId, 'spc_nobody']) {
      const { status, body } = await api.call('specialistPage', { as: patient, params: { id } });
      expect([status, body]).toMatchObject([404, { code: 'NOT_FOUND' }]);
    }
  });

  it('requires a sign-in, with any role', async () => {
    const { specialistId: id } = await aSpecialist(db);
    expect((await api.call('specialistPage', { as: await aNewcomer(db), params: { id } })).status).toBe(200);
    expect((await api.call('specialistPage', { params: { id } })).status).toBe(401);
  });
});

describe('GET /specialists?name=', () => {
  async function named(name: string): Promise<string[]> {
    const { status, body } = await api.call('specialistsByName', { as: patient, query: { name } });
    expect(status).toBe(200);
    return (body as { items: { name: string }[] }).items.map((item) => item.name);
  }

  it('finds the start of names, ignoring accents, capitals and titles', async () => {
    await aSpecialist(db, { name: 'Dr Hạnh Nguyễn' });
    await aSpecialist(db, { name: 'Dr Đặng O’Hara-Søndergaard' });
    await aSpecialist(db, { name: 'Dr Hanna Newly', approved: false });
    expect(await named('nguyen')).toEqual(['Dr Hạnh Nguyễn']);
    expect(await named('Dr NGUYỄ Han')).toEqual(['Dr Hạnh Nguyễn']);
    expect(await named('sonder')).toEqual(['Dr Đặng O’Hara-Søndergaard']);
    expect(await named('dang hara')).toEqual(['Dr Đặng O’Hara-Søndergaard']);
    expect(await named('guyen')).toEqual([]);
    expect(await named('Dr')).toEqual([]);
    expect(await named("'; drop table & | ! :*")).toEqual([]);
  });

  it('returns one page, in alphabetical order', async () => {
    for (let made = 0; made < 21; made += 1)
      await aSpecialist(db, { name: `Quokka ${String.fromCodePoint(97 + made)}` });
    const names = await named('quokka');
    expect(names).toHaveLength(20);
    expect(names.slice(0, 2)).toEqual(['Quokka a', 'Quokka b']);
  });

  it('returns some of many matches for a short prefix, each once', async () => {
    const many = Array.from({ length: 201 }, (_, n) => ({ name: `Dr Wombat Wo${String(n).padStart(3, '0')}` }));
    for (const { name } of many) await aSpecialist(db, { name });
    await aSpecialist(db, { name: 'Dr Ann Wombat' });
    await aSpecialist(db, { name: 'Dr Wombat Hidden', approved: false });
    const names = await named('wom');
    expect(names).toEqual(['Dr Ann Wombat', ...many.slice(0, 19).map(({ name }) => name)]);
    expect(await named('wo')).toHaveLength(20);
    expect(await named('wombat wo200')).toEqual(['Dr Wombat Wo200']);
  });

  it.each(['', 'a', ' b ', 'x'.repeat(81)])('refuses %j', async (name) => {
    expect((await api.call('specialistsByName', { as: patient, query: { name } })).status).toBe(422);
  });

  it('requires a sign-in, with any role', async () => {
    expect((await api.call('specialistsByName', { query: { name: 'nguyen' } })).status).toBe(401);
  });
});

it('name search ignores accents, capitals and titles', () => {
  expect(wordsOf('Dr Nguyễn-Lê  H')).toEqual(['nguyen', 'le', 'h']);
});
