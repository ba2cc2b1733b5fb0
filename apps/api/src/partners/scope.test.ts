import type { ProfileField } from '@tele/core';
import { describe, expect, it } from 'vitest';
import { aPartner, bearing, vouchedFor, type TestPartner } from '../testing/partners.ts';
import { addProfile, aNewcomer, aPatient, aSpecialist, type Person } from '../testing/people.ts';
import {
  accept,
  at,
  anUnpaidRequest,
  codeOf,
  goodCard,
  settled,
  slotIn,
  someSpecialists,
  specialty,
} from '../testing/requests.ts';
import { withApi, type Called } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });
const { db } = api.services;
const [partner, other] = [await aPartner(api), await aPartner(api)];

async function on(whose: TestPartner, person: Person) {
  return bearing(await vouchedFor(api, whose, person), whose.origin);
}
type Here = Awaited<ReturnType<typeof on>>;

async function request(here: Here, given: { days?: number; key?: string } = {}): Promise<string> {
  const slotISO = slotIn(api, given.days ?? 2);
  const [{ specialistId }] = await someSpecialists(api, 1, slotISO);
  const headers = { ...here.headers, ...(given.key && { 'idempotency-key': given.key }) };
  const body = { profession: 'doctor', specialty, picks: [{ specialistId, slotISO }], reason: 'Canary', anyFee: true };
  const made = await api.call('createSelection', { headers, body });
  expect(made).toMatchObject({ status: 200 });
  return (made.body as { selectionId: string }).selectionId;
}

const idsIn = ({ body }: Called): string[] =>
  (body as { items: { selectionId: string }[] }).items.map(({ selectionId }) => selectionId);

describe('a request made on a partner’s page', () => {
  it('is seen, paid and cancelled there and in the portal only', async () => {
    const patient = await aPatient(db);
    const [here, there] = [await on(partner, patient), await on(other, patient)];
    const id = await request(here);
    const inPortal = (await anUnpaidRequest(api, { patient, slotISO: slotIn(api, 4) })).selectionId;
    const params = { id };

    expect(idsIn(await api.call('mySelections', here))).toEqual([id]);
    expect(idsIn(await api.call('mySelections', there))).toEqual([]);
    expect(idsIn(await api.call('mySelections', { as: patient })).toSorted()).toEqual([id, inPortal].toSorted());
    for (const [name, body] of [
      ['getSelection', undefined],
      ['attachPayment', { paymentMethodId: goodCard }],
      ['cancelSelection', undefined],
      ['deleteRequest', undefined],
      ['cancelAppointment', undefined],
    ] as const) {
      const stranger = await api.call(name, { ...there, params, body });
      expect([name, stranger.status, codeOf(stranger)]).toEqual([name, 404, 'NOT_FOUND']);
      const elsewhere = await api.call(name, { ...here, params: { id: inPortal }, body });
      expect([name, elsewhere.status]).toEqual([name, 404]);
    }
    const paid = await api.call('attachPayment', { ...here, params, body: { paymentMethodId: goodCard } });
    expect(paid.status).toBe(200);
    expect((await api.call('cancelSelection', { ...here, params })).status).toBe(200);
    expect((await api.call('deleteRequest', { ...here, params })).status).toBe(200);
    expect(idsIn(await api.call('mySelections', { as: patient }))).toEqual([inPortal]);
  });

  it('becomes an appointment listed and cancelled there, without the saved name', async () => {
    const patient = await aPatient(db);
    const [here, there] = [await on(partner, patient), await on(other, patient)];
    const slotISO = slotIn(api, 3);
    const [specialist] = await someSpecialists(api, 1, slotISO);
    const picks = [{ specialistId: specialist.specialistId, slotISO }];
    const made = await api.call('createSelection', {
      ...here,
      body: { profession: 'doctor', specialty, picks, anyFee: true },
    });
    const { selectionId } = made.body as { selectionId: string };
    const params = { id: selectionId };
    await api.call('attachPayment', { ...here, params, body: { paymentMethodId: goodCard } });
    expect(await accept(api, { selectionId }, { as: specialist })).toMatchObject({ status: 200 });
    await settled(api);

    expect((await api.call('myAppointments', there)).body).toEqual({ items: [] });
    const upcoming = { query: { when: 'upcoming' } };
    const { body } = await api.call('myAppointments', { ...here, ...upcoming });
    expect(body).toMatchObject({ items: [{ selectionId, patientName: '', patient: null }], past: 0 });
    expect((await api.call('cancelAppointment', { ...here, params })).status).toBe(200);
  });

  it('conflicts with requests elsewhere, and the reverse, without being named', async () => {
    const patient = await aPatient(db);
    const { specialists, slotISO } = await anUnpaidRequest(api, { patient });
    const id = (await db.selectFrom('selections').select('id').where('patient_id', '=', patient.userId).execute())[0]
      ?.id;
    await api.call('attachPayment', { as: patient, params: { id: id ?? '' }, body: { paymentMethodId: goodCard } });
    const picks = [{ specialistId: specialists[0].specialistId, slotISO }];
    const body = { profession: 'doctor', specialty, picks, anyFee: true };
    const here = await api.call('createSelection', { ...(await on(partner, patient)), body });
    expect([here.status, codeOf(here), 'selectionId' in (here.body as object)]).toEqual([409, 'ALREADY_ASKED', false]);
    const inPortal = await api.call('createSelection', { as: patient, body });
    expect(inPortal.body).toMatchObject({ code: 'ALREADY_ASKED', selectionId: id });
  });

  it('is not revealed by its idempotency key on another page', async () => {
    const patient = await aPatient(db);
    const key = 'a key of the patient';
    const first = await request(await on(partner, patient), { key });
    const { headers } = await on(other, patient);
    const made = await db
      .selectFrom('candidates')
      .selectAll()
      .where('selection_id', '=', first)
      .executeTakeFirstOrThrow();
    const picks = [{ specialistId: made.specialist_id, slotISO: made.start_at.toISOString() }];
    const body = { profession: 'doctor', specialty, picks, reason: 'Canary', anyFee: true };
    const again = (more: Record<string, string>) =>
      api.call('createSelection', { headers: { ...more, 'idempotency-key': key }, body });
    expect(codeOf(await again({ ...headers }))).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await again((await on(partner, patient)).headers ?? {})).body).toEqual({ selectionId: first });
  });
});

