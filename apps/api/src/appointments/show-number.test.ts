import { describe, expect, it } from 'vitest';
import { aBooking } from '../testing/bookings.ts';
import { aPatient, aSpecialist } from '../testing/people.ts';
import { withApi } from '../testing/start-api.ts';

const api = await withApi();
const { db } = api.services;

const number = '2123456701';
const startISO = '2026-12-03T00:00:00.000Z';
const at = (iso: string) => (api.clock.now = new Date(iso));

async function anAppointment(given: { profession?: 'doctor' | 'education' } = {}) {
  const [patient, specialist] = [await aPatient(db, { medicareOrIhi: number }), await aSpecialist(db)];
  const { selectionId } = await aBooking(db, { patient, specialist, startISO, ...given });
  const numberIn = async () => {
    const { body } = await api.call('myAppointments', { as: specialist });
    const [item] = (body as { items: { patient: { medicareOrIhi: string; isNumberMasked: boolean } }[] }).items;
    return [item?.patient.medicareOrIhi, item?.patient.isNumberMasked];
  };
  const show = (as: { email: string }) => api.call('showPatientNumber', { as, params: { id: selectionId } });
  return { patient, specialist, numberIn, show };
}

describe('a patient’s Medicare or IHI number', () => {
  it('is masked for the specialist 14 days after the appointment ends', async () => {
    const { numberIn } = await anAppointment();
    at('2026-12-17T00:29:59.000Z');
    expect(await numberIn()).toEqual([number, false]);
    at('2026-12-17T00:30:00.000Z');
    expect(await numberIn()).toEqual(['•••••••701', true]);
  });

  it('is shown in full by a call that the patient can see', async () => {
    at('2027-02-01T00:00:00.000Z');
    const { patient, specialist, show } = await anAppointment();
    expect(await show(specialist)).toMatchObject({ status: 200, body: { medicareOrIhi: number } });
    const { body } = await api.call('myReads', { as: patient });
    expect(body).toEqual({
      items: [{ name: specialist.name, kind: 'number', at: '2027-02-01T00:00:00.000Z', times: 1 }],
    });
    const rows = await db.selectFrom('audit').selectAll().where('actor', '=', specialist.userId).execute();
    expect(JSON.stringify(rows)).not.toContain('456701');
  });

  it('is refused to others, suspended specialists and categories without health fields', async () => {
    const { patient, specialist, show } = await anAppointment();
    expect((await show(await aSpecialist(db))).status).toBe(404);
    expect((await show(patient)).status).toBe(403);
    await db.updateTable('specialists').set({ approved: false }).where('id', '=', specialist.specialistId).execute();
    expect((await show(specialist)).status).toBe(403);
    const lesson = await anAppointment({ profession: 'education' });
    expect((await lesson.show(lesson.specialist)).status).toBe(404);
  });
});

it('shows a suspended specialist no past appointment or offer', async () => {
  at('2026-12-10T00:00:00.000Z');
  const { specialist } = await anAppointment();
  await aBooking(db, { patient: await aPatient(db), specialist, startISO: '2026-12-20T00:00:00.000Z' });
  await db.updateTable('specialists').set({ approved: false }).where('id', '=', specialist.specialistId).execute();
  const lists: Record<string, string>[] = [
    {},
    { when: 'past' },
    { apt: startISO },
    { from: startISO, to: '2026-12-04T00:00:00.000Z' },
  ];
  const counts = await Promise.all(
    lists.map(async (query) => {
      const { body } = await api.call('myAppointments', { as: specialist, query });
      return (body as { items: unknown[] }).items.length;
    }),
  );
  expect(counts).toEqual([1, 0, 0, 0]);
  expect(await api.call('myAppointments', { as: specialist, query: { when: 'upcoming' } })).toMatchObject({
    body: { items: [{ chosenSlotISO: '2026-12-20T00:00:00.000Z' }], past: 0 },
  });
  expect(await api.call('myOffers', { as: specialist })).toMatchObject({ status: 200, body: { items: [] } });
});
