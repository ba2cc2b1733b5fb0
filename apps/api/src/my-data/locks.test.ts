import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readNow } from '../calendars/read-now.ts';
import { hold } from '../testing/hold.ts';
import { aNewcomer, aSpecialist } from '../testing/people.ts';
import { anApplicant, aStaffPerson, registrationConfig, upload } from '../testing/registrations.ts';
import { codeOf, settled } from '../testing/requests.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { startStripe, type TestStripe } from '../testing/start-stripe.ts';
import { tablesWith } from '../testing/tables-with.ts';

let stripe: TestStripe;
let api: TestApi;

const file = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'UID:1',
  'DTSTART:20261203T000000Z',
  'DTEND:20261203T010000Z',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

// A deadlock here fails the suite at its end (testing/start-postgres.ts): the retries would hide it.
describe.skipIf(inject('database').engine !== 'postgres')('a deletion takes its locks in one order', () => {
  beforeAll(async () => {
    stripe = await startStripe();
    api = await startApi({ config: registrationConfig(stripe.url) });
    api.services.foreignCalendars = {
      read: () => Promise.resolve({ tag: 'read', text: file }),
      checkHost: () => Promise.resolve('public'),
    };
  });
  afterAll(async () => {
    await api.close();
    await stripe.stop();
  });

  it('alongside a reader of their calendar, who then finds it gone', async () => {
    const { db } = api.services;
    const specialist = await aSpecialist(db);
    const body = { name: 'Roster', address: 'https://calendar.example/roster.ics' };
    const { others } = (await api.call('addCalendar', { as: specialist, body })).body as {
      others: { calendarId: string }[];
    };
    // Its first read starts automatically.
    await settled(api);
    await db.deleteFrom('hidden_times').where('specialist_id', '=', specialist.specialistId).execute();
    const statement = 'select specialty from specialist_specialties where specialist_id = $1 for update';
    const held = await hold(api, statement, [specialist.specialistId]);
    const gone = api.call('deleteAccount', { as: specialist });
    await held.waitFor(1);
    const read = readNow(api.services, others[0]?.calendarId ?? '');
    await held.waitFor(2);
    await held.letGo();
    await read;
    expect((await gone).status).toBe(200);
    const left = db.selectFrom('hidden_times').select('id').where('specialist_id', '=', specialist.specialistId);
    expect(await left.execute()).toEqual([]);
  });

  it('alongside a first sign-in by another way, which then opens a new account', async () => {
    const { db } = api.services;
    const person = await aNewcomer(db);
    const before = (await api.call('authMe', { as: person })).body;
    const held = await hold(api, 'select id from users where id = $1 for update', [person.userId]);
    const gone = api.call('deleteAccount', { as: person });
    await held.waitFor(1);
    const token = await api.identity.tokenFor(person.email, { sub: 'another-way' });
    const signedIn = api.fetch('/auth/me', { headers: { authorization: `Bearer ${token}` } });
    await held.waitFor(2);
    await held.letGo();
    expect((await gone).status).toBe(200);
    const after: unknown = await (await signedIn).json();
    expect(after).toEqual({ ...(before as object), userId: expect.stringMatching(/^usr_/) });
    expect(after).not.toEqual(before);
    expect(await tablesWith(db, person.userId)).not.toContain('identities');
  });

  it('alongside an approval of their application, which then finds none', async () => {
    const staff = await aStaffPerson(api);
    const applicant = await anApplicant(api, stripe.url);
    const key = await upload(api, applicant, 'cv');
    const held = await hold(api, 'select key from uploads where key = $1 for update', [key]);
    const gone = api.call('deleteAccount', { as: applicant });
    await held.waitFor(1);
    const checked = ['name', 'registration', 'title', 'seniority', 'conditions', 'insurance', 'identity'];
    const params = { id: applicant.applicationId };
    const approved = api.call('approveApplication', { as: staff, params, body: { checked } });
    await held.waitFor(2);
    await held.letGo();
    expect([(await gone).status, codeOf(await approved)]).toEqual([200, 'NOT_FOUND']);
  });
});
