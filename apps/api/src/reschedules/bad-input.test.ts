import { describe, expect, it } from 'vitest';
import { aBooking } from '../testing/bookings.ts';
import { answer, aMovable, aRequestedReschedule, ask, timesOf } from '../testing/reschedules.ts';
import { aPatient } from '../testing/people.ts';
import { accept, anUnpaidRequest, aRequest, at, codeOf, slotIn } from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });
const { db } = api.services;

const minute = 60_000;

describe('a reschedule request is refused', () => {
  it('to a time that is taken, outside the calendar, off the grid or past', async () => {
    const movable = await aMovable(api);
    const { specialist, otherISO } = movable;
    await aBooking(db, { patient: await aPatient(db), specialist, startISO: otherISO });
    const past = new Date(api.clock.now.getTime() - 30 * minute).toISOString();
    const off = new Date(Date.parse(movable.toISO) + 10 * minute).toISOString();
    for (const toISO of [otherISO, slotIn(api, 4, 5), off, past]) {
      expect([toISO, codeOf(await ask(api, movable, { toISO }))]).toEqual([toISO, 'SLOT_UNAVAILABLE']);
    }
    expect(await timesOf(api, specialist)).toHaveLength(2);
  });

  it('with an explanation', async () => {
    const said = (called: { body: unknown }): unknown => (called.body as { error?: string }).error;
    const movable = await aMovable(api);
    expect(said(await ask(api, movable, { toISO: slotIn(api, 4, 5) }))).toBe(
      'This time isn’t available. Choose another.',
    );
    const late = new Date(Date.parse(movable.fromISO) - 24 * 60 * minute);
    expect(said(await at(api, late, () => ask(api, movable)))).toBe(
      'It’s less than 24 hours before the appointment, so you can’t reschedule.',
    );
    await ask(api, movable);
    expect(said(await ask(api, movable, { toISO: movable.otherISO }))).toBe(
      'You’ve already asked to reschedule this appointment. Cancel that request first.',
    );
    await api.call('cancelAppointment', { as: movable.patient, params: { id: movable.selectionId } });
    expect(said(await ask(api, movable))).toBe('This appointment was cancelled, so it can’t be rescheduled.');
  });

  it('to the booked time, or without a time', async () => {
    const movable = await aMovable(api);
    expect(codeOf(await ask(api, movable, { toISO: movable.fromISO }))).toBe('INVALID_INPUT');
    expect(codeOf(await ask(api, movable, { toISO: 'next Friday' }))).toBe('INVALID_INPUT');
    expect(codeOf(await ask(api, movable, { line: 'x'.repeat(501) }))).toBe('INVALID_INPUT');
  });

  it('with 24 hours left or less, to the millisecond, and once it has begun', async () => {
    const movable = await aMovable(api);
    const end = Date.parse(movable.fromISO) - 24 * 60 * minute;
    await at(api, new Date(end), async () => expect(codeOf(await ask(api, movable))).toBe('TOO_LATE_TO_MOVE'));
    await at(api, movable.fromISO, async () => expect(codeOf(await ask(api, movable))).toBe('APPOINTMENT_STARTED'));
    await at(api, new Date(end - 1), async () => expect((await ask(api, movable)).status).toBe(200));
  });

  it('twice, to another time or with another note', async () => {
    const moving = await aRequestedReschedule(api);
    expect(codeOf(await ask(api, moving, { toISO: moving.otherISO }))).toBe('ALREADY_ASKED');
    expect(codeOf(await ask(api, moving, { line: 'Please.' }))).toBe('ALREADY_ASKED');
    expect(await timesOf(api, moving.specialist)).toEqual([`confirmed ${moving.fromISO}`, `kept ${moving.toISO}`]);
  });

  it('for a cancelled booking', async () => {
    const movable = await aMovable(api);
    await api.call('cancelAppointment', { as: movable.patient, params: { id: movable.selectionId } });
    expect(codeOf(await ask(api, movable))).toBe('MOVE_CLOSED');
  });

  it('for a request that is not booked', async () => {
    const { selectionId, patient } = await anUnpaidRequest(api);
    expect(codeOf(await ask(api, { selectionId, patient, toISO: slotIn(api, 4) }))).toBe('NOT_FOUND');
  });

  it('for a specialist without approval', async () => {
    const movable = await aMovable(api);
    const { specialistId } = movable.specialist;
    await db.updateTable('specialists').set({ approved: false }).where('id', '=', specialistId).execute();
    expect(codeOf(await ask(api, movable))).toBe('SLOT_UNAVAILABLE');
  });
});

