import { describe, expect, it } from 'vitest';
import { keptDays } from '../db/kept-days.ts';
import { prune } from '../jobs/prune.ts';
import { anOpenRequest } from '../testing/offers.ts';
import { aPartner, bearing, vouchedFor } from '../testing/partners.ts';
import { aNewcomer, aPatient, aSpecialist, type Person } from '../testing/people.ts';
import { aStaffPerson } from '../testing/registrations.ts';
import {
  accept,
  anUnpaidRequest,
  at,
  attach,
  codeOf,
  settled,
  slotIn,
  someSpecialists,
  specialty,
} from '../testing/requests.ts';
import { withApi, type CallOptions } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });
const { db } = api.services;

const finn = { name: 'Finn Tran', relation: 'child', gender: 'Male', dob: '2019-05-02', consent: true };

interface Added {
  personId: string;
  name: string;
  medicareOrIhi: string | null;
  requests: number;
}

const add = (as: Person, change: object = {}, headers: CallOptions['headers'] = {}) =>
  api.call('addPerson', { as, body: { ...finn, ...change }, headers });
const added = async (as: Person, change: object = {}): Promise<Added> => (await add(as, change)).body as Added;
const peopleOf = async (as: Person): Promise<Added[]> =>
  ((await api.call('myPeople', { as })).body as { items: Added[] }).items;

async function pickFor(as: Person, personId: string | null) {
  const slotISO = slotIn(api, 3);
  const specialists = await someSpecialists(api, 1, slotISO);
  const picks = [{ specialistId: specialists[0].specialistId, slotISO }];
  const body = { profession: 'doctor', specialty, picks, personId, anyFee: true };
  const called = await api.call('createSelection', { as, body });
  return { called, specialists, slotISO };
}

