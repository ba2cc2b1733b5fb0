import { maxSessions, type Sessions } from '@tele/core';
import { describe, expect, it } from 'vitest';
import { newId } from '../db/new-id.ts';
import { hashOf, newSecret } from '../encryption/secret.ts';
import { aPartner, bearing, vouchedFor, type TestPartner } from '../testing/partners.ts';
import { aPatient, type Person } from '../testing/people.ts';
import { codeOf } from '../testing/requests.ts';
import { withApi, type TestApi } from '../testing/start-api.ts';
import { tablesWith } from '../testing/tables-with.ts';
import { pruneSessions } from './prune.ts';

const api = await withApi();
/** Another process, with its own memory of who calls. */
const other = await withApi({ database: api.database });
const { db } = api.services;
const start = api.clock.now;

const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

async function signedIn({ email }: Person, { ago = 0, device = chrome, on = api } = {}) {
  const auth_time = Math.floor(on.clock.now.getTime() / 1000) - ago;
  const token = await on.identity.tokenFor(email, { auth_time });
  return { headers: { authorization: `Bearer ${token}`, 'user-agent': device } };
}

type Device = Awaited<ReturnType<typeof signedIn>>;

async function listOf(device: Device): Promise<Sessions> {
  const { status, body } = await api.call('mySessions', device);
  expect([status, body]).toMatchObject([200, {}]);
  return body as Sessions;
}

async function idOf(device: Device): Promise<string> {
  return (await listOf(device)).devices.find(({ isThis }) => isThis)?.sessionId ?? '';
}

const tries = (device: Device, at: TestApi = api) => at.call('authMe', device).then(({ status }) => status);

/** The identity stand-ins of two processes sign with one key: a token of one is valid at the other. */
const readAt = (at: TestApi, ms: number): void => void (at.clock.now = new Date(start.getTime() + ms));

async function signInAtClinic(clinic: TestPartner, { userId }: Person): Promise<void> {
  await db
    .insertInto('partner_sessions')
    .values({
      id: newId('pse'),
      partner_id: clinic.id,
      user_id: userId,
      origin: clinic.origin,
      refresh_hash: newId('hash'),
      expires_at: new Date(start.getTime() + 12 * 3_600_000),
    })
    .execute();
}

describe('the list of sessions', () => {
  it('has each device in words, its last use, and clinics', async () => {
    const patient = await aPatient(db);
    const clinic = await aPartner(api);
    await signInAtClinic(clinic, patient);
    const phone = await signedIn(patient, { ago: 7_200, device: iPhone });
    expect(await tries(phone)).toBe(200);
    const { devices, clinics } = await listOf(await signedIn(patient));
    expect(devices.map(({ device, isThis }) => [device, isThis])).toEqual(
      expect.arrayContaining([
        ['Chrome on Windows', true],
        ['Safari on iPhone', false],
      ]),
    );
    expect(devices).toHaveLength(2);
    expect(clinics).toEqual([
      { partnerId: clinic.id, name: clinic.name, until: '2026-12-01T12:00:00.000Z', disconnectedAt: null },
    ]);
  });

  it('stores no header and no address', async () => {
    const patient = await aPatient(db);
    await tries(await signedIn(patient));
    const rows = await db.selectFrom('sessions').selectAll().where('user_id', '=', patient.userId).execute();
    expect(Object.keys(rows[0] ?? {})).toEqual(['id', 'user_id', 'device', 'signed_in_at', 'seen_at', 'ended_at']);
    expect(rows).toMatchObject([{ device: 'Chrome on Windows' }]);
  });

  it('lists a device once, for any number of token renewals', async () => {
    const patient = await aPatient(db);
    await Promise.all(Array.from({ length: 5 }, async () => tries(await signedIn(patient))));
    const renewed = await api.identity.tokenFor(patient.email, {
      auth_time: start.getTime() / 1000,
      exp: start.getTime() / 1000 + 600,
    });
    expect((await listOf(bearing(renewed) as Device)).devices).toHaveLength(1);
  });

  it('ends the oldest sign-in when there is one too many', async () => {
    const patient = await aPatient(db);
    const oldest = await signedIn(patient, { ago: 10_000 });
    expect(await tries(oldest)).toBe(200);
    for (let ago = maxSessions; ago > 0; ago -= 1) await tries(await signedIn(patient, { ago }));
    expect(await tries(oldest)).toBe(200);
    readAt(api, 1_000);
    expect(await tries(oldest)).toBe(401);
    readAt(api, 0);
    expect((await listOf(await signedIn(patient, { ago: 1 }))).devices).toHaveLength(maxSessions);
  });

  it('drops sessions older than 90 days, except the latest', async () => {
    const patient = await aPatient(db);
    const day = 86_400_000;
    const row = (id: string, days: number) => {
      const at = new Date(start.getTime() - days * day);
      return { id: `${id}${patient.userId}`, user_id: patient.userId, device: null, signed_in_at: at, seen_at: at };
    };
    await db
      .insertInto('sessions')
      .values([row('a', 92), row('b', 91)])
      .execute();
    await pruneSessions(api.services, 100);
    const left = await db.selectFrom('sessions').select('id').where('user_id', '=', patient.userId).execute();
    expect(left).toEqual([{ id: `b${patient.userId}` }]);
  });
});

