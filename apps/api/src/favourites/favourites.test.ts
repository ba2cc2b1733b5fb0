import { limits } from '@tele/core';
import { describe, expect, it } from 'vitest';
import { aNewcomer, aPatient, aSpecialist } from '../testing/people.ts';
import { aStaffPerson } from '../testing/registrations.ts';
import { withApi } from '../testing/start-api.ts';

const api = await withApi();
const { db } = api.services;

type As = Awaited<ReturnType<typeof aPatient>>;
const keep = (as: As, specialistId: string) => api.call('keepFavourite', { as, params: { specialistId } });
const drop = (as: As, specialistId: string) => api.call('dropFavourite', { as, params: { specialistId } });

async function namesOf(as: As): Promise<string[]> {
  const { body } = await api.call('myFavourites', { as });
  return (body as { items: { name: string }[] }).items.map(({ name }) => name);
}

describe('favourites', () => {
  it('are listed latest first, once each, and can be removed', async () => {
    const patient = await aPatient(db);
    const [first, second] = [await aSpecialist(db, { name: 'First' }), await aSpecialist(db, { name: 'Second' })];
    expect((await keep(patient, first.specialistId)).status).toBe(200);
    api.clock.now = new Date(api.clock.now.getTime() + 1_000);
    await keep(patient, second.specialistId);
    await keep(patient, first.specialistId);
    expect(await namesOf(patient)).toEqual(['Second', 'First']);
    for (let times = 0; times < 2; times += 1) expect((await drop(patient, second.specialistId)).status).toBe(200);
    expect(await namesOf(patient)).toEqual(['First']);
  });

  it('are private to each person', async () => {
    const [mine, others] = [await aPatient(db), await aNewcomer(db)];
    const { specialistId } = await aSpecialist(db, { name: 'Kept' });
    await keep(mine, specialistId);
    await drop(others, specialistId);
    expect([await namesOf(mine), await namesOf(others)]).toEqual([['Kept'], []]);
  });

  it('exclude specialists who lost approval, and refuse unapproved ones', async () => {
    const patient = await aPatient(db);
    const { specialistId } = await aSpecialist(db);
    await keep(patient, specialistId);
    await db.updateTable('specialists').set({ approved: false }).where('id', '=', specialistId).execute();
    expect(await namesOf(patient)).toEqual([]);
    for (const id of [specialistId, 'spc_nobody'])
      expect((await keep(patient, id)).body).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are saved once by twenty calls at once', async () => {
    const patient = await aPatient(db);
    const { specialistId } = await aSpecialist(db, { name: 'Once' });
    const all = await Promise.all(Array.from({ length: 20 }, () => keep(patient, specialistId)));
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
    expect(await namesOf(patient)).toEqual(['Once']);
  });

  it('are refused beyond the limit per person', async () => {
    const patient = await aPatient(db);
    const { specialistId } = await aSpecialist(db);
    const rows = [];
    for (let made = 0; made < limits.maxFavourites; made += 1) {
      const kept = await aSpecialist(db);
      rows.push({ user_id: patient.userId, specialist_id: kept.specialistId, added_at: api.clock.now });
    }
    await db.insertInto('favourites').values(rows).execute();
    expect(await keep(patient, specialistId)).toMatchObject({ status: 409, body: { code: 'TOO_MANY_KEPT' } });
    expect((await keep(patient, rows[0]?.specialist_id ?? '')).status).toBe(200);
  });

  it.each(['myFavourites', 'keepFavourite', 'dropFavourite'] as const)(
    '%s is for any person signed in',
    async (name) => {
      const specialist = await aSpecialist(db);
      const params = { specialistId: specialist.specialistId };
      expect((await api.call(name, { params })).status).toBe(401);
      for (const as of [specialist, await aStaffPerson(api)])
        expect((await api.call(name, { as, params })).status).toBe(200);
    },
  );
});
