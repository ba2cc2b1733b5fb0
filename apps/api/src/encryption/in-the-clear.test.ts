import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { verbs } from '../ops/verbs.ts';
import { anOpenRequest } from '../testing/offers.ts';
import { aPartner, bearing, vouchedFor } from '../testing/partners.ts';
import { aNewcomer, aPatient, aSpecialist } from '../testing/people.ts';
import { anApplicant, registrationConfig } from '../testing/registrations.ts';
import { accept, aRequest, settled, slotIn, specialty } from '../testing/requests.ts';
import { withApi, type Called } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';
import { tablesWith } from '../testing/tables-with.ts';

const stripe = await withStripe();
const api = await withApi({ config: { ...registrationConfig(stripe.url), stripeApiUrl: stripe.url } });
const { db } = api.services;

const answered = <T = unknown>({ status, body }: Called): T => {
  expect([status, body]).toMatchObject([200, {}]);
  return body as T;
};
const address = { street: '9 Billabong Row', suburb: 'Hobart', state: 'TAS', postalCode: '7000' };
const details = {
  role: 'patient',
  name: 'Wren Thistledown',
  phone: '0491 570 159',
  gender: 'Female',
  dob: '1981-02-27',
  medicareOrIhi: '2123 45670 1',
  address,
};
const told = ['quillfeather', 'billabong', '1981-02-27', '491570159', '456701', 'bilby'];

async function inTheClear(): Promise<string[][]> {
  const found = await Promise.all(
    told.map(async (text) => [text, ...(await tablesWith(db, text)), ...(await tablesWith(db, text.toUpperCase()))]),
  );
  return found.filter(([, ...tables]) => tables.length > 0);
}

describe('the database after a booking', () => {
  it('holds no phone, birth date, street, number or words of a patient unencrypted', async () => {
    const [slotISO, toISO] = [slotIn(api, 3), slotIn(api, 4)] as const;
    const specialist = await aSpecialist(db, { specialty, slots: [slotISO, toISO] });
    const patient = await aNewcomer(db);
    const as = { as: patient };
    answered(await api.call('registerUser', { ...as, body: details }));
    const { role: _, address: __, ...person } = details;
    answered(await api.call('addPerson', { ...as, body: { ...person, relation: 'child', consent: true } }));
    const request = await aRequest(api, { patient, reason: 'quillfeather', specialists: [specialist], slotISO });
    answered(await accept(api, request, { as: specialist }));
    const params = { id: request.selectionId };
    answered(await api.call('requestReschedule', { ...as, params, body: { toISO, line: 'bilby' } }));
    const { requestId } = await anOpenRequest(api, {
      patient,
      reason: 'quillfeather',
      timeframe: 'own-words',
      timeframeWords: 'bilby',
    });
    const clinic = await aPartner(api);
    const onSite = bearing(await vouchedFor(api, clinic, { email: 'at.a.clinic@example.com' }), clinic.origin);
    answered(await api.call('registerUser', { ...onSite, body: details }));
    await settled(api);
    expect(await inTheClear()).toEqual([]);

    expect(answered(await api.call('myAppointments', { as: specialist }))).toMatchObject({
      items: [
        {
          reason: 'quillfeather',
          patient: { phone: '+61491570159', dob: '1981-02-27', medicareOrIhi: '2123456701', address },
          reschedule: { line: 'bilby' },
        },
      ],
    });
    expect(answered(await api.call('getOpenRequest', { ...as, params: { id: requestId } }))).toMatchObject({
      reason: 'quillfeather',
      timeframeWords: 'bilby',
    });
    expect(answered(await api.call('downloadMyData', as))).toMatchObject({
      profile: { phone: '+61491570159', address },
      people: [{ dob: '1981-02-27', phone: '+61491570159' }],
      appointments: [{ reschedules: [{ line: 'bilby' }] }],
    });
  });

  it('holds no phone or street of an applicant unencrypted', async () => {
    const { email, userId } = await anApplicant(api, stripe.url);
    const row = await db.selectFrom('applications').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();
    expect(JSON.stringify(row.details)).not.toMatch(/phone|street/);
    const { body } = await api.call('myProvider', { as: { email }, params: { category: 'doctors' } });
    expect(body).toMatchObject({
      details: { phone: expect.stringMatching(/\d/), address: { street: expect.stringMatching(/./) } },
    });
  });
});

describe('values in the clear, from the version before', () => {
  it('are readable, and encrypted by ops rotate-keys', async () => {
    const { userId, email } = await aPatient(db);
    const { selectionId } = await aRequest(api, { patient: { userId, email, name: 'Wren' }, reason: 'A rash' });
    await sql`update patient_profiles set phone = '+61491570157', dob = '1979-01-02', street = '4 Numbat Court'
      where user_id = ${userId}`.execute(db);
    await sql`update selections set reason = 'Numbat bite', reason_encrypted = null where id = ${selectionId}`.execute(
      db,
    );
    await sql`insert into applications (id, user_id, profile_type, status, details)
      values ('app_before', ${userId}, 'SOLO', 'PENDING',
        '{"name": "Wren", "phone": "+61491570157", "address": {"street": "4 Numbat Court", "state": "NSW", "postcode": "2300"}}')`.execute(
      db,
    );
    const read = async () => [
      (await api.call('authMe', { as: { email } })).body,
      (await api.call('getSelection', { as: { email }, params: { id: selectionId } })).body,
      (await api.call('myProvider', { as: { email }, params: { category: 'doctors' } })).body,
    ];
    const before = await read();
    expect(before).toMatchObject([
      { profile: { phone: '+61491570157', dob: '1979-01-02', address: { street: '4 Numbat Court' } } },
      { reason: 'Numbat bite' },
      { details: { phone: '+61491570157', address: { street: '4 Numbat Court' } } },
    ]);

    const said: string[] = [];
    expect(await verbs['rotate-keys']?.(api.services, ['--status'], (line) => said.push(line))).not.toBe(0);
    expect(said).toContain('patient_profiles.phone: 1 unencrypted. Run "ops rotate-keys".');
    expect(await verbs['rotate-keys']?.(api.services, [], (line) => said.push(line))).toBe(0);
    expect(said).toContain('5 unencrypted values encrypted.');
    for (const text of ['491570157', '1979-01-02', 'Numbat']) expect(await tablesWith(db, text)).toEqual([]);
    expect(await read()).toEqual(before);
  });

  it('replace an encrypted value that it saves over', async () => {
    const { userId, email } = await aPatient(db);
    await sql`update patient_profiles set phone = '+61491570110' where user_id = ${userId}`.execute(db);
    expect((await api.call('authMe', { as: { email } })).body).toMatchObject({
      profile: { phone: '+61491570110', dob: '1987-03-14' },
    });
  });

  it('take encrypted words with them when it deletes an account', async () => {
    const patient = await aPatient(db);
    const { selectionId } = await aRequest(api, { patient, reason: 'A rash' });
    await db.updateTable('users').set({ deleted_at: api.clock.now }).where('id', '=', patient.userId).execute();
    const row = db.selectFrom('selections').select('reason_encrypted').where('id', '=', selectionId);
    expect(await row.execute()).toEqual([{ reason_encrypted: null }]);
  });
});