describe('a person a patient books for', () => {
  it('is stored under their account, the number encrypted and returned masked', async () => {
    const patient = await aPatient(db);
    const { status, body } = await add(patient, { medicareOrIhi: '2123 45670 1' });
    expect([status, body]).toEqual([
      200,
      {
        personId: expect.stringMatching(/^per_/) as string,
        name: 'Finn Tran',
        relation: 'child',
        phone: null,
        gender: 'Male',
        dob: '2019-05-02',
        medicareOrIhi: '•••••••701',
        requests: 0,
      },
    ]);
    expect(await peopleOf(patient)).toEqual([body]);
    const row = await db
      .selectFrom('people')
      .selectAll()
      .where('user_id', '=', patient.userId)
      .executeTakeFirstOrThrow();
    expect(row.medicare_or_ihi_encrypted).not.toContain('2123456701');
    expect(row.consented_at).toEqual(api.clock.now);
  });

  it('is changed by field: omitted ones stay, null removes', async () => {
    const patient = await aPatient(db);
    const { personId } = await added(patient, { medicareOrIhi: '2123456701', phone: '0491 570 157' });
    const body = { name: 'Finn L. Tran', relation: 'child', dob: null };
    const saved = await api.call('savePerson', { as: patient, params: { id: personId }, body });
    expect(saved.body).toMatchObject({
      name: 'Finn L. Tran',
      dob: null,
      gender: 'Male',
      phone: '+61491570157',
      medicareOrIhi: '•••••••701',
    });
  });

  it.each([
    ['no consent', { consent: false }, 'consent'],
    ['no name', { name: ' ' }, 'name'],
    ['no relation', { relation: 'cousin' }, 'relation'],
    ['a birthday to come', { dob: '2026-12-02' }, 'dob'],
    ['a number that is none', { medicareOrIhi: '2123456711' }, 'medicareOrIhi'],
    ['a phone that is none', { phone: '12' }, 'phone'],
  ])('is not added with %s', async (_, change, field) => {
    const { status, body } = await add(await aPatient(db), change);
    expect(status).toBe(422);
    expect(Object.keys((body as { fields: object }).fields)).toEqual([field]);
  });

  it('is added once under a key, also by ten at once; other data is refused', async () => {
    const patient = await aPatient(db);
    const key = { 'idempotency-key': 'finn' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(patient, {}, key)));
    expect(new Set(answers.map(({ body }) => (body as Added).personId)).size).toBe(1);
    expect(await peopleOf(patient)).toHaveLength(1);
    expect(codeOf(await add(patient, { name: 'Linh Tran' }, key))).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('is one of up to twenty, even with simultaneous calls', async () => {
    const patient = await aPatient(db);
    for (let n = 0; n < 18; n += 1) await add(patient);
    const answers = await Promise.all([add(patient), add(patient), add(patient), add(patient)]);
    expect(answers.map(codeOf).filter(Boolean)).toEqual(['TOO_MANY_PEOPLE', 'TOO_MANY_PEOPLE']);
    expect(await peopleOf(patient)).toHaveLength(20);
  });

  it('is deleted when removed, but stays with their requests', async () => {
    const patient = await aPatient(db);
    const [unused, used] = [await added(patient, { name: 'Linh Tran' }), await added(patient)];
    const { called } = await pickFor(patient, used.personId);
    const { selectionId } = called.body as { selectionId: string };
    const counts = (await peopleOf(patient)).map(({ name, requests }) => [name, requests]);
    expect(Object.fromEntries(counts)).toEqual({ 'Linh Tran': 0, 'Finn Tran': 1 });
    for (const { personId } of [unused, used])
      expect((await api.call('removePerson', { as: patient, params: { id: personId } })).body).toEqual({ ok: true });
    expect(await peopleOf(patient)).toEqual([]);
    const left = await db.selectFrom('people').select('id').where('user_id', '=', patient.userId).execute();
    expect(left).toEqual([{ id: used.personId }]);
    const view = await api.call('getSelection', { as: patient, params: { id: selectionId } });
    expect(view.body).toMatchObject({ person: { personId: used.personId, name: 'Finn Tran' } });
    expect(codeOf((await pickFor(patient, used.personId)).called)).toBe('UNKNOWN_PERSON');
  });

  it('is deleted with their last request once removed, and only then', async () => {
    const patient = await aPatient(db);
    const [removed, kept] = [await added(patient), await added(patient, { name: 'Linh Tran' })];
    for (const { personId } of [removed, kept]) await pickFor(patient, personId);
    await api.call('removePerson', { as: patient, params: { id: removed.personId } });
    const left = async () =>
      (await db.selectFrom('people').select('id').where('user_id', '=', patient.userId).execute()).map(({ id }) => id);
    const day = 24 * 60 * 60_000;
    await at(api, new Date(api.clock.now.getTime() + 2 * day), () => settled(api));
    expect(await left()).toEqual(expect.arrayContaining([removed.personId, kept.personId]));
    const over = new Date(api.clock.now.getTime() + (keptDays.unpaidSelections + 1) * day);
    await at(api, over, () => prune(api.services));
    expect(await left()).toEqual([kept.personId]);
  });

  it('is added as a new person under the earlier key after removal', async () => {
    const [patient, key] = [await aPatient(db), { 'idempotency-key': 'again' }];
    const { personId } = (await add(patient, {}, key)).body as Added;
    await pickFor(patient, personId);
    await api.call('removePerson', { as: patient, params: { id: personId } });
    const again = await add(patient, {}, key);
    expect(again.status).toBe(200);
    expect((again.body as Added).personId).not.toBe(personId);
    expect(await peopleOf(patient)).toHaveLength(1);
  });
});

describe('access', () => {
  it('belongs to any signed-in person, for their own people only', async () => {
    const owner = await aPatient(db);
    const { personId } = await added(owner);
    const other = await aPatient(db);
    const newcomer = await aNewcomer(db);
    expect((await add(newcomer)).status).toBe(200);
    const calls = (as: CallOptions['as']) => {
      const one = { ...(as !== undefined && { as }), params: { id: personId } };
      return Promise.all([
        api.call('myPeople', one),
        api.call('addPerson', { ...one, body: finn }),
        api.call('savePerson', { ...one, body: { name: 'Mine', relation: 'child' } }),
        api.call('removePerson', one),
      ]).then((all) => all.map(codeOf));
    };
    expect(await calls(other)).toEqual([undefined, undefined, 'NOT_FOUND', 'NOT_FOUND']);
    for (const as of [await aSpecialist(db), await aStaffPerson(api)])
      expect(await calls(as)).toEqual([undefined, undefined, 'NOT_FOUND', 'NOT_FOUND']);
    expect(await calls(undefined)).toEqual(Array(4).fill('UNAUTHENTICATED'));
    expect(codeOf((await pickFor(other, personId)).called)).toBe('UNKNOWN_PERSON');
    expect(await peopleOf(owner)).toMatchObject([{ name: 'Finn Tran' }]);
  });

  it('is refused on a partner’s page, which shows only its own requests', async () => {
    const [partner, patient] = [await aPartner(api), await aPatient(db)];
    const { personId } = await added(patient);
    const here = bearing(await vouchedFor(api, partner, patient), partner.origin);
    expect(codeOf(await api.call('myPeople', here))).toBe('NOT_ON_THIS_PAGE');
    const ask = { profession: 'doctor', specialty, timeframe: 'this-week', personId };
    expect(codeOf(await api.call('createOpenRequest', { ...here, body: ask }))).toBe('UNKNOWN_PERSON');
  });
});

describe('a request for another person', () => {
  it('requires the category’s details of them, and the booker’s contact details', async () => {
    const newcomer = await aNewcomer(db);
    const { personId } = await added(newcomer, { gender: null, dob: null });
    const first = await pickFor(newcomer, personId);
    expect(first.called.body).toMatchObject({
      code: 'PROFILE_REQUIRED',
      fields: { 'person.gender': expect.any(String) as string, 'person.dob': expect.any(String) as string },
    });
    await api.call('savePerson', { as: newcomer, params: { id: personId }, body: { ...finn, consent: undefined } });
    const second = await pickFor(newcomer, personId);
    expect(Object.keys((second.called.body as { fields: object }).fields)).toEqual(['name', 'phone', 'address']);
    const address = { street: '12 Laman Street', suburb: 'Cooks Hill', state: 'NSW', postalCode: '2300' };
    const profile = { role: 'patient', name: 'Maeve Tran', phone: '0491570006', address };
    await api.call('registerUser', { as: newcomer, body: profile });
    expect((await pickFor(newcomer, personId)).called.status).toBe(200);
  });

  it('names them to the booker only, not in an inbox', async () => {
    const patient = await aPatient(db);
    const { personId } = await added(patient);
    const { called, specialists, slotISO } = await pickFor(patient, personId);
    const request = { ...(called.body as { selectionId: string }), patient, specialists, slotISO };
    await attach(api, request);
    const inbox = JSON.stringify((await api.call('incomingSelections', { as: specialists[0] })).body);
    expect(inbox).toContain(request.selectionId);
    for (const secret of ['Finn', personId, '2019-05-02']) expect(inbox).not.toContain(secret);
    const mine = (await api.call('myRequests', { as: patient })).body;
    expect(mine).toMatchObject({ items: [{ selection: { person: { personId, name: 'Finn Tran' } } }] });
  });

  it('is booked as theirs: the specialist reads their details and the booker’s contact', async () => {
    const patient = await aPatient(db, { medicareOrIhi: '2123456701' });
    const { personId } = await added(patient, { medicareOrIhi: '2123456702', phone: '0491570157' });
    const { called, specialists, slotISO } = await pickFor(patient, personId);
    const request = { ...(called.body as { selectionId: string }), patient, specialists, slotISO };
    await attach(api, request);
    expect((await accept(api, request, { as: specialists[0] })).status).toBe(200);
    expect((await api.call('myAppointments', { as: specialists[0] })).body).toMatchObject({
      items: [
        {
          patientName: 'Finn Tran',
          bookedBy: 'Maeve Tran',
          patient: {
            name: 'Finn Tran',
            email: patient.email,
            phone: '+61491570157',
            gender: 'Male',
            dob: '2019-05-02',
            medicareOrIhi: '2123456702',
            address: { street: '12 Laman Street' },
          },
        },
      ],
    });
    const read = await db.selectFrom('audit').select('subject').where('actor', '=', specialists[0].userId).execute();
    expect(read.map(({ subject }) => subject)).toContain(`${patient.userId},${personId}`);
    const own = (await api.call('myAppointments', { as: patient })).body;
    expect(own).toMatchObject({ items: [{ patientName: 'Finn Tran', bookedBy: 'Maeve Tran', patient: null }] });
  });

  it('keeps their details for the booked specialist after removal, and blocks new use', async () => {
    const patient = await aPatient(db);
    const { personId } = await added(patient, { phone: '0491570157' });
    const { called, specialists, slotISO } = await pickFor(patient, personId);
    const request = { ...(called.body as { selectionId: string }), patient, specialists, slotISO };
    await attach(api, request);
    await accept(api, request, { as: specialists[0] });
    expect((await api.call('removePerson', { as: patient, params: { id: personId } })).status).toBe(200);
    expect(await peopleOf(patient)).toEqual([]);
    expect((await api.call('myAppointments', { as: specialists[0] })).body).toMatchObject({
      items: [{ patientName: 'Finn Tran', patient: { phone: '+61491570157', dob: '2019-05-02' } }],
    });
    expect((await api.call('myAppointments', { as: patient })).body).toMatchObject({
      items: [{ patientName: 'Finn Tran' }],
    });
    const again = await pickFor(patient, personId);
    expect([again.called.status, codeOf(again.called)]).toEqual([422, 'UNKNOWN_PERSON']);
  });

  it('shows less of them in a category that sees less', async () => {
    const patient = await aPatient(db);
    const { personId } = await added(patient, { medicareOrIhi: '2123456702' });
    const { called, specialists, slotISO } = await pickFor(patient, personId);
    const request = { ...(called.body as { selectionId: string }), patient, specialists, slotISO };
    await attach(api, request);
    await accept(api, request, { as: specialists[0] });
    const { selectionId } = request;
    await db.updateTable('selections').set({ profession: 'education' }).where('id', '=', selectionId).execute();
    expect((await api.call('myAppointments', { as: specialists[0] })).body).toMatchObject({
      items: [{ patient: { name: 'Finn Tran', gender: null, dob: null, medicareOrIhi: null, address: null } }],
    });
  });

  it('for times is theirs too, and the same key for another person is refused', async () => {
    const patient = await aPatient(db);
    const { personId } = await added(patient);
    const body = { profession: 'doctor', specialty, timeframe: 'this-week', personId };
    const headers = { 'idempotency-key': 'ask' };
    const { requestId } = (await api.call('createOpenRequest', { as: patient, body, headers })).body as {
      requestId: string;
    };
    const view = await api.call('getOpenRequest', { as: patient, params: { id: requestId } });
    expect(view.body).toMatchObject({ person: { name: 'Finn Tran' } });
    const again = await api.call('createOpenRequest', { as: patient, body: { ...body, personId: null }, headers });
    expect(codeOf(again)).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('names no one when it is for oneself', async () => {
    const [own, asked] = [await anUnpaidRequest(api), await anOpenRequest(api)];
    const views = [
      await api.call('getSelection', { as: own.patient, params: { id: own.selectionId } }),
      await api.call('getOpenRequest', { as: asked.patient, params: { id: asked.requestId } }),
    ];
    for (const { body } of views) expect(body).not.toHaveProperty('person');
  });
});
