import { limits } from '@tele/core';
import type { Answer } from '@tele/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { runJobs } from '../jobs/run-jobs.ts';
import { jobsEnded } from '../jobs/run-jobs-soon.ts';
import { newId } from '../db/new-id.ts';
import { aBooking } from '../testing/bookings.ts';
import { aNewcomer, aPatient, aSpecialist } from '../testing/people.ts';
import { aStaffPerson } from '../testing/registrations.ts';
import { withApi } from '../testing/start-api.ts';

// Tuesday 2026-12-01, 11:00 in Sydney (AEDT, +11).
const api = await withApi();
const { db } = api.services;
const start = api.clock.now;
beforeEach(() => {
  api.clock.now = start;
});

const minute = 60_000;
const day = 24 * 60 * minute;
const later = (ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms);
};

// In Sydney: Thursday 3 December, 9:00 am and 7:00 pm.
const morning = '2026-12-02T22:00:00.000Z';
const evening = '2026-12-03T08:00:00.000Z';

type As = Awaited<ReturnType<typeof aPatient>>;
type Alert = Answer<'createAlert'>;

async function setAlert(as: As, body: Record<string, unknown>): Promise<Alert> {
  const { status, body: made } = await api.call('createAlert', { as, body: { profession: 'doctor', ...body } });
  expect([status, made]).toMatchObject([200, {}]);
  await jobsEnded(db);
  return made as Alert;
}

async function mine(as: As): Promise<Alert[]> {
  return ((await api.call('myAlerts', { as })).body as { items: Alert[] }).items;
}

const free = (specialistId: string, startISO: string) =>
  db
    .insertInto('availability_blocks')
    .values({
      id: newId('avb'),
      specialist_id: specialistId,
      start_at: startISO,
      end_at: new Date(Date.parse(startISO) + 30 * minute),
    })
    .execute();

const emailsTo = ({ email }: As) => api.mails.filter(({ to }) => to === email);

