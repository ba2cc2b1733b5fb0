import { maxPasskeys, type Passkey } from '@tele/core';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { aPasskey, anAuthenticator } from '../testing/passkeys.ts';
import { aNewcomer, type Person } from '../testing/people.ts';
import { aStaffPerson } from '../testing/registrations.ts';
import { codeOf } from '../testing/requests.ts';
import { withApi, type Called } from '../testing/start-api.ts';
import { prunePasskeyChallenges } from './challenges.ts';

const api = await withApi();
const atAddress = await withApi({ database: api.database, config: { portalUrl: 'http://127.0.0.1:5173' } });
const strict = await withApi({ database: api.database, config: { staffSecondFactor: true } });
const { db } = api.services;
const start = api.clock.now;
const site = { rpId: 'portal.test', origin: 'http://portal.test' };

type Authenticator = ReturnType<typeof anAuthenticator>;
type Started = Parameters<Authenticator['sign']>[0];
const bodyOf = <T>({ status, body }: Called): T => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body as T;
};

const startAdding = async (as: Person) => bodyOf<Started>(await api.call('startPasskey', { as }));
const startSignIn = async () => bodyOf<Started>(await api.call('startPasskeySignIn'));
const add = (as: Person, body: unknown) => api.call('addPasskey', { as, body });
const finish = (body: unknown) => api.call('finishPasskeySignIn', { body });

async function aPersonWithPasskey(device = anAuthenticator(site)) {
  const person = await aNewcomer(db);
  const { passkeyId } = bodyOf<Passkey>(await add(person, device.create(await startAdding(person))));
  return { person, device, passkeyId };
}

const listOf = async (as: Person) => bodyOf<{ items: Passkey[] }>(await api.call('myPasskeys', { as })).items;