describe('a partner’s own report', () => {
  it('has IDs, statuses and counts, without other partners’ requests', async () => {
    const brings = await aPartner(api);
    const here = await on(brings, await aPatient(db));
    const [first, second] = [await request(here), await request(here, { days: 3 })];
    await api.call('cancelSelection', { ...here, params: { id: first } });
    const read = (whose: TestPartner, query = {}) => api.call('partnerSelections', { ...bearing(whose.secret), query });
    const { body } = await read(brings);
    const rows = (body as { items: { selectionId: string }[] }).items;
    expect(rows.map((row) => Object.keys(row).toSorted())).toEqual(
      Array(2).fill(['createdAt', 'selectionId', 'status']),
    );
    for (const { selectionId, ...row } of rows) {
      const seen = (await api.call('getSelection', { ...here, params: { id: selectionId } })).body;
      expect(seen).toMatchObject(row);
    }
    expect(rows.map(({ selectionId }) => selectionId).toSorted()).toEqual([first, second].toSorted());
    expect((await api.call('partnerCounts', bearing(brings.secret))).body).toEqual({
      items: [
        { status: 'CLOSED', count: 1 },
        { status: 'PENDING', count: 1 },
      ],
    });
    expect((await read(other, { from: '2020-01-01T00:00:00.000Z' })).body).toEqual({ items: [] });
  });

  it('has the status that the patient sees', async () => {
    const brings = await aPartner(api);
    const patient = await aPatient(db);
    const here = await on(brings, patient);
    const ids = [await request(here), await request(here, { days: 3 }), await request(here, { days: 5 })];
    const [lapsed = '', booked = '', cancelled = ''] = ids;
    for (const id of [booked, cancelled]) {
      await api.call('attachPayment', { ...here, params: { id }, body: { paymentMethodId: goodCard } });
      const { email } = await db
        .selectFrom('candidates as c')
        .innerJoin('specialists as s', 's.id', 'c.specialist_id')
        .innerJoin('users as u', 'u.id', 's.user_id')
        .select('u.email')
        .where('c.selection_id', '=', id)
        .executeTakeFirstOrThrow();
      expect(await accept(api, { selectionId: id }, { as: { email } })).toMatchObject({ status: 200 });
    }
    await settled(api);
    await api.call('cancelAppointment', { ...here, params: { id: cancelled } });
    await at(api, new Date(api.clock.now.getTime() + 25 * 3_600_000), async () => {
      const again = await on(brings, patient);
      const { body } = await api.call('partnerSelections', bearing(brings.secret));
      const states = new Map(
        (body as { items: { selectionId: string; status: string }[] }).items.map((row) => [
          row.selectionId,
          row.status,
        ]),
      );
      for (const id of ids) {
        const seen = (await api.call('getSelection', { ...again, params: { id } })).body as { status: string };
        expect(states.get(id)).toBe(seen.status);
      }
      expect([lapsed, booked, cancelled].map((id) => states.get(id))).toEqual(['CLOSED', 'BOOKED', 'CANCELLED']);
    });
  });

  it('is paginated and limited to a range', async () => {
    const brings = await aPartner(api);
    const here = await on(brings, await aPatient(db));
    const ids = [await request(here), await request(here, { days: 3 }), await request(here, { days: 5 })];
    const read = (query: Record<string, string>) => api.call('partnerSelections', { ...bearing(brings.secret), query });
    const first = (await read({ limit: '2' })).body as { next: string; total: number };
    expect(first).toMatchObject({ total: 3, next: expect.any(String) });
    const last = await read({ limit: '2', cursor: first.next });
    expect(new Set([...idsIn({ body: first } as Called), ...idsIn(last)])).toEqual(new Set(ids));
    const until = api.clock.now.toISOString();
    expect(idsIn(await read({ until }))).toEqual([]);
    expect(idsIn(await read({ from: until }))).toHaveLength(3);
    expect((await read({ from: 'yesterday' })).status).toBe(422);
    expect(codeOf(await read({ limit: '2', cursor: first.next, from: until }))).toBe('INVALID_INPUT');
  });
});

