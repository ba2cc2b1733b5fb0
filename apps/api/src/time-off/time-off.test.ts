import { describe, expect, it } from 'vitest';
import { aBooking } from '../testing/bookings.ts';
import { aNewcomer, aPatient, aSpecialist } from '../testing/people.ts';
import { slotIn } from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';

// Tuesday 2026-12-01, 11:00 in Sydney.
const api = await withApi();
const { db } = api.services;

type Someone = { email: string };
const morning = { startISO: '2026-12-02T00:00:00.000Z', endISO: '2026-12-02T02:00:00.000Z' };
const noon = { startISO: '2026-12-02T00:30:00.000Z', endISO: '2026-12-02T01:10:00.000Z' };
const aDoctor = (blocks = [morning]) => aSpecialist(db, { blocks });

async function slotsOf(specialistId: string): Promise<string[]> {
  const { body } = await api.call('availabilitySlots', { as: await aPatient(db), query: { specialistId } });
  return (body as { items: { startISO: string }[] }).items.map(({ startISO }) => startISO.slice(11, 16));
}
const add = (as: Someone, body: unknown) => api.call('addTimeOff', { as, body });
const away = async (as: Someone) => (await api.call('timesAway', { as })).body as { timeOff: { timeOffId: string }[] };

describe('time off', () => {
  it('hides the slots that it overlaps, and shows them again once removed', async () => {
    const doctor = await aDoctor();
    expect(await slotsOf(doctor.specialistId)).toEqual(['00:00', '00:30', '01:00', '01:30']);
    const { status, body } = await add(doctor, noon);
    expect([status, body]).toEqual([
      200,
      { timeOff: [{ timeOffId: expect.stringMatching(/^tof_/), ...noon, bookings: [] }], busy: [] },
    ]);
    expect(await slotsOf(doctor.specialistId)).toEqual(['00:00', '01:30']);
    const [{ timeOffId: id } = { timeOffId: '' }] = (await away(doctor)).timeOff;
    const gone = await api.call('deleteTimeOff', { as: doctor, params: { id } });
    expect([gone.status, gone.body]).toEqual([200, { timeOff: [], busy: [] }]);
    expect(await slotsOf(doctor.specialistId)).toEqual(['00:00', '00:30', '01:00', '01:30']);
    expect((await api.call('deleteTimeOff', { as: doctor, params: { id } })).status).toBe(200);
  });

  it('lists the bookings inside it, and moves none', async () => {
    const [doctor, patient] = [await aDoctor(), await aPatient(db)];
    const booked = await aBooking(db, { patient, specialist: doctor, startISO: '2026-12-02T01:00:00.000Z' });
    const outside = await aBooking(db, { patient, specialist: doctor, startISO: '2026-12-02T01:30:00.000Z' });
    const { body } = await add(doctor, noon);
    expect(body).toMatchObject({
      timeOff: [{ bookings: [{ id: booked.selectionId, startISO: '2026-12-02T01:00:00.000Z' }] }],
    });
    const { items } = (await api.call('myAppointments', { as: doctor })).body as { items: { selectionId: string }[] };
    expect(items.map(({ selectionId }) => selectionId)).toEqual([booked.selectionId, outside.selectionId]);
  });

  it('is stored once when sent twenty times at once', async () => {
    const doctor = await aDoctor();
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(doctor, noon)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await away(doctor)).timeOff).toHaveLength(1);
  });

  it('is limited to a hundred, also at once, and a repeat of the hundredth is kept', async () => {
    const specialist = await aSpecialist(db);
    const addDay = async (day: number) => {
      const body = { startISO: slotIn(api, day), endISO: slotIn(api, day, 1) };
      return (await api.call('addTimeOff', { as: specialist, body })).status;
    };
    for (let day = 1; day < 98; day += 1) expect(await addDay(day)).toBe(200);
    const last = await Promise.all([98, 99, 100, 101, 102, 103].map(addDay));
    expect(last.toSorted()).toEqual([200, 200, 200, 422, 422, 422]);
    expect(await addDay(98 + last.indexOf(200))).toBe(200);
    const { timeOff } = (await api.call('timesAway', { as: specialist })).body as { timeOff: object[] };
    expect(timeOff).toHaveLength(100);
  });

  it('is moved to other days under its ID, and merges with existing time off', async () => {
    const doctor = await aDoctor();
    await add(doctor, noon);
    const [{ timeOffId: id } = { timeOffId: '' }] = (await away(doctor)).timeOff;
    const save = (body: unknown, as: Someone = doctor) => api.call('saveTimeOff', { as, params: { id }, body });
    const later = { startISO: '2026-12-02T01:30:00.000Z', endISO: '2026-12-02T03:00:00.000Z' };
    const { status, body } = await save(later);
    expect([status, body]).toEqual([200, { timeOff: [{ timeOffId: id, ...later, bookings: [] }], busy: [] }]);
    expect((await save(later)).body).toEqual(body);
    expect(await slotsOf(doctor.specialistId)).toEqual(['00:00', '00:30', '01:00']);
    await add(doctor, noon);
    const one = (await save(noon)).body as { timeOff: unknown[] };
    expect(one.timeOff).toMatchObject([noon]);
    expect(await slotsOf(doctor.specialistId)).toEqual(['00:00', '01:30']);
  });

  it('is refused for past days, by another specialist, or once removed', async () => {
    const [doctor, other] = [await aDoctor(), await aDoctor()];
    await add(doctor, noon);
    const [{ timeOffId: id } = { timeOffId: '' }] = (await away(doctor)).timeOff;
    const save = async (body: unknown, as: Someone = doctor): Promise<unknown> => {
      const answer = await api.call('saveTimeOff', { as, params: { id }, body });
      return [answer.status, Object.keys((answer.body as { fields?: object }).fields ?? {})];
    };
    const over = { startISO: '2026-11-02T00:00:00.000Z', endISO: '2026-11-03T00:00:00.000Z' };
    expect(await save(over)).toEqual([422, ['endISO']]);
    expect(await save({ startISO: noon.endISO, endISO: noon.startISO })).toEqual([422, ['endISO']]);
    expect(await save({ startISO: 'soon', endISO: noon.endISO })).toEqual([422, ['startISO']]);
    expect(await save(morning, other)).toEqual([404, []]);
    expect((await away(doctor)).timeOff).toMatchObject([noon]);
    await api.call('deleteTimeOff', { as: doctor, params: { id } });
    expect(await save(noon)).toEqual([404, []]);
    expect((await away(doctor)).timeOff).toEqual([]);
  });

  it('refuses a pick inside it by its name', async () => {
    const [doctor, patient] = [await aDoctor(), await aPatient(db)];
    await add(doctor, noon);
    const picks = [{ specialistId: doctor.specialistId, slotISO: '2026-12-02T00:30:00.000Z' }];
    const body = { profession: 'doctor', specialty: 'Gastroenterology & Hepatology', picks, anyFee: true };
    const { status, body: answer } = await api.call('createSelection', { as: patient, body });
    expect([status, answer]).toMatchObject([409, { code: 'SLOT_UNAVAILABLE' }]);
  });

  it.each([
    [{ startISO: noon.endISO, endISO: noon.startISO }, 'endISO'],
    [{ startISO: '2026-12-02T00:00:00.000Z', endISO: '2027-12-04T00:00:00.000Z' }, 'endISO'],
    [{ startISO: '2026-11-02T00:00:00.000Z', endISO: '2026-11-03T00:00:00.000Z' }, 'endISO'],
    [{ startISO: noon.startISO, endISO: 'later' }, 'endISO'],
    [{ ...noon, specialistId: 'spc_other' }, 'specialistId'],
  ])('is refused for %j', async (body, field) => {
    const doctor = await aDoctor();
    const { status, body: answer } = await add(doctor, body);
    expect([status, Object.keys((answer as { fields: object }).fields)]).toEqual([422, [field]]);
    expect((await away(doctor)).timeOff).toEqual([]);
  });

  it('of another specialist can be neither read nor removed', async () => {
    const [doctor, other] = [await aDoctor(), await aDoctor()];
    await add(doctor, noon);
    const [{ timeOffId: id } = { timeOffId: '' }] = (await away(doctor)).timeOff;
    expect((await away(other)).timeOff).toEqual([]);
    await api.call('deleteTimeOff', { as: other, params: { id } });
    expect((await away(doctor)).timeOff).toHaveLength(1);
    expect(await slotsOf(other.specialistId)).toHaveLength(4);
  });
});