describe('a passkey', () => {
  it('signs in as the person who added it, with two factors', async () => {
    const { person, device } = await aPersonWithPasskey();
    const { customToken } = bodyOf<{ customToken: string }>(await finish(device.sign(await startSignIn())));
    const identity = await db
      .selectFrom('identities')
      .select('provider_uid')
      .where('user_id', '=', person.userId)
      .executeTakeFirstOrThrow();
    expect(decodeJwt(customToken)).toMatchObject({ uid: identity.provider_uid, claims: { passkey: true } });
    expect(await listOf(person)).toMatchObject([{ synced: false, usedAt: start.toISOString() }]);
  });

  it('is listed with its name and can be renamed and removed', async () => {
    const { person, device, passkeyId } = await aPersonWithPasskey(anAuthenticator({ ...site, synced: true }));
    const named = { as: person, params: { id: passkeyId }, body: { name: '  My phone ' } };
    bodyOf(await api.call('renamePasskey', named));
    expect(await listOf(person)).toMatchObject([{ passkeyId, name: 'My phone', synced: true, usedAt: null }]);
    const empty = await api.call('renamePasskey', { ...named, body: { name: ' ' } });
    expect(empty.body).toMatchObject({ fields: { name: 'Enter a name, such as the device that holds the passkey.' } });

    bodyOf(await api.call('removePasskey', { as: person, params: { id: passkeyId } }));
    expect(await listOf(person)).toEqual([]);
    expect(codeOf(await finish(device.sign(await startSignIn())))).toBe('NOT_FOUND');
  });

  it('emails the person when it is added and removed', async () => {
    const { person, passkeyId } = await aPersonWithPasskey();
    bodyOf(await api.call('removePasskey', { as: person, params: { id: passkeyId } }));
    const jobs = await db.selectFrom('outbox').select('payload').where('kind', '=', 'security-email').execute();
    const own = jobs.filter(({ payload }) => payload.userId === person.userId).map(({ payload }) => payload.email);
    expect(own.toSorted()).toEqual(['passkeyAdded', 'passkeyRemoved']);
  });

  it('can be added while there is room, also by two calls at once', async () => {
    const person = await aNewcomer(db);
    for (let n = 1; n < maxPasskeys; n += 1) await aPasskey(db, person.userId);
    const begun = [await startAdding(person), await startAdding(person)];
    const answers = await Promise.all(begun.map((one) => add(person, anAuthenticator(site).create(one))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(codeOf(await api.call('startPasskey', { as: person }))).toBe('TOO_MANY_KEPT');
  });
});

describe('a sign-in with a passkey is refused', () => {
  it.each([
    ['of another site', { rpId: 'portal.test', origin: 'http://elsewhere.test' }],
    ['of another domain', { rpId: 'elsewhere.test', origin: 'http://portal.test' }],
  ])('%s', async (_, theirs) => {
    const person = await aNewcomer(db);
    const refused = await add(person, anAuthenticator(theirs).create(await startAdding(person)));
    expect(codeOf(refused)).toBe('INVALID_INPUT');
    expect(await listOf(person)).toEqual([]);
  });

  it('that is unknown, or signs another challenge', async () => {
    expect(codeOf(await finish(anAuthenticator(site).sign(await startSignIn())))).toBe('NOT_FOUND');
    const { device } = await aPersonWithPasskey();
    const { challengeId } = await startSignIn();
    const { options } = await startSignIn();
    expect(codeOf(await finish(device.sign({ challengeId, options })))).toBe('INVALID_INPUT');
  });

  it('whose counter went back: the device was copied', async () => {
    const { device } = await aPersonWithPasskey();
    bodyOf(await finish(device.sign(await startSignIn())));
    device.setBack();
    expect(codeOf(await finish(device.sign(await startSignIn())))).toBe('INVALID_INPUT');
  });

  it('when its challenge was used, also by two calls at once', async () => {
    const { device } = await aPersonWithPasskey();
    const signed = device.sign(await startSignIn());
    const answers = await Promise.all([finish(signed), finish(signed)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('when its challenge is older than 5 minutes, which is then deleted', async () => {
    const { person, device } = await aPersonWithPasskey();
    const [signIn, adding] = [await startSignIn(), await startAdding(person)];
    api.clock.now = new Date(start.getTime() + 5 * 60_000);
    expect(codeOf(await finish(device.sign(signIn)))).toBe('INVALID_INPUT');
    api.clock.now = new Date(start.getTime() + 2 * 24 * 60 * 60_000);
    await prunePasskeyChallenges(api.services, 100);
    const left = await db.selectFrom('passkey_challenges').selectAll().where('id', '=', adding.challengeId).execute();
    expect(left).toEqual([]);
    api.clock.now = start;
  });

  it('with input that cannot be read', async () => {
    expect((await finish({})).status).toBe(422);
    expect((await finish({ challengeId: 'chl_1', response: { id: 'x' } })).status).toBe(422);
  });
});

it('staff need their passkey to add or remove one where two factors are required', async () => {
  const staff = await aStaffPerson(api);
  const byLink = await strict.identity.tokenFor(staff.email);
  const byPasskey = await strict.identity.tokenFor(staff.email, { passkey: true });
  const call = (token: string, ...[name, more]: Parameters<typeof strict.call>) =>
    strict.call(name, { ...more, headers: { authorization: `Bearer ${token}` } });
  const startBy = async (token: string) => bodyOf<Started>(await call(token, 'startPasskey'));

  const [first, second] = [await startBy(byLink), await startBy(byLink)];
  const body = anAuthenticator(site).create(first);
  const params = { id: bodyOf<Passkey>(await call(byLink, 'addPasskey', { body })).passkeyId };
  const late = await call(byLink, 'addPasskey', { body: anAuthenticator(site).create(second) });
  const refused = [late, await call(byLink, 'startPasskey'), await call(byLink, 'removePasskey', { params })];
  expect(refused.map(codeOf)).toEqual(Array(3).fill('SECOND_FACTOR_REQUIRED'));
  expect(await listOf(staff)).toHaveLength(1);

  bodyOf(await call(byPasskey, 'addPasskey', { body: anAuthenticator(site).create(await startBy(byPasskey)) }));
  bodyOf(await call(byPasskey, 'removePasskey', { params }));
});

it('a passkey cannot be added with the challenge of another person', async () => {
  const [person, other] = [await aNewcomer(db), await aNewcomer(db)];
  const made = anAuthenticator(site).create(await startAdding(other));
  expect(codeOf(await add(person, made))).toBe('INVALID_INPUT');
});

it('a portal without a domain name has no passkeys', async () => {
  expect((await atAddress.call('startPasskeySignIn')).status).toBe(404);
});
