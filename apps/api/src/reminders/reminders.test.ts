import { describe, expect, it } from 'vitest';
import { inTransaction } from '../db/transaction.ts';
import { newsOf } from '../testing/news-of.ts';
import { aBooking } from '../testing/bookings.ts';
import { aPatient, aSpecialist } from '../testing/people.ts';
import { at, settled } from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import { remindLater } from './remind-later.ts';

const api = await withApi();
const { db } = api.services;
const hour = 60 * 60_000;
const start = Date.parse('2026-12-10T00:00:00.000Z');
const before = (hours: number): Date => new Date(start - hours * hour);

async function booked(hours = 72, startISO = new Date(start).toISOString()) {
  const [patient, specialist] = [await aPatient(db), await aSpecialist(db)];
  const { bookingId, selectionId } = await aBooking(db, { patient, specialist, startISO });
  const now = new Date(Date.parse(startISO) - hours * hour);
  await inTransaction(db, (t) => remindLater(t, { bookingId, startAt: new Date(startISO), now }));
  return { patient, specialist, bookingId, selectionId };
}

const subjectsTo = ({ email }: { email: string }) => api.mails.filter(({ to }) => to === email).map(newsOf);
const runJobsAt = (time: Date) => at(api, time, () => settled(api));
const [day, hours] = ['Appointment reminder', 'Appointment soon'];

describe('reminders', () => {
  it('reach both sides 24 hours and 2 hours before, and no sooner', async () => {
    const { patient, specialist } = await booked();
    await runJobsAt(new Date(before(24).getTime() - 1));
    expect(subjectsTo(patient)).toEqual([]);
    await runJobsAt(before(24));
    expect([subjectsTo(patient), subjectsTo(specialist)]).toEqual([[day], [day]]);
    await runJobsAt(new Date(before(2).getTime() - 1));
    await runJobsAt(before(2));
    await runJobsAt(before(1));
    expect([subjectsTo(patient), subjectsTo(specialist)]).toEqual([
      [day, hours],
      [day, hours],
    ]);
  });

  it('give the reader’s local time, the way to meet and the place', async () => {
    const { patient, specialist, selectionId } = await booked();
    await db.updateTable('patient_profiles').set({ state: 'WA' }).where('user_id', '=', patient.userId).execute();
    await runJobsAt(before(24));
    const [toPatient] = api.mails.filter(({ to }) => to === patient.email);
    const [toSpecialist] = api.mails.filter(({ to }) => to === specialist.email);
    expect(toPatient?.text.replaceAll('\u00A0', ' ')).toContain('Thursday 10 December, 8:00 – 8:30 am AWST');
    expect(toPatient?.text).toContain('Your doctor will call you on the number you gave.');
    expect(toPatient?.text).toContain(`http://portal.test/appointments?apt=${selectionId}`);
    expect(toSpecialist?.text.replaceAll('\u00A0', ' ')).toContain('Thursday 10 December, 11:00 – 11:30 am AEDT');
    expect(toPatient?.subject).toBe('Appointment reminder: Thu 10 Dec, 8 am');
    expect(toSpecialist?.subject).toBe('Appointment reminder: Thu 10 Dec, 11 am');
    expect(toSpecialist?.text).not.toContain('0491');
  });

  it.each([
    // The clock goes forward on Sunday 4 October 2026 and back on Sunday 4 April 2027, both at night.
    ['2026-10-03T22:00:00.000Z', 'Sunday 4 October, 9:00 – 9:30 am AEDT'],
    ['2027-04-03T23:00:00.000Z', 'Sunday 4 April, 9:00 – 9:30 am AEST'],
  ])('of %s use that day’s local time, across daylight saving', async (startISO, said) => {
    const { patient } = await booked(72, startISO);
    await runJobsAt(new Date(Date.parse(startISO) - 24 * hour));
    const [letter] = api.mails.filter(({ to }) => to === patient.email);
    expect(letter?.text.replaceAll('\u00A0', ' ')).toContain(said);
  });

  it('are left out when a booking is made after they were due', async () => {
    const [late, later] = [await booked(20), await booked(1)];
    await runJobsAt(before(10));
    await runJobsAt(before(1.5));
    expect(subjectsTo(late.patient)).toEqual([hours]);
    expect(subjectsTo(later.patient)).toEqual([]);
  });

  it('are not sent after a cancellation, even just before', async () => {
    const { patient, bookingId } = await booked();
    await db
      .updateTable('bookings')
      .set({ status: 'CANCELLED', cancelled_by: 'patient' })
      .where('id', '=', bookingId)
      .execute();
    await runJobsAt(before(24));
    expect(subjectsTo(patient)).toEqual([]);
    expect(await db.selectFrom('reminders_due').selectAll().where('booking_id', '=', bookingId).execute()).toEqual([]);
  });

  it('are dropped when the booking is rescheduled before they are sent', async () => {
    const { patient, bookingId } = await booked();
    const { mailer } = api.services;
    api.services.mailer = { send: () => Promise.reject(new Error('away')) };
    await runJobsAt(before(24));
    api.services.mailer = mailer;
    const moved = new Date(start + 72 * hour);
    const times = { start_at: moved, end_at: new Date(moved.getTime() + hour / 2) };
    await db.updateTable('bookings').set(times).where('id', '=', bookingId).execute();
    await runJobsAt(before(23));
    expect(subjectsTo(patient)).toEqual([]);
  });

  it('of a rescheduled booking come before its new time only', async () => {
    const { patient, bookingId } = await booked();
    await runJobsAt(before(24));
    const moved = new Date(start + 72 * hour);
    const times = { start_at: moved, end_at: new Date(moved.getTime() + hour / 2) };
    await db.updateTable('bookings').set(times).where('id', '=', bookingId).execute();
    await runJobsAt(before(2));
    expect(subjectsTo(patient)).toEqual([day]);
    await runJobsAt(new Date(moved.getTime() - 24 * hour));
    await runJobsAt(new Date(moved.getTime() - 2 * hour));
    expect(subjectsTo(patient)).toEqual([day, day, hours]);
  });

  it('go only to people who want them', async () => {
    const { patient, specialist } = await booked();
    expect((await api.call('saveEmailPreferences', { as: patient, body: { dayBefore: false } })).body).toEqual({
      dayBefore: false,
      hoursBefore: true,
    });
    await api.call('saveEmailPreferences', { as: specialist, body: { hoursBefore: false } });
    await runJobsAt(before(24));
    await runJobsAt(before(2));
    expect([subjectsTo(patient), subjectsTo(specialist)]).toEqual([[hours], [day]]);
  });

  it('are written once by many simultaneous job runs', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => booked()));
    await at(api, before(24), () => Promise.all(Array.from({ length: 5 }, () => runJobs(api.services))));
    for (const { patient, specialist } of all)
      expect([subjectsTo(patient), subjectsTo(specialist)]).toEqual([[day], [day]]);
  });
});