describe('an alert', () => {
  it('sends one email when a matching time appears, and none before or after', async () => {
    const [patient, specialty] = [await aPatient(db), 'Rheumatology'];
    const specialist = await aSpecialist(db, { specialty, state: 'TAS' });
    const alert = await setAlert(patient, { specialty, state: 'TAS', filters: { part: 'morning' } });
    expect(alert).toMatchObject({ specialty, specialist: null, state: 'TAS', ended: null });
    expect(Date.parse(alert.until)).toBe(start.getTime() + limits.alertDays * day);
    await free(specialist.specialistId, evening);
    later(6 * minute);
    await runJobs(api.services);
    expect(emailsTo(patient)).toEqual([]);

    await free(specialist.specialistId, morning);
    later(6 * minute);
    await runJobs(api.services);
    expect(emailsTo(patient)).toHaveLength(1);
    expect((await mine(patient))[0]).toMatchObject({ alertId: alert.alertId, ended: { because: 'told' } });
    later(6 * minute);
    await runJobs(api.services);
    expect(emailsTo(patient)).toHaveLength(1);
  });

  it('names neither the specialist nor the specialty in its email', async () => {
    const [patient, specialty] = [await aPatient(db), 'Neurology'];
    await aSpecialist(db, { specialty, name: 'Dr Told', slots: [morning] });
    await setAlert(patient, { specialty });
    await runJobs(api.services);
    const [letter] = emailsTo(patient);
    expect(letter?.subject).toBe('A time you asked about is available');
    const text = JSON.stringify(letter);
    expect(text).toContain('/start');
    for (const secret of [specialty, 'Dr Told', morning]) expect(text).not.toContain(secret);
  });

  it('can be for one specialist', async () => {
    const patient = await aPatient(db);
    const { specialistId } = await aSpecialist(db, { name: 'Dr AlertRow' });
    const alert = await setAlert(patient, { specialistId });
    expect(alert).toMatchObject({ specialty: null, specialist: { specialistId, name: 'Dr AlertRow' } });
    await runJobs(api.services);
    expect(emailsTo(patient)).toEqual([]);
    await free(specialistId, evening);
    later(6 * minute);
    await runJobs(api.services);
    expect(emailsTo(patient)).toHaveLength(1);
  });

  it('waits for a new time of a specialist who has times, or for one that reopens', async () => {
    const [patient, other] = [await aPatient(db), await aPatient(db)];
    const specialist = await aSpecialist(db, { name: 'Dr Busy', slots: [morning, evening] });
    const { specialistId } = specialist;
    const body = { specialistId };
    await setAlert(patient, body);
    await runJobs(api.services);
    later(6 * minute);
    await runJobs(api.services);
    expect(emailsTo(patient)).toEqual([]);

    const { bookingId } = await aBooking(db, { patient: other, specialist, startISO: evening });
    later(6 * minute);
    await runJobs(api.services);
    expect(emailsTo(patient)).toEqual([]);
    await db.updateTable('bookings').set({ status: 'CANCELLED' }).where('id', '=', bookingId).execute();
    later(6 * minute);
    await runJobs(api.services);
    expect(emailsTo(patient)).toHaveLength(1);

    await setAlert(patient, body);
    await free(specialistId, '2026-12-04T22:00:00.000Z');
    later(6 * minute);
    await runJobs(api.services);
    expect(emailsTo(patient)).toHaveLength(2);
  });

  it('ignores times that only come into range on a later day', async () => {
    const patient = await aPatient(db);
    // A day and a half beyond the booking window.
    const far = new Date(start.getTime() + (limits.slotDays + 1.5) * day).toISOString();
    const { specialistId } = await aSpecialist(db, { slots: [evening, far] });
    await setAlert(patient, { specialistId });
    later(2 * day);
    await runJobs(api.services);
    expect(emailsTo(patient)).toEqual([]);
  });

  it('appears in the bell from its email until it is removed from the list', async () => {
    const [patient, specialty] = [await aPatient(db), 'Infectious Diseases'];
    const hear = async (ifNoneMatch?: string) =>
      api.call('notifications', { as: patient, ...(ifNoneMatch && { headers: { 'if-none-match': ifNoneMatch } }) });
    const specialist = await aSpecialist(db, { specialty });
    const { alertId } = await setAlert(patient, { specialty, filters: { part: 'morning' } });
    const before = (await hear()).body as Answer<'notifications'>;
    expect(before.alerts).toEqual([]);
    await free(specialist.specialistId, morning);
    later(6 * minute);
    await runJobs(api.services);
    const told = await hear(`"${before.version}"`);
    expect(told.status).toBe(200);
    expect((told.body as Answer<'notifications'>).alerts).toMatchObject([
      { alertId, specialty, specialist: null, filters: { part: 'morning' } },
    ]);
    await api.call('turnOffAlert', { as: patient, params: { id: alertId } });
    expect(((await hear()).body as Answer<'notifications'>).alerts).toEqual([]);
  });

  it('sends one email when many job runs check at once', async () => {
    const [patient, specialty] = [await aPatient(db), 'Nephrology'];
    const specialist = await aSpecialist(db, { specialty });
    await setAlert(patient, { specialty });
    await runJobs(api.services);
    await free(specialist.specialistId, morning);
    later(6 * minute);
    await Promise.all(Array.from({ length: 4 }, () => runJobs(api.services)));
    await runJobs(api.services);
    expect(emailsTo(patient)).toHaveLength(1);
  });

  it('ends without an email after 14 days', async () => {
    const [patient, specialty] = [await aPatient(db), 'Dermatology'];
    const specialist = await aSpecialist(db, { specialty });
    const { alertId } = await setAlert(patient, { specialty });
    later(limits.alertDays * day);
    await free(specialist.specialistId, new Date(api.clock.now.getTime() + day).toISOString());
    await runJobs(api.services);
    expect(emailsTo(patient)).toEqual([]);
    expect(await mine(patient)).toEqual([]);
    const row = await db.selectFrom('alerts').selectAll().where('id', '=', alertId).executeTakeFirstOrThrow();
    expect(row.ended_because).toBe('over');
  });

  it('ends without an email once its owner has booked a match', async () => {
    const [patient, specialty] = [await aPatient(db), 'Gastroenterology & Hepatology'];
    const specialist = await aSpecialist(db, { specialty });
    await setAlert(patient, { specialty });
    await runJobs(api.services);
    later(minute);
    const { bookingId } = await aBooking(db, { patient, specialist, startISO: evening });
    await db.updateTable('bookings').set({ created_at: api.clock.now }).where('id', '=', bookingId).execute();
    await free(specialist.specialistId, morning);
    later(6 * minute);
    await runJobs(api.services);
    expect(emailsTo(patient)).toEqual([]);
    expect(await mine(patient)).toEqual([]);
  });

  it('ends when its days have passed', async () => {
    const [patient, specialty] = [await aPatient(db), 'Urology'];
    await aSpecialist(db, { specialty });
    const { alertId, until } = await setAlert(patient, {
      specialty,
      filters: { days: { from: '2026-12-02', to: '2026-12-03' }, zone: 'Australia/Sydney' },
    });
    expect(until).toBe('2026-12-03T12:59:00.000Z');
    await runJobs(api.services);
    later(3 * day);
    await runJobs(api.services);
    const row = await db.selectFrom('alerts').selectAll().where('id', '=', alertId).executeTakeFirstOrThrow();
    expect(row.ended_because).toBe('over');
  });

  it('can be turned off by its owner alone', async () => {
    const [patient, specialty] = [await aPatient(db), 'Haematology'];
    const specialist = await aSpecialist(db, { specialty });
    const { alertId: id } = await setAlert(patient, { specialty });
    expect((await api.call('turnOffAlert', { as: await aPatient(db), params: { id } })).status).toBe(404);
    expect(await mine(patient)).toHaveLength(1);
    expect((await api.call('turnOffAlert', { as: patient, params: { id } })).status).toBe(200);
    expect(await mine(patient)).toEqual([]);
    await free(specialist.specialistId, morning);
    later(6 * minute);
    await runJobs(api.services);
    expect(emailsTo(patient)).toEqual([]);
  });

  it('sends no email when turned off before sending', async () => {
    const [patient, specialty] = [await aPatient(db), 'Nephrology'];
    const { mailer } = api.services;
    api.services.mailer = { send: () => Promise.reject(new Error('away')) };
    await aSpecialist(db, { specialty, slots: [morning] });
    const { alertId } = await setAlert(patient, { specialty });
    await runJobs(api.services);
    expect((await mine(patient))[0]).toMatchObject({ ended: { because: 'told' } });
    await api.call('turnOffAlert', { as: patient, params: { id: alertId } });
    api.services.mailer = mailer;
    later(60 * minute);
    await runJobs(api.services);
    expect(emailsTo(patient)).toEqual([]);
  });

  it('for two languages differs from one for a language with a comma in its name', async () => {
    const [patient, specialty] = [await aPatient(db), 'Rheumatology'];
    const of = (...languages: string[]) => setAlert(patient, { specialty, state: 'TAS', filters: { languages } });
    const [two, one, turned] = [await of('Dinka', 'Nuer'), await of('Dinka,Nuer'), await of('Nuer', 'Dinka')];
    expect([one.alertId === two.alertId, turned.alertId === two.alertId]).toEqual([false, true]);
  });

  it('stays one alert when requested again in any order, or by twenty calls at once', async () => {
    const patient = await aPatient(db);
    const filters = { languages: ['Greek', 'Tamil'], part: 'morning' };
    const first = await setAlert(patient, { specialty: 'Cardiology', filters });
    const body = {
      filters: { part: 'morning', languages: ['Tamil', 'Greek'] },
      specialty: 'Cardiology',
      profession: 'doctor',
    };
    const all = await Promise.all(Array.from({ length: 20 }, () => api.call('createAlert', { as: patient, body })));
    const ids = all.map(({ body: made }) => (made as Alert).alertId);
    expect(new Set(ids)).toEqual(new Set([first.alertId]));
    const other = await setAlert(patient, { specialty: 'Cardiology' });
    expect(other.alertId).not.toBe(first.alertId);
  });

  it('is checked at once when requested again', async () => {
    const [patient, specialty] = [await aPatient(db), 'Respiratory & Sleep Medicine'];
    const specialist = await aSpecialist(db, { specialty });
    const alert = await setAlert(patient, { specialty });
    await runJobs(api.services);
    await free(specialist.specialistId, morning);
    await runJobs(api.services);
    expect(emailsTo(patient)).toEqual([]);
    expect((await setAlert(patient, { specialty })).alertId).toBe(alert.alertId);
    await runJobs(api.services);
    expect(emailsTo(patient)).toHaveLength(1);
  });

  it('is refused beyond the limit per person', async () => {
    const patient = await aPatient(db);
    for (let made = 0; made < limits.maxAlerts; made += 1)
      await setAlert(patient, { specialty: 'Cardiology', filters: { maxFeeCents: 10_000 + made } });
    const body = { profession: 'doctor', specialty: 'Cardiology' };
    expect(await api.call('createAlert', { as: patient, body })).toMatchObject({
      status: 409,
      body: { code: 'TOO_MANY_KEPT' },
    });
  });
});