describe('one appointment per patient at a time', () => {
  it('refuses the time of another booking, or one reserved for its reschedule', async () => {
    const patient = await aPatient(db);
    const [one, other] = [await aRequestedReschedule(api, { patient }), await aMovableLater(patient)];
    // The one is booked at `fromISO` and asks for `toISO`; both are free with the other's specialist.
    expect(codeOf(await ask(api, other, { toISO: one.fromISO }))).toBe('PATIENT_BUSY');
    expect(codeOf(await ask(api, other, { toISO: one.toISO }))).toBe('PATIENT_BUSY');
  });

  it('a pick at a time reserved for a reschedule is refused', async () => {
    const moving = await aRequestedReschedule(api);
    const elsewhere = await aMovable(api);
    const { status, body } = await api.call('createSelection', {
      as: moving.patient,
      body: {
        profession: 'doctor',
        specialty: 'Gastroenterology & Hepatology',
        anyFee: true,
        picks: [{ specialistId: elsewhere.specialist.specialistId, slotISO: moving.toISO }],
      },
    });
    expect([status, codeOf({ status, body, headers: new Headers() })]).toEqual([409, 'PATIENT_BUSY']);
  });
});

describe('a time that is reserved for a reschedule', () => {
  it('is accepted for another patient only after the reply to the reschedule', async () => {
    const moving = await aMovable(api);
    const request = await aRequest(api, { specialists: [moving.specialist], slotISO: moving.toISO });
    const { body } = await ask(api, moving);
    const refused = await accept(api, request, { as: moving.specialist });
    expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ code: 'SLOT_TAKEN' })]);
    expect((refused.body as { error: string }).error).toContain('Someone has asked to reschedule to this time');
    const reschedule = body as Awaited<ReturnType<typeof aRequestedReschedule>>['reschedule'];
    await answer(api, 'declineReschedule', { ...moving, reschedule });
    expect((await accept(api, request, { as: moving.specialist })).status).toBe(200);
  });

  it('closes other requests for it once booked, and the patient’s at that time', async () => {
    const movable = await aMovable(api);
    const { toISO, patient } = movable;
    const rival = await aRequest(api, { specialists: [movable.specialist], slotISO: toISO });
    const own = await aRequest(api, { patient, slotISO: toISO });
    const { body } = await ask(api, movable);
    const reschedule = body as Awaited<ReturnType<typeof aRequestedReschedule>>['reschedule'];
    expect((await answer(api, 'acceptReschedule', { ...movable, reschedule })).status).toBe(200);
    for (const { selectionId, patient: as } of [rival, own]) {
      const view = await api.call('getSelection', { as, params: { id: selectionId } });
      expect(view.body).toMatchObject({ status: 'CLOSED', candidates: [{ status: 'LOST' }] });
    }
  });
});

async function aMovableLater(patient: Awaited<ReturnType<typeof aPatient>>) {
  const base = await aMovable(api);
  const startISO = slotIn(api, 3, 1);
  const booking = await aBooking(db, { patient, specialist: base.specialist, startISO });
  await db
    .updateTable('bookings')
    .set({ status: 'CANCELLED', cancelled_by: 'patient' })
    .where('id', '=', base.bookingId)
    .execute();
  return { ...base, ...booking, patient, fromISO: startISO };
}
