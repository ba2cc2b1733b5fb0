import { beforeEach, describe, expect, it } from 'vitest';
import { aNewcomer, aSpecialist, type Person } from '../testing/people.ts';
import { withApi } from '../testing/start-api.ts';

const api = await withApi();
const { db } = api.services;

let person: Person;
beforeEach(async () => {
  person = await aNewcomer(db);
});

const profile = {
  role: 'patient',
  name: 'Maeve Tran',
  phone: '0491 570 006',
  gender: 'Female',
  dob: '1987-03-14',
  medicareOrIhi: '2123 45670 1',
  address: { street: '12 Laman Street', suburb: 'Cooks Hill', state: 'NSW', postalCode: '2300' },
};
const register = (changes: object = {}, as: Person = person) =>
  api.call('registerUser', { as, body: { ...profile, ...changes } });
const storedRow = () =>
  db.selectFrom('patient_profiles').selectAll().where('user_id', '=', person.userId).executeTakeFirst();

describe('a patient’s profile', () => {
  it('makes a newcomer a patient, normalises the phone and masks the number', async () => {
    const { status, body } = await register();
    expect(status).toBe(200);
    expect(body).toEqual({
      userId: person.userId,
      email: person.email,
      role: 'patient',
      sides: ['patient'],
      name: 'Maeve Tran',
      profession: null,
      specialistId: null,
      profile: {
        name: 'Maeve Tran',
        phone: '+61491570006',
        gender: 'Female',
        dob: '1987-03-14',
        medicareOrIhi: '•••••••701',
        address: profile.address,
      },
      entered: Object.fromEntries(
        ['name', 'phone', 'gender', 'dob', 'medicareOrIhi', 'address'].map((field) => [
          field,
          { at: api.clock.now.toISOString(), clinic: null },
        ]),
      ),
    });
    expect((await api.call('authMe', { as: person })).body).toEqual(body);
    expect((await api.call('mySelections', { as: person })).status).toBe(200);
  });

  it('is stored with the number encrypted, and saving it is audited', async () => {
    await register();
    expect(JSON.stringify(await storedRow())).not.toContain('2123');
    const audit = await db
      .selectFrom('audit')
      .select(['action', 'subject'])
      .where('actor', '=', person.userId)
      .execute();
    expect(audit).toEqual([{ action: 'patient-profile.save', subject: person.userId }]);
  });

  it('keeps the number when it is omitted, and removes it for null', async () => {
    await register();
    const { medicareOrIhi: _, ...without } = profile;
    const kept = await api.call('registerUser', { as: person, body: { ...without, name: 'Maeve Tran-Ford' } });
    expect(kept.body).toMatchObject({ name: 'Maeve Tran-Ford', profile: { medicareOrIhi: '•••••••701' } });
    expect((await register({ medicareOrIhi: null })).body).toMatchObject({ profile: { medicareOrIhi: null } });
    expect(await storedRow()).toMatchObject({ medicare_or_ihi_encrypted: null });
  });

  it('needs no number and no suburb', async () => {
    const { medicareOrIhi: _, ...without } = profile;
    const { suburb: __, ...address } = profile.address;
    const { status, body } = await api.call('registerUser', { as: person, body: { ...without, address } });
    expect([status, body]).toMatchObject([200, { profile: { medicareOrIhi: null, address } }]);
  });

  it('needs only a name and a phone; later additions keep the rest', async () => {
    const basic = { role: 'patient', name: profile.name, phone: profile.phone };
    const save = (more: object) => api.call('registerUser', { as: person, body: { ...basic, ...more } });
    expect((await save({})).body).toMatchObject({
      profile: { gender: null, dob: null, medicareOrIhi: null, address: null },
    });
    await save({ address: profile.address });
    await save({ dob: profile.dob, gender: profile.gender });
    const { dob, gender, address } = profile;
    expect((await save({})).body).toMatchObject({ profile: { dob, gender, address } });
    expect((await save({ address: null })).body).toMatchObject({ profile: { dob, address: null } });
  });

  it.each([
    ['phone', { phone: '02 4921 5000' }, 'Enter a valid Australian phone'],
    ['medicareOrIhi', { medicareOrIhi: '2123 45671 1' }, 'Enter a valid Medicare or IHI number.'],
    ['medicareOrIhi', { medicareOrIhi: '8003608166690504' }, 'Enter a valid Medicare or IHI number.'],
    ['dob', { dob: '2026-12-02' }, 'Enter your date of birth.'],
    ['dob', { dob: '14/03/1987' }, 'Enter your date of birth.'],
    ['gender', { gender: 'F' }, 'Choose a gender.'],
    ['address.postalCode', { address: { ...profile.address, postalCode: '230' } }, 'Enter a 4-digit postcode.'],
  ])('is refused for its %s, and changes nothing', async (field, changes, text) => {
    const { status, body } = await register(changes);
    expect([status, body]).toMatchObject([422, { code: 'INVALID_INPUT', error: text, fields: { [field]: text } }]);
    expect(await storedRow()).toBeUndefined();
    expect((await api.call('authMe', { as: person })).body).toMatchObject({ role: null });
  });

  it('reports every such fault at once', async () => {
    const { body } = await register({ phone: '1', medicareOrIhi: '1', dob: '1800-01-01' });
    expect(Object.keys((body as { fields: object }).fields)).toEqual(['phone', 'dob', 'medicareOrIhi']);
  });
});

describe('the role', () => {
  it('specialist cannot be requested', async () => {
    const { status, body } = await api.call('registerUser', { as: person, body: { role: 'specialist' } });
    expect([status, body]).toMatchObject([
      403,
      { code: 'FORBIDDEN', error: 'You can use a specialist account once your application is approved.' },
    ]);
    expect((await api.call('authMe', { as: person })).body).toMatchObject({ role: null });
  });

  it('specialist is kept when registering as a patient', async () => {
    const specialist = await aSpecialist(db);
    expect((await register({}, specialist)).status).toBe(200);
    expect((await api.call('authMe', { as: specialist })).body).toMatchObject({
      role: 'specialist',
      sides: ['patient', 'specialist'],
      specialistId: specialist.specialistId,
      profile: { phone: '+61491570006' },
    });
  });

  it('is refused to signed-out callers', async () => {
    expect((await api.call('registerUser', { body: profile })).status).toBe(401);
    expect((await api.call('authMe')).status).toBe(401);
  });
});