describe('ending a session', () => {
  it('refuses the device everywhere within a second, and no other', async () => {
    const patient = await aPatient(db);
    const [lost, kept] = [await signedIn(patient, { ago: 60 }), await signedIn(patient)];
    expect([await tries(lost, other), await tries(kept)]).toEqual([200, 200]);
    expect((await api.call('endOwnSession', { ...kept, params: { id: await idOf(lost) } })).status).toBe(200);
    expect(codeOf(await other.call('saveEmailPreferences', { ...lost, body: { dayBefore: false } }))).toBe(
      'UNAUTHENTICATED',
    );
    readAt(other, 1_000);
    expect([await tries(lost, other), await tries(kept)]).toEqual([401, 200]);
    readAt(other, 0);
    expect((await listOf(kept)).devices).toHaveLength(1);
  });

  it('stays ended after another end or a token renewal', async () => {
    const patient = await aPatient(db);
    const [lost, kept] = [await signedIn(patient, { ago: 60 }), await signedIn(patient)];
    const params = { id: await idOf(lost) };
    for (const _ of [1, 2]) expect((await api.call('endOwnSession', { ...kept, params })).status).toBe(200);
    const exp = start.getTime() / 1000 + 900;
    const renewed = await api.identity.tokenFor(patient.email, { auth_time: start.getTime() / 1000 - 60, exp });
    readAt(api, 1_000);
    expect(await tries(bearing(renewed) as Device)).toBe(401);
    readAt(api, 0);
  });

  it('is for its owner only', async () => {
    const device = await signedIn(await aPatient(db));
    const stranger = await signedIn(await aPatient(db));
    const params = { id: await idOf(device) };
    expect(codeOf(await api.call('endOwnSession', { ...stranger, params }))).toBe('NOT_FOUND');
    expect(await tries(device)).toBe(200);
  });
});

describe('signing out everywhere', () => {
  it('ends every device and clinic, and lets a new sign-in in', async () => {
    const patient = await aPatient(db);
    const clinic = await aPartner(api);
    await signInAtClinic(clinic, patient);
    const vouched = bearing(await vouchedFor(api, clinic, patient), clinic.origin);
    expect((await api.call('authMe', vouched)).status).toBe(200);
    const [one, two] = [await signedIn(patient, { ago: 60 }), await signedIn(patient, { ago: 30, device: iPhone })];
    expect([await tries(one), await tries(two, other)]).toEqual([200, 200]);
    expect((await api.call('endAllSessions', one)).status).toBe(200);
    for (const at of [api, other]) readAt(at, 1_000);
    expect([await tries(one), await tries(two, other)]).toEqual([401, 401]);
    expect(codeOf(await api.call('authMe', vouched))).toBe('UNAUTHENTICATED');
    const fresh = await signedIn(patient);
    expect(await listOf(fresh)).toMatchObject({ devices: [{ isThis: true }], clinics: [{ until: null }] });
    for (const at of [api, other]) readAt(at, 0);
  });
});

