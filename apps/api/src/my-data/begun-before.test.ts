import type { RouteName } from '@tele/core';
import { describe, expect, it } from 'vitest';
import { attachIdentity } from '../account/attach-identity.ts';
import { findActorById } from '../account/find-actor.ts';
import { handlers } from '../server/handlers.ts';
import { ApiError } from '../http/api-error.ts';
import type { Ctx } from '../http/context.ts';
import { createCost } from '../http/cost.ts';
import { noTurn } from '../http/turns.ts';
import { aPatient, aNewcomer, aSpecialist, type Person } from '../testing/people.ts';
import { anApplicant, aRegistration, aStaffPerson, aToken, registrationConfig } from '../testing/registrations.ts';
import { codeOf, slotIn, specialty } from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';
import { tablesWith } from '../testing/tables-with.ts';

const { url } = await withStripe();
const api = await withApi({ config: registrationConfig(url) });
/** A separate process has its own queue of calls. */
const other = await withApi({ database: api.database, config: registrationConfig(url) });
const { db } = api.services;

const remove = (as: Person) => api.call('deleteAccount', { as });

/** Accepts a call, deletes the account, then runs the call. Returns its refusal code. */
async function behindDeletion(as: Person, name: RouteName, given: object): Promise<string> {
  const actor = await findActorById(db, as.userId);
  if (!actor) throw new Error('Nobody to let in.');
  expect((await remove(as)).status).toBe(200);
  const ctx = {
    ...api.services,
    actor,
    callerAddress: () => '',
    origin: undefined,
    countForPartner: () => undefined,
    ...createCost(),
  };
  const late = handlers[name] as (ctx: Ctx, input: object) => Promise<unknown>;
  const refusal: unknown = await late({ ...ctx, stepAside: noTurn }, given).catch((error: unknown) => error);
  return refusal instanceof ApiError ? refusal.code : `answered ${JSON.stringify(refusal)}`;
}

const versionOf = async (name: RouteName, as: Person): Promise<string> =>
  ((await api.call(name, { as })).headers.get('etag') ?? '').replaceAll('"', '');

describe('a call accepted before its account was deleted', () => {
  it.each<[RouteName, (specialistId: string) => object]>([
    ['keepFavourite', (specialistId) => ({ params: { specialistId } })],
    ['createAlert', (specialistId) => ({ body: { profession: 'doctor', specialistId } })],
    ['saveEmailPreferences', () => ({ body: { dayBefore: false } })],
  ])('stores nothing about a patient: %s', async (name, given) => {
    const [patient, { specialistId }] = [await aPatient(db), await aSpecialist(db, { specialty })];
    expect(await behindDeletion(patient, name, given(specialistId))).toBe('UNAUTHENTICATED');
    const left = await tablesWith(db, patient.userId);
    expect(left.filter((table) => ['favourites', 'alerts', 'email_preferences'].includes(table))).toEqual([]);
  });

  it.each<[RouteName, string, object]>([
    ['addCalendar', 'FORBIDDEN', { body: { name: 'Roster', address: 'https://calendar.example/roster.ics' } }],
    ['makeCalendarFeed', 'FORBIDDEN', {}],
    [
      'saveMeeting',
      'FORBIDDEN',
      { body: { way: 'video', videoUrl: 'https://video.example/room', instructions: null } },
    ],
    ['addTimeOff', 'UNAUTHENTICATED', { body: { startISO: slotIn(api, 10), endISO: slotIn(api, 11) } }],
  ])('stores nothing about a specialist: %s', async (name, code, given) => {
    const specialist = await aSpecialist(db);
    expect(await behindDeletion(specialist, name, given)).toBe(code);
    const left = await tablesWith(db, specialist.specialistId);
    const tables = ['busy_calendars', 'calendar_feeds', 'specialist_meetings', 'hidden_times'];
    expect(left.filter((table) => tables.includes(table))).toEqual([]);
  });

  it('reopens no account from an earlier sign-in lookup', async () => {
    const { email } = await aNewcomer(db);
    const authorization = `Bearer ${await api.identity.tokenFor(email, { sub: 'looked-up' })}`;
    expect((await api.fetch('/users/me', { method: 'DELETE', headers: { authorization } })).status).toBe(200);
    const signIn = { uid: 'looked-up', signedInAt: api.clock.now, email, name: 'Maeve Tran' };
    await expect(attachIdentity(db, signIn)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await db.selectFrom('users').select('id').where('email', '=', email).execute()).toEqual([]);
    expect(await tablesWith(db, 'looked-up')).toEqual(['outbox']);
  });

  it('saves no profile or hours read earlier', async () => {
    const specialist = await aSpecialist(db);
    const ifMatch = await versionOf('mySpecialistProfile', specialist);
    const given = { ifMatch, body: { bio: 'Keeps bees.' } };
    expect(await behindDeletion(specialist, 'saveSpecialistProfile', given)).toBe('STALE');
    expect(await tablesWith(db, 'Keeps bees.')).toEqual([]);

    const later = await aSpecialist(db);
    const blocks = [{ startISO: slotIn(api, 5), endISO: slotIn(api, 6) }];
    const save = { ifMatch: await versionOf('myAvailability', later), body: { blocks } };
    expect(await behindDeletion(later, 'saveAvailability', save)).toBe('STALE');
    expect(await tablesWith(db, later.specialistId)).not.toContain('availability_blocks');
  });

  it('creates no application for a person deleted during its checks', async () => {
    const person = await aNewcomer(db);
    const { humanCheck } = api.services;
    api.services.humanCheck = {
      verify: async (asked) => {
        expect((await other.call('deleteAccount', { as: person })).status).toBe(200);
        return humanCheck.verify(asked);
      },
    };
    const body = { ...aRegistration(person), turnstileToken: await aToken(url) };
    const answer = await api.call('registerSpecialist', { as: person, body });
    api.services.humanCheck = humanCheck;
    expect(codeOf(answer)).toBe('UNAUTHENTICATED');
    expect(await tablesWith(db, person.userId)).not.toContain('applications');
  });

  it('approves no deleted person', async () => {
    const staff = await aStaffPerson(api);
    for (let round = 0; round < 4; round += 1) {
      const applicant = await anApplicant(api, url);
      const checked = ['name', 'registration', 'title', 'seniority', 'conditions', 'insurance', 'identity'];
      const params = { id: applicant.applicationId };
      const [gone] = await Promise.all([
        remove(applicant),
        api.call('approveApplication', { as: staff, params, body: { checked } }),
      ]);
      expect(gone.status).toBe(200);
      const listed = db.selectFrom('specialists').select('id').where('user_id', '=', applicant.userId);
      expect(await listed.where('approved', '=', true).execute()).toEqual([]);
    }
  });
});

it('deletes an account from the favourites and alerts of others', async () => {
  const [patient, specialist] = [await aPatient(db), await aSpecialist(db, { specialty })];
  const { specialistId } = specialist;
  await api.call('keepFavourite', { as: patient, params: { specialistId } });
  await api.call('createAlert', { as: patient, body: { profession: 'doctor', specialistId } });
  expect(await tablesWith(db, specialistId)).toEqual(expect.arrayContaining(['favourites', 'alerts']));
  expect((await remove(specialist)).status).toBe(200);
  const left = await tablesWith(db, specialistId);
  expect(left.filter((table) => ['favourites', 'alerts'].includes(table))).toEqual([]);
  expect((await api.call('myAlerts', { as: patient })).body).toEqual({ items: [] });
});