describe('notice and break', () => {
  const save = (as: Someone, body: unknown) => api.call('saveWorkingRules', { as, body });

  it('are the minimum and none by default', async () => {
    const { status, body } = await api.call('workingRules', { as: await aDoctor() });
    expect([status, body]).toEqual([200, { noticeHours: 1, keepsHalfHour: false }]);
  });

  it('hide slots that are too soon, and the half hours around a booking', async () => {
    const soon = { startISO: '2026-12-01T22:00:00.000Z', endISO: '2026-12-02T02:00:00.000Z' };
    const [doctor, patient] = [await aDoctor([soon]), await aPatient(db)];
    await aBooking(db, { patient, specialist: doctor, startISO: '2026-12-02T01:00:00.000Z' });
    const rules = { noticeHours: 24, keepsHalfHour: true };
    const { status, body } = await save(doctor, rules);
    expect([status, body]).toEqual([200, rules]);
    expect((await api.call('workingRules', { as: doctor })).body).toEqual(rules);
    expect(await slotsOf(doctor.specialistId)).toEqual(['00:00']);
  });

  it.each([
    [{ noticeHours: 3, keepsHalfHour: true }, 'noticeHours'],
    [{ noticeHours: 0, keepsHalfHour: true }, 'noticeHours'],
    [{ noticeHours: 2 }, 'keepsHalfHour'],
    [{ noticeHours: 2, keepsHalfHour: 'yes' }, 'keepsHalfHour'],
  ])('are refused for %j', async (body, field) => {
    const { status, body: answer } = await save(await aDoctor(), body);
    expect([status, Object.keys((answer as { fields: object }).fields)]).toEqual([422, [field]]);
  });
});

describe('a specialist’s schedule settings', () => {
  it('are for specialists only', async () => {
    const calls = [
      ['timesAway', {}],
      ['addTimeOff', { body: noon }],
      ['saveTimeOff', { params: { id: 'tof_x' }, body: noon }],
      ['deleteTimeOff', { params: { id: 'tof_x' } }],
      ['workingRules', {}],
      ['saveWorkingRules', { body: { noticeHours: 2, keepsHalfHour: true } }],
    ] as const;
    for (const [name, options] of calls) {
      expect([name, (await api.call(name, options)).status]).toEqual([name, 401]);
      for (const as of [await aPatient(db), await aNewcomer(db)]) {
        expect([name, (await api.call(name, { as, ...options })).status]).toEqual([name, 403]);
      }
    }
  });
});