describe('disconnecting a clinic', () => {
  it('ends its sessions of this person, and no others', async () => {
    const [patient, stranger] = [await aPatient(db), await aPatient(db)];
    const [clinic, second] = [await aPartner(api), await aPartner(api)];
    for (const one of [clinic, second]) await signInAtClinic(one, patient);
    const device = await signedIn(patient);
    const params = { id: clinic.id };
    const asStranger = { ...(await signedIn(stranger)), params };
    expect(codeOf(await api.call('disconnectClinic', asStranger))).toBe('NOT_FOUND');
    for (const _ of [1, 2]) expect((await api.call('disconnectClinic', { ...device, params })).status).toBe(200);
    expect((await listOf(device)).clinics).toMatchObject([
      { partnerId: second.id, disconnectedAt: null },
      { partnerId: clinic.id, until: null, disconnectedAt: start.toISOString() },
    ]);
  });

  it('refuses the clinic’s sign-in and current token until the person agrees again', async () => {
    const [patient, stranger] = [await aPatient(db), await aPatient(db)];
    const clinic = await aPartner(api);
    const params = { id: clinic.id };
    const vouch = () => api.call('vouchForPatient', { ...bearing(clinic.secret), body: { email: patient.email } });
    const device = await signedIn(patient);
    expect(codeOf(await api.call('connectClinic', { ...device, params }))).toBe('NOT_FOUND');
    const vouched = bearing(await vouchedFor(api, clinic, patient), clinic.origin);
    expect((await listOf(device)).clinics).toMatchObject([{ partnerId: clinic.id, until: null, disconnectedAt: null }]);

    expect((await api.call('disconnectClinic', { ...device, params })).status).toBe(200);
    expect(await vouch()).toMatchObject({ status: 403, body: { code: 'CLINIC_DISCONNECTED' } });
    expect((await other.call('authMe', vouched)).status).toBe(401);
    expect((await api.call('connectClinic', { ...vouched, params })).status).not.toBe(200);
    expect(codeOf(await api.call('connectClinic', { ...(await signedIn(stranger)), params }))).toBe('NOT_FOUND');
    expect(codeOf(await vouch())).toBe('CLINIC_DISCONNECTED');

    for (const _ of [1, 2]) expect((await api.call('connectClinic', { ...device, params })).status).toBe(200);
    expect((await vouch()).status).toBe(200);
  });

  it('is undone when the person signs in on the clinic’s page', async () => {
    const patient = await aPatient(db);
    const clinic = await aPartner(api);
    const { origin, publishableId } = clinic;
    await vouchedFor(api, clinic, patient);
    const device = await signedIn(patient);
    await api.call('disconnectClinic', { ...device, params: { id: clinic.id } });
    const challenge = hashOf(newSecret());
    const begun = await api.call('startSignIn', { headers: { origin }, body: { publishableId, challenge } });
    const params = { id: (begun.body as { signInId: string }).signInId };
    expect((await api.call('approveSignIn', { ...device, params })).status).toBe(200);
    expect(await vouchedFor(api, clinic, patient)).toEqual(expect.any(String));
  });
});

it('a deleted account leaves no session behind', async () => {
  const patient = await aPatient(db);
  const device = await signedIn(patient);
  expect((await api.call('deleteAccount', device)).status).toBe(200);
  expect(await tablesWith(db, patient.userId)).not.toContain('sessions');
});
