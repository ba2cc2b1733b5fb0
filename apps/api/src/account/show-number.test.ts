import { expect, it } from 'vitest';
import { aNewcomer, aPatient, aSpecialist } from '../testing/people.ts';
import { withApi } from '../testing/start-api.ts';

const api = await withApi();
const { db } = api.services;
const show = (as?: { email: string }) => api.call('showNumber', as ? { as } : {});

it('shows a patient their own number in full, and audits it without the number', async () => {
  const patient = await aPatient(db, { medicareOrIhi: '2123456701' });
  const { status, body } = await show(patient);
  expect([status, body]).toEqual([200, { medicareOrIhi: '2123456701' }]);
  const rows = await db.selectFrom('audit').selectAll().where('actor', '=', patient.userId).execute();
  expect(rows).toMatchObject([{ action: 'own-number.read', subject: patient.userId }]);
  expect(JSON.stringify(rows)).not.toContain('456701');
});

it('shows and audits nothing without a number on file', async () => {
  const patient = await aPatient(db);
  expect((await show(patient)).status).toBe(404);
  expect(await db.selectFrom('audit').selectAll().where('actor', '=', patient.userId).execute()).toEqual([]);
});

it('refuses a patient’s number to anyone else', async () => {
  expect((await show(await aSpecialist(db))).status).toBe(403);
  expect((await show(await aNewcomer(db))).status).toBe(403);
  expect((await show()).status).toBe(401);
});
