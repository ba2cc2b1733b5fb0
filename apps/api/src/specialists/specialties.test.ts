import { specialtiesOf } from '@tele/core';
import { describe, expect, it } from 'vitest';
import { aPatient, aSpecialist } from '../testing/people.ts';
import { withApi } from '../testing/start-api.ts';

const api = await withApi();
const { db } = api.services;
const patient = await aPatient(db);
await aSpecialist(db, { specialty: 'Cardiology' });
await aSpecialist(db, { specialty: 'Cardiology' });
await aSpecialist(db, { specialty: 'Neurology', approved: false });
await aSpecialist(db, { profession: 'tech', specialty: 'Websites' });

const itemsOf = (body: unknown) => (body as { items: { name: string; group: string; available: boolean }[] }).items;

describe('specialties', () => {
  it('available are those of doctors with an approved specialist, with their group', async () => {
    const { status, body } = await api.call('availableSpecialties', { as: patient });
    expect([status, body]).toEqual([
      200,
      { items: [{ name: 'Cardiology', group: 'Adult Medicine', available: true }] },
    ]);
  });

  it.each(['doctors', 'doctor'])(
    'of %s are the whole catalogue in its order, with their availability',
    async (profession) => {
      const { status, body } = await api.call('professionSpecialties', { as: patient, params: { profession } });
      expect(status).toBe(200);
      expect(itemsOf(body)).toHaveLength(86);
      expect(itemsOf(body).filter(({ available }) => available)).toEqual([
        { name: 'Cardiology', group: 'Adult Medicine', available: true },
      ]);
    },
  );

  it('of another profession are that profession’s own', async () => {
    const { body } = await api.call('professionSpecialties', { as: patient, params: { profession: 'tech' } });
    expect(itemsOf(body).map(({ name }) => name)).toEqual(specialtiesOf('tech').map(({ name }) => name));
    expect(itemsOf(body).find(({ name }) => name === 'Websites')).toMatchObject({ available: true });
  });

  it('of no profession return 404', async () => {
    const { status, body } = await api.call('professionSpecialties', {
      as: patient,
      params: { profession: 'wizards' },
    });
    expect([status, body]).toMatchObject([404, { code: 'NOT_FOUND' }]);
  });

  it('require a sign-in', async () => {
    expect((await api.call('availableSpecialties')).status).toBe(401);
    expect((await api.call('professionSpecialties', { params: { profession: 'tech' } })).status).toBe(401);
  });
});
