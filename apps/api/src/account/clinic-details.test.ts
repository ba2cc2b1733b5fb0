import { describe, expect, it } from 'vitest';
import { aPartner, bearing, vouchedFor } from '../testing/partners.ts';
import { aNewcomer, aPatient, type Person } from '../testing/people.ts';
import { accept, goodCard, slotIn, someSpecialists, specialty } from '../testing/requests.ts';
import { withApi, type CallOptions } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });
const { db } = api.services;
const [partner, other] = [await aPartner(api), await aPartner(api)];

const entered = {
  role: 'patient',
  name: 'Ada Nguyen',
  phone: '0491 570 006',
  gender: 'Female',
  dob: '1987-03-14',
  medicareOrIhi: '2123456701',
  address: { street: '12 Laman Street', suburb: 'Cooks Hill', state: 'NSW', postalCode: '2300' },
};
const known = { name: 'Ada Nguyen', phone: '+61491570006', dob: '1987-03-14' };

interface PendingDetails {
  detailsId: string;
  enteredAt: string;
}

const vouched = async (person: Person, by = partner) => bearing(await vouchedFor(api, by, person), by.origin);
const enter = async (person: Person, body: object = entered) =>
  api.call('registerUser', { ...(await vouched(person)), body });
const me = async (as: Person) => (await api.call('authMe', { as })).body;
const waitingOf = async (as: Person) =>
  ((await api.call('myClinicDetails', { as })).body as { items: PendingDetails[] }).items;
const confirm = (as: Person, { detailsId, enteredAt }: PendingDetails) =>
  api.call('confirmClinicDetails', { as, params: { id: detailsId }, body: { enteredAt } });
const dismiss = (as: Person, { detailsId }: PendingDetails) =>
  api.call('dismissClinicDetails', { as, params: { id: detailsId } });

async function firstOf(as: Person): Promise<PendingDetails> {
  const [first] = await waitingOf(as);
  if (!first) throw new Error('No details wait.');
  return first;
}

async function seenBySpecialist(caller: CallOptions, days: number): Promise<unknown> {
  const slotISO = slotIn(api, days);
  const [specialist] = await someSpecialists(api, 1, slotISO);
  const body = {
    profession: 'doctor',
    specialty,
    picks: [{ specialistId: specialist.specialistId, slotISO }],
    anyFee: true,
  };
  const made = await api.call('createSelection', { ...caller, body });
  if (made.status !== 200) return made.body;
  const { selectionId } = made.body as { selectionId: string };
  const payment = { params: { id: selectionId }, body: { paymentMethodId: goodCard } };
  expect((await api.call('attachPayment', { ...caller, ...payment })).status).toBe(200);
  expect((await accept(api, { selectionId }, { as: specialist })).status).toBe(200);
  const { body: list } = await api.call('myAppointments', { as: specialist, query: { role: 'specialist' } });
  return (list as { items: { patient: unknown }[] }).items[0]?.patient;
}