describe('while the mail server is away', () => {
  /** Job runs every five minutes between two instants; the mail server is down until `back`. */
  async function runJobsThrough(from: Date, until: Date, back: Date): Promise<void> {
    const { mailer } = api.services;
    api.services.mailer = {
      send: async (mail) => {
        if (api.clock.now < back) throw new Error('away');
        await mailer.send(mail);
      },
    };
    try {
      for (let time = from; time < until; time = new Date(time.getTime() + 5 * 60_000)) await runJobsAt(time);
    } finally {
      api.services.mailer = mailer;
    }
  }

  it('for an hour, a reminder is late but not lost', async () => {
    const { patient, specialist } = await booked(20);
    await runJobsThrough(before(2), before(0.75), before(1));
    expect([subjectsTo(patient), subjectsTo(specialist)]).toEqual([[hours], [hours]]);
  });

  it('until the appointment has begun, nothing is sent, and no job is left', async () => {
    const { patient, bookingId } = await booked(20);
    await runJobsThrough(before(2), new Date(start + 20 * 60_000), new Date(start));
    expect(subjectsTo(patient)).toEqual([]);
    const open = await db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'reminder')
      .where('done_at', 'is', null)
      .execute();
    expect(open.filter(({ payload }) => payload.bookingId === bookingId)).toEqual([]);
  });
});

describe('email preferences', () => {
  it('are all on by default; omitted ones stay', async () => {
    const patient = await aPatient(db);
    const mine = async () => (await api.call('myEmailPreferences', { as: patient })).body;
    expect(await mine()).toEqual({ dayBefore: true, hoursBefore: true });
    await api.call('saveEmailPreferences', { as: patient, body: { hoursBefore: false } });
    await api.call('saveEmailPreferences', { as: patient, body: { dayBefore: false } });
    expect(await mine()).toEqual({ dayBefore: false, hoursBefore: false });
    await api.call('saveEmailPreferences', { as: patient, body: {} });
    expect(await mine()).toEqual({ dayBefore: false, hoursBefore: false });
  });

  it.each([{ dayBefore: 'no' }, { receipts: false }])('are refused for %j', async (body) => {
    expect((await api.call('saveEmailPreferences', { as: await aPatient(db), body })).status).toBe(422);
  });

  it('are refused to signed-out callers', async () => {
    expect((await api.call('myEmailPreferences')).status).toBe(401);
    expect((await api.call('saveEmailPreferences', { body: { dayBefore: false } })).status).toBe(401);
  });
});
