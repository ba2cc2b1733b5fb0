import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { addProfile, aNewcomer, aPatient, aSpecialist } from '../testing/people.ts';
import { testConfig } from '../testing/test-config.ts';
import { withApi } from '../testing/start-api.ts';
import { createTokenVerifier, type TokenVerifier } from '../vendors/identity.ts';
import { authenticator } from './authenticate.ts';

const api = await withApi();
const { db } = api.services;
const seconds = api.clock.now.getTime() / 1000;

let people = 0;
const someone = (): string => `person-${(people += 1)}@example.com`;

async function callWith(token: string): Promise<{ status: number; body: unknown }> {
  const response = await api.fetch('/auth/me', { headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, body: await response.json() };
}

const accountsOf = (email: string) => db.selectFrom('users').selectAll().where('email', '=', email).execute();

describe('a token', () => {
  it('opens an account without a role on first use when its email is verified', async () => {
    const email = someone();
    const { status, body } = await api.call('authMe', { as: email });
    expect(status).toBe(200);
    expect(body).toEqual({
      userId: expect.stringMatching(/^usr_[a-z2-7]{20}$/),
      email,
      role: null,
      sides: [],
      name: null,
      profession: null,
      specialistId: null,
      profile: null,
    });
    expect(await accountsOf(email)).toHaveLength(1);
  });

  it('gives a newcomer the name it carries as their first name on file', async () => {
    const { body } = await callWith(await api.identity.tokenFor(someone(), { name: 'Tilly Marchetti' }));
    expect(body).toMatchObject({ name: 'Tilly Marchetti', role: null, profile: null });
    const odd = await callWith(await api.identity.tokenFor(someone(), { name: 'x'.repeat(121) }));
    expect(odd.body).toMatchObject({ name: null });
  });

  it.each([
    ['has expired', { exp: seconds - 60 }],
    ['is for another project', { aud: 'another-project' }],
    ['is of another issuer', { iss: 'https://securetoken.google.com/another-project' }],
    ['names nobody', { sub: '' }],
    ['has no subject', { sub: undefined }],
    ['has no time of sign-in', { auth_time: undefined }],
    ['signs in in the future', { auth_time: seconds + 600 }],
    ['never expires', { exp: undefined }],
  ])('is refused when it is %s', async (_, claims) => {
    const email = someone();
    const { status, body } = await callWith(await api.identity.tokenFor(email, claims));
    expect([status, body]).toMatchObject([401, { code: 'UNAUTHENTICATED', error: 'Please sign in.' }]);
    expect(await accountsOf(email)).toEqual([]);
  });

  it('is refused when signed by another key', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const good = await api.identity.tokenFor(someone());
    const claims = JSON.parse(Buffer.from(good.split('.')[1] ?? '', 'base64url').toString());
    const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'test' }).sign(privateKey);
    expect((await callWith(forged)).status).toBe(401);
  });

  it('is refused when altered after signing', async () => {
    const [head, , signature] = (await api.identity.tokenFor(someone())).split('.');
    const [, other] = (await api.identity.tokenFor(someone())).split('.');
    expect((await callWith(`${head}.${other}.${signature}`)).status).toBe(401);
  });

  it('is refused without a signature (alg none)', async () => {
    const claims = JSON.parse(
      Buffer.from((await api.identity.tokenFor(someone())).split('.')[1] ?? '', 'base64url').toString(),
    );
    expect((await callWith(new UnsecuredJWT(claims).encode())).status).toBe(401);
  });

  it('is refused when signed with the public key as a shared secret', async () => {
    const claims = JSON.parse(
      Buffer.from((await api.identity.tokenFor(someone())).split('.')[1] ?? '', 'base64url').toString(),
    );
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: 'test' })
      .sign(new TextEncoder().encode('x'.repeat(32)));
    expect((await callWith(forged)).status).toBe(401);
  });

  it.each(['', 'Bearer', 'Bearer ', 'Basic abc', 'Bearer a b', 'Bearer not-a-token'])(
    'is refused when written as %j',
    async (authorization) => {
      const response = await api.fetch('/auth/me', { headers: { authorization } });
      expect([response.status, await response.json()]).toMatchObject([401, { code: 'UNAUTHENTICATED' }]);
    },
  );

  it('is refused, and opens no account, when its email is not verified', async () => {
    const email = someone();
    const { status, body } = await callWith(await api.identity.tokenFor(email, { email_verified: false }));
    expect([status, body]).toMatchObject([403, { code: 'EMAIL_UNVERIFIED' }]);
    expect(await accountsOf(email)).toEqual([]);
  });

  it('is answered with 503 while the identity provider’s keys are unreachable', async () => {
    const authenticate = authenticator(createTokenVerifier(testConfig({ firebaseJwksUrl: 'http://127.0.0.1:9/jwks' })));
    const header = `Bearer ${await api.identity.tokenFor(someone())}`;
    await expect(authenticate(api.services, header, { fresh: false })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      status: 503,
    });
  });
});