describe('refuses', () => {
  it.each([
    [{}, 'INVALID_INPUT', 'Choose a specialty or a specialist.'],
    [{ filters: { part: 'morning' }, state: 'TAS' }, 'INVALID_INPUT', 'Choose a specialty or a specialist.'],
    [
      { specialty: 'Cardiology', specialistId: 'spc_1' },
      'INVALID_INPUT',
      'Choose a specialty or a specialist, not both.',
    ],
    [{ specialty: 'Astrology' }, 'UNKNOWN_SPECIALTY', 'Please choose a specialty.'],
    [{ specialistId: 'spc_nobody' }, 'UNKNOWN_SPECIALIST', 'This specialist isn’t available to book.'],
    [
      { specialty: 'Cardiology', filters: { days: { from: '2026-11-01', to: '2026-11-02' } } },
      'INVALID_INPUT',
      'Choose dates in the next 30 days.',
    ],
    [
      // It is 11:00 in Sydney: slots begin at noon.
      { specialty: 'Cardiology', filters: { days: { from: '2026-12-01', to: '2026-12-01' }, part: 'morning' } },
      'INVALID_INPUT',
      'There are no times left to book on these days. Choose other days.',
    ],
  ])('%j', async (given, code, error) => {
    const body = { profession: 'doctor', ...given };
    expect(await api.call('createAlert', { as: await aPatient(db), body })).toMatchObject({
      status: 422,
      body: { code, error },
    });
  });

  it.each(['createAlert', 'myAlerts', 'turnOffAlert'] as const)(
    '%s signed out, and to no person signed in',
    async (name) => {
      const options = {
        ...(name === 'createAlert' && { body: { profession: 'doctor', specialty: 'Cardiology' } }),
        params: { id: 'wat_1' },
      };
      expect((await api.call(name, options)).status).toBe(401);
      for (const as of [await aSpecialist(db), await aStaffPerson(api), await aNewcomer(db)])
        expect((await api.call(name, { as, ...options })).status).not.toBe(403);
    },
  );
});
