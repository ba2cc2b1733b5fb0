import { describe, expect, it } from 'vitest';
import { aNewcomer, aPatient, aSpecialist } from '../testing/people.ts';
import { accept, aRequest, codeOf, slotIn, someSpecialists, specialty } from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });
const { db } = api.services;
const patient = await aPatient(db);

interface Draft {
  profession?: string;
  specialty?: string;
  reason?: string;
  feeCapCents?: unknown;
  picks?: unknown;
}

const create = (draft: Draft, as: { email: string } = patient) =>
  api.call('createSelection', {
    as,
    body: { profession: 'doctor', specialty, ...(!('feeCapCents' in draft) && { anyFee: true }), ...draft },
  });

const aFreeSpecialist = (slotISO: string) => aSpecialist(db, { specialty, slots: [slotISO] });

describe('creating a request', () => {
  it('stores the trimmed request, and waits for payment', async () => {
    const slotISO = slotIn(api);
    const { specialistId } = await aFreeSpecialist(slotISO);
    const { status, body } = await create({
      picks: [{ specialistId, slotISO }],
      reason: '  Reflux  ',
      feeCapCents: 30_000,
    });
    expect(status).toBe(200);
    const { selectionId } = body as { selectionId: string };
    const view = await api.call('getSelection', { as: patient, params: { id: selectionId } });
    expect(view.body).toMatchObject({
      selectionId,
      specialty,
      reason: 'Reflux',
      feeCapCents: 30_000,
      status: 'PENDING',
      payment: null,
      booking: null,
      createdAt: api.clock.now.toISOString(),
      candidates: [{ specialistId, status: 'PENDING', slotISO, feeCents: null }],
    });
  });

  it('takes an empty reason as none', async () => {
    const slotISO = slotIn(api);
    const { specialistId } = await aFreeSpecialist(slotISO);
    const { body } = await create({ picks: [{ specialistId, slotISO }], reason: '   ' });
    const { selectionId } = body as { selectionId: string };
    const view = await api.call('getSelection', { as: patient, params: { id: selectionId } });
    expect(view.body).toMatchObject({ reason: null });
  });

  it('takes ten specialists and refuses eleven', async () => {
    const slotISO = slotIn(api);
    const specialists = await someSpecialists(api, 11, slotISO);
    const picks = specialists.map(({ specialistId }) => ({ specialistId, slotISO }));
    expect((await create({ picks: picks.slice(0, 10) })).status).toBe(200);
    const eleven = await create({ picks });
    expect([eleven.status, eleven.body]).toMatchObject([
      422,
      { code: 'INVALID_INPUT', error: 'Pick up to 10 specialists.' },
    ]);
  });

  it('refuses two times for one specialist', async () => {
    const [slotISO, later] = [slotIn(api, 2), slotIn(api, 2, 1)];
    const { specialistId } = await aSpecialist(db, { specialty, slots: [slotISO, later] });
    const answer = await create({
      picks: [
        { specialistId, slotISO },
        { specialistId, slotISO: later },
      ],
    });
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { code: 'INVALID_INPUT', error: 'Choose one time per specialist.', fields: { 'picks.1': expect.any(String) } },
    ]);
  });

  it('refuses a specialty that the profession does not have', async () => {
    const slotISO = slotIn(api);
    const { specialistId } = await aFreeSpecialist(slotISO);
    const answer = await create({ specialty: 'Personal tax', picks: [{ specialistId, slotISO }] });
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { code: 'UNKNOWN_SPECIALTY', error: 'Please choose a specialty.' },
    ]);
  });

  it('refuses an unknown or unapproved specialist, or one of another specialty', async () => {
    const slotISO = slotIn(api);
    const good = await aFreeSpecialist(slotISO);
    const unapproved = await aSpecialist(db, { specialty, slots: [slotISO], approved: false });
    const other = await aSpecialist(db, { specialty: 'Cardiology', slots: [slotISO] });
    for (const specialistId of ['spc_nobody', unapproved.specialistId, other.specialistId]) {
      const answer = await create({
        picks: [
          { specialistId: good.specialistId, slotISO },
          { specialistId, slotISO },
        ],
      });
      const error = 'One of the specialists is no longer available. Please pick again.';
      expect([answer.status, answer.body]).toMatchObject([
        422,
        { code: 'UNKNOWN_SPECIALIST', error, fields: { 'picks.1': error } },
      ]);
    }
  });

  it('refuses a time that is past, too soon, off the grid, or outside availability', async () => {
    const now = api.clock.now.getTime();
    const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
    const { specialistId } = await aSpecialist(db, { specialty, blocks: [{ startISO: at(-120), endISO: at(240) }] });
    for (const minutes of [-30, 30, 75, 240, 60 * 24 * 31]) {
      const answer = await create({ picks: [{ specialistId, slotISO: at(minutes) }] });
      expect([answer.status, answer.body]).toMatchObject([
        409,
        {
          code: 'SLOT_UNAVAILABLE',
          error: 'One of the times you picked is no longer available. Please choose another.',
          fields: { 'picks.0': expect.any(String) },
        },
      ]);
    }
    expect((await create({ picks: [{ specialistId, slotISO: at(60) }] })).status).toBe(200);
  });

  it('refuses a booked time, and accepts it again after a cancellation', async () => {
    const request = await aRequest(api);
    const [specialist] = request.specialists;
    const picks = [{ specialistId: specialist.specialistId, slotISO: request.slotISO }];
    expect((await accept(api, request, { as: specialist })).status).toBe(200);
    expect(codeOf(await create({ picks }))).toBe('SLOT_UNAVAILABLE');
    await api.call('cancelAppointment', { as: specialist, params: { id: request.selectionId } });
    expect((await create({ picks })).status).toBe(200);
  });

  it.each([
    [{ picks: [] }],
    [{ picks: 'none' }],
    [{ picks: [{ specialistId: 'spc_x', slotISO: 'tomorrow' }] }],
    [{ picks: [{ specialistId: 'spc_x', slotISO: '2026-12-03T00:00:00.000Z', note: 'x' }] }],
    [{ picks: [{ specialistId: 'spc_x', slotISO: '2026-12-03T00:00:00.000Z' }], feeCapCents: 0 }],
    [{ picks: [{ specialistId: 'spc_x', slotISO: '2026-12-03T00:00:00.000Z' }], reason: 'x'.repeat(2_001) }],
    [{ profession: 'wizard', picks: [{ specialistId: 'spc_x', slotISO: '2026-12-03T00:00:00.000Z' }] }],
  ])('refuses %j', async (draft) => {
    const answer = await create(draft);
    expect([answer.status, codeOf(answer)]).toEqual([422, 'INVALID_INPUT']);
  });

  it('refuses a profile without required fields by field, and accepts it once complete', async () => {
    const slotISO = slotIn(api);
    const { specialistId } = await aFreeSpecialist(slotISO);
    const tutor = await aSpecialist(db, { profession: 'education', specialty: 'Mathematics', slots: [slotISO] });
    const newcomer = await aNewcomer(db);
    const register = (body: object) => api.call('registerUser', { as: newcomer, body: { role: 'patient', ...body } });
    const person = { name: 'Otis Ferreira', phone: '0491 570 156' };
    await register(person);

    const answer = await create({ picks: [{ specialistId, slotISO }] }, newcomer);
    expect([answer.status, answer.body]).toMatchObject([
      403,
      { code: 'PROFILE_REQUIRED', error: 'Please complete your profile first.' },
    ]);
    const needed = 'Required for this appointment.';
    expect(answer.body).toHaveProperty('fields', { gender: needed, dob: needed, address: needed });
    // A lesson needs no more than a name and a phone.
    const lesson = { profession: 'education', specialty: 'Mathematics' };
    const asked = await create({ ...lesson, picks: [{ specialistId: tutor.specialistId, slotISO }] }, newcomer);
    expect(asked.status).toBe(200);

    await register({
      ...person,
      gender: 'Other',
      dob: '1990-02-28',
      address: { street: '4 Wharf Road', state: 'TAS', postalCode: '7000' },
    });
    expect((await create({ picks: [{ specialistId, slotISO }] }, newcomer)).status).toBe(200);
  });

  it('lists all required fields to a newcomer without a profile', async () => {
    const picks = [{ specialistId: 'spc_x', slotISO: slotIn(api) }];
    const newcomer = await aNewcomer(db);
    const needed = 'Required for this appointment.';
    expect((await create({ picks }, newcomer)).body).toMatchObject({
      code: 'PROFILE_REQUIRED',
      fields: { name: needed, phone: needed, gender: needed, dob: needed, address: needed },
    });
    const lesson = await create({ profession: 'education', specialty: 'Mathematics', picks }, newcomer);
    expect(lesson.body).toHaveProperty('fields', { name: needed, phone: needed });
  });

  it('asks a specialist for a profile, and signed-out callers to sign in', async () => {
    const picks = [{ specialistId: 'spc_x', slotISO: slotIn(api) }];
    expect(codeOf(await create({ picks }, await aSpecialist(db)))).toBe('PROFILE_REQUIRED');
    const body = { profession: 'doctor', specialty, picks };
    expect((await api.call('createSelection', { body })).status).toBe(401);
  });
});