describe('the account of a person on a partner’s page', () => {
  const whole: ProfileField[] = ['name', 'phone', 'gender', 'dob', 'medicareOrIhi', 'address'];

  it('lists the fields on file without their values', async () => {
    const patient = await aPatient(db, { medicareOrIhi: '2123456701' });
    const { body } = await api.call('authMe', await on(partner, patient));
    expect(body).toEqual({
      userId: patient.userId,
      email: patient.email,
      role: 'patient',
      sides: ['patient'],
      name: null,
      specialistId: null,
      profession: null,
      profile: null,
      onFile: whole,
    });
  });

  it('accepts missing fields, and changes no others', async () => {
    const newcomer = await aNewcomer(db);
    const here = await on(partner, newcomer);
    const save = (body: object) => api.call('registerUser', { ...here, body: { role: 'patient', ...body } });
    const nobody = await save({ dob: '1987-03-14' });
    expect([nobody.status, nobody.body]).toMatchObject([
      422,
      { fields: { name: expect.any(String), phone: expect.any(String) } },
    ]);
    const address = { street: '12 Laman Street', state: 'NSW', postalCode: '2300' };
    await save({ name: 'Ada Nguyen', phone: '0491 570 006', address });
    expect((await save({ dob: '1987-03-14' })).body).toMatchObject({
      profile: null,
      onFile: ['name', 'phone', 'dob', 'address'],
    });
    const another = { ...address, street: '1 Elsewhere Lane', suburb: 'Elsewhere' };
    await save({ name: 'Somebody Else', phone: '0491 570 156', dob: null, gender: 'Other', address: another });
    const { items } = (await api.call('myClinicDetails', { as: newcomer })).body as { items: object[] };
    expect(items).toMatchObject([
      {
        name: 'Ada Nguyen',
        phone: '+61491570006',
        dob: '1987-03-14',
        gender: 'Other',
        address: { street: '12 Laman Street' },
      },
    ]);
    // The saved details are enough for a booking.
    await request(here);
  });

  it('is a patient’s there even for a specialist, and reveals nothing of that role', async () => {
    const specialist = await aSpecialist(db);
    await addProfile(db, specialist.userId, { medicareOrIhi: '2123456701' });
    const { body } = await api.call('authMe', await on(partner, specialist));
    expect(body).toMatchObject({ role: 'patient', specialistId: null, profession: null, onFile: whole });
    expect((await api.call('authMe', await on(partner, await aSpecialist(db)))).body).toMatchObject({
      role: null,
      sides: [],
      specialistId: null,
      profession: null,
      onFile: ['name'],
    });
  });

  it('is created once, by a partner’s first call for an email', async () => {
    const email = 'brand.new@example.com';
    const tokens = await Promise.all(
      [email, 'Brand.New@Example.com'].map((one) => vouchedFor(api, partner, { email: one })),
    );
    const users = await Promise.all(
      tokens.map(async (token) => (await api.call('authMe', bearing(token, partner.origin))).body),
    );
    expect(users[0]).toMatchObject({ email, role: null, profile: null, onFile: [] });
    expect(users[1]).toEqual(users[0]);
    expect((await api.call('authMe', { as: email })).body).toMatchObject({
      userId: (users[0] as { userId: string }).userId,
    });
  });
});