describe('one person, one account', () => {
  it('has two uids when the same email signs in by two ways', async () => {
    const email = someone();
    const link = await callWith(await api.identity.tokenFor(email, { sub: 'uid-of-link' }));
    const google = await callWith(await api.identity.tokenFor(email.toUpperCase(), { sub: 'uid-of-google' }));
    expect(google).toEqual(link);
    expect(await accountsOf(email)).toHaveLength(1);
  });

  it('is recognised by the uid alone once recorded: custom tokens have no email', async () => {
    const email = someone();
    const first = await callWith(await api.identity.tokenFor(email, { sub: 'uid-recorded' }));
    const again = await callWith(
      await api.identity.tokenFor(email, { sub: 'uid-recorded', email: undefined, email_verified: undefined }),
    );
    expect(again).toEqual(first);
  });

  it('is unknown when the uid is unknown and there is no email', async () => {
    const token = await api.identity.tokenFor(someone(), {
      sub: 'uid-unknown',
      email: undefined,
      email_verified: undefined,
    });
    expect((await callWith(token)).status).toBe(401);
  });

  it('is created once by 20 simultaneous first calls', async () => {
    const email = someone();
    const token = await api.identity.tokenFor(email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => callWith(token)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(({ body }) => (body as { userId: string }).userId)).size).toBe(1);
    expect(await accountsOf(email)).toHaveLength(1);
  });
});

describe('the token cache', () => {
  async function aPerson(make: (given: typeof db) => Promise<{ email: string; userId: string }>, seconds = 3_600) {
    const person = await make(db);
    const exp = Math.floor(api.clock.now.getTime() / 1000) + seconds;
    const header = `Bearer ${await api.identity.tokenFor(person.email, { exp })}`;
    const clock = { now: api.clock.now };
    let verified = 0;
    const verify = createTokenVerifier(testConfig({ firebaseJwksUrl: api.identity.jwksUrl }));
    const counting: TokenVerifier = (...asked) => ((verified += 1), verify(...asked));
    const authenticate = authenticator(counting);
    const { log } = api.services;
    const who = (fresh = false) => authenticate({ db, now: () => clock.now, log }, header, { fresh });
    const pass = (ms: number): void => void (clock.now = new Date(clock.now.getTime() + ms));
    return { ...person, who, pass, verified: () => verified };
  }
  async function aSpecialistWhoBooks(given: typeof db) {
    const specialist = await aSpecialist(given);
    await addProfile(db, specialist.userId);
    return specialist;
  }
  const approval = (userId: string, approved: boolean) =>
    db.updateTable('specialists').set({ approved }).where('user_id', '=', userId).execute();

  it('keeps a token until it expires, up to ten minutes', async () => {
    const { who, pass, verified } = await aPerson(aPatient, 900);
    await who();
    pass(599_999);
    await who();
    expect(verified()).toBe(1);
    pass(1);
    await who();
    expect(verified()).toBe(2);
    pass(299_999);
    await who();
    expect(verified()).toBe(2);
    pass(10_000);
    await expect(who()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('never keeps a refusal', async () => {
    const { who, pass, verified } = await aPerson(aPatient, -60);
    await expect(who()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    pass(1);
    await expect(who()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(verified()).toBe(2);
  });

  it('keeps the account for one second, for reads only', async () => {
    const { who, pass, userId } = await aPerson(aSpecialistWhoBooks);
    expect(await who()).toMatchObject({ specialist: { approved: true } });
    await approval(userId, false);
    pass(999);
    expect(await who()).toMatchObject({ specialist: { approved: true } });
    expect(await who(true)).toMatchObject({ specialist: { approved: false } });
    // The write refreshes the memory used by later reads.
    expect(await who()).toMatchObject({ specialist: { approved: false } });
    await approval(userId, true);
    pass(1_000);
    expect(await who()).toMatchObject({ specialist: { approved: true } });
  });

  it.each([aNewcomer, aSpecialist])('keeps no missing profile: the next call sees a new patient', async (make) => {
    const { who, userId } = await aPerson(make);
    expect(await who()).toMatchObject({ patient: false });
    await addProfile(db, userId);
    expect(await who()).toMatchObject({ patient: true });
  });

  it('keeps no staff role: a revoked role ends at once', async () => {
    const { who, userId } = await aPerson(aPatient);
    await db.updateTable('users').set({ role: 'staff' }).where('id', '=', userId).execute();
    expect(await who()).toMatchObject({ staff: true });
    await db.updateTable('users').set({ role: 'patient' }).where('id', '=', userId).execute();
    expect(await who()).toMatchObject({ staff: false });
  });
});