describe('details entered on a clinic’s site', () => {
  it('wait for the person outside the profile', async () => {
    const person = await aNewcomer(db);
    expect((await enter(person)).body).toMatchObject({ profile: null, onFile: expect.arrayContaining(['phone']) });
    expect(await me(person)).toMatchObject({ name: null, profile: null });
    expect(await waitingOf(person)).toMatchObject([
      { clinic: partner.name, enteredAt: api.clock.now.toISOString(), ...known, medicareOrIhi: '•••••••701' },
    ]);
  });

  it('reach only the specialist of a booking through that clinic', async () => {
    const person = await aNewcomer(db);
    await enter(person);
    const { medicareOrIhi, address } = entered;
    const seen = { ...known, email: person.email, medicareOrIhi, address };
    expect(await seenBySpecialist(await vouched(person), 2)).toMatchObject(seen);
    const required = { code: 'PROFILE_REQUIRED', fields: { phone: expect.any(String) } };
    expect(await seenBySpecialist({ as: person }, 3)).toMatchObject(required);
    expect(await seenBySpecialist(await vouched(person, other), 4)).toMatchObject(required);
    const requests = (await api.call('mySelections', { as: person })).body as { items: object[] };
    expect(requests.items).toHaveLength(1);
  });

  it('do not replace what the profile has', async () => {
    const patient = await aPatient(db, { medicareOrIhi: '2123456701' });
    const before = await me(patient);
    await enter(patient, { ...entered, name: 'Somebody Else', phone: '0491 570 156' });
    expect(await me(patient)).toEqual(before);
    expect(await waitingOf(patient)).toEqual([]);
  });

  it('enter the profile once the person confirms them, with their author and time', async () => {
    const person = await aNewcomer(db);
    await api.call('registerUser', { as: person, body: { role: 'patient', name: 'Ada N', phone: '0491 570 157' } });
    const at = api.clock.now.toISOString();
    await enter(person);
    const answer = await confirm(person, await firstOf(person));
    const clinic = { at, clinic: partner.name };
    const own = { at, clinic: null };
    expect(answer).toMatchObject({
      status: 200,
      body: {
        name: 'Ada N',
        profile: { phone: '+61491570157', dob: '1987-03-14', address: entered.address },
        entered: { name: own, phone: own, dob: clinic, gender: clinic, medicareOrIhi: clinic, address: clinic },
      },
    });
    expect(await waitingOf(person)).toEqual([]);
    const { body } = await api.call('showNumber', { as: person });
    expect(body).toEqual({ medicareOrIhi: entered.medicareOrIhi });
    await api.call('registerUser', { as: person, body: { role: 'patient', dob: '1987-03-15' } });
    expect(await me(person)).toMatchObject({ entered: { dob: own, gender: clinic } });
  });

  it('create the profile of a newcomer who confirms them', async () => {
    const person = await aNewcomer(db);
    await enter(person);
    expect((await confirm(person, await firstOf(person))).body).toMatchObject({
      sides: ['patient'],
      name: 'Ada Nguyen',
    });
  });

  it('are not confirmed when the clinic’s site changed them after they were read', async () => {
    const person = await aNewcomer(db);
    await enter(person, { role: 'patient', name: 'Ada Nguyen', phone: '0491 570 006' });
    const read = await firstOf(person);
    api.clock.now = new Date(api.clock.now.getTime() + 1_000);
    await enter(person);
    expect(await confirm(person, read)).toMatchObject({ status: 412, body: { code: 'STALE' } });
    expect(await me(person)).toMatchObject({ profile: null });
  });

  it('stay with bookings through the clinic when the person does not use them', async () => {
    const person = await aNewcomer(db);
    await enter(person);
    expect((await dismiss(person, await firstOf(person))).status).toBe(200);
    expect(await waitingOf(person)).toEqual([]);
    expect(await me(person)).toMatchObject({ name: null, profile: null });
    expect(await seenBySpecialist(await vouched(person), 5)).toMatchObject(known);
  });

  it('are decided on by the person only, in their own session', async () => {
    const person = await aNewcomer(db);
    await enter(person);
    const details = await firstOf(person);
    const stranger = await aPatient(db);
    expect((await confirm(stranger, details)).status).toBe(404);
    expect((await dismiss(stranger, details)).status).toBe(404);
    const params = { id: details.detailsId };
    const { enteredAt } = details;
    const calls = [
      ['myClinicDetails', {}],
      ['confirmClinicDetails', { params, body: { enteredAt } }],
      ['dismissClinicDetails', { params }],
    ] as const;
    for (const [name, call] of calls) {
      expect((await api.call(name, call)).status).toBe(401);
      expect((await api.call(name, { ...(await vouched(person)), ...call })).body).toMatchObject({
        code: 'NOT_ON_THIS_PAGE',
      });
    }
    expect((await api.call('confirmClinicDetails', { as: person, params, body: { enteredAt: 'now' } })).status).toBe(
      422,
    );
  });

  it('are confirmed once when two tabs confirm', async () => {
    const person = await aNewcomer(db);
    await enter(person);
    const details = await firstOf(person);
    const answers = await Promise.all([confirm(person, details), confirm(person, details), dismiss(person, details)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(2);
  });

  it('are in the download and are deleted with the account', async () => {
    const person = await aNewcomer(db);
    await enter(person);
    const { body } = await api.call('downloadMyData', { as: person });
    const { medicareOrIhi } = entered;
    expect(body).toMatchObject({ profile: null, clinicDetails: [{ clinic: partner.name, ...known, medicareOrIhi }] });
    expect((await api.call('deleteAccount', { as: person })).status).toBe(200);
    for (const table of ['partner_details', 'partner_visits'] as const) {
      const rows = await db.selectFrom(table).select('user_id').where('user_id', '=', person.userId).execute();
      expect([table, rows]).toEqual([table, []]);
    }
  });
});

describe('the readers of my details', () => {
  it('names each clinic that signed me in, once for each day', async () => {
    const person = await aNewcomer(db);
    await vouched(person);
    await vouched(person);
    await vouched(person, other);
    const { body } = await api.call('myReads', { as: person });
    const { items } = body as { items: { times: number }[] };
    const clinic = { kind: 'clinic', name: partner.name, at: api.clock.now.toISOString() };
    expect(items.toSorted((one, another) => one.times - another.times)).toEqual([
      { ...clinic, name: other.name, times: 1 },
      { ...clinic, times: 2 },
    ]);
  });
});
