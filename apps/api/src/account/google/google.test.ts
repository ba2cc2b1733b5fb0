import { createPublicKey } from 'node:crypto';
import { decodeJwt, jwtVerify, SignJWT } from 'jose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startGoogleIssuer } from '../../testing/test-google.ts';
import { startApi, withApi } from '../../testing/start-api.ts';

const client = { id: 'google-test', secret: 'google-test-secret' };
const api = await withApi({ now: new Date() });
const google = await startGoogleIssuer(client, () => new Date());
api.services.config.googleIssuer = google.issuer;
afterAll(() => google.close());

const flow = 'flow-of-this-browser';
const failed = 'http://portal.test/login?error=google';

let count = 0;
beforeEach(() => {
  google.person = { email: `person-${(count += 1)}@example.com`, verified: true };
});

async function locationOf(path: string): Promise<string> {
  const response = await api.fetch(path);
  expect(response.status).toBe(302);
  return response.headers.get('location') ?? '';
}
const start = (query: Record<string, string> = { flow }) =>
  locationOf(`/auth/google/start?${new URLSearchParams(query)}`);
const finish = (back: URL) => locationOf(`/auth/google/callback${back.search}`);
const fragmentOf = (location: string) => new URLSearchParams(new URL(location).hash.slice(1));

async function signIn(query: Record<string, string> = { flow }): Promise<URLSearchParams> {
  const landing = await finish(google.consent(await start(query)));
  expect(landing).toMatch(/^http:\/\/portal\.test\/oauth\/callback#/);
  return fragmentOf(landing);
}

describe('continuing with Google', () => {
  it('returns to the portal with an accepted custom token and the browser’s own flow', async () => {
    const fragment = await signIn({ flow, returnTo: '/requests?x=1' });
    expect(fragment.get('flow')).toBe(flow);
    expect(fragment.get('returnTo')).toBe('/requests?x=1');
    const { config } = api.services;
    const key = createPublicKey(config.firebaseServiceAccountKey);
    const { payload } = await jwtVerify(fragment.get('customToken') ?? '', key, {
      issuer: config.firebaseServiceAccountEmail,
      subject: config.firebaseServiceAccountEmail,
      audience: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
    });
    expect(payload.uid).toMatch(/^uid_/);
  });

  it('records the uid before it mints a token, because that token has no email', async () => {
    const { uid } = decodeJwt((await signIn()).get('customToken') ?? '');
    const token = await api.identity.tokenFor('unused@example.com', {
      sub: String(uid),
      email: undefined,
      email_verified: undefined,
    });
    const me = await api.fetch('/auth/me', { headers: { authorization: `Bearer ${token}` } });
    expect([me.status, await me.json()]).toMatchObject([200, { email: google.person.email }]);
  });

  it('uses Google’s name for a new profile and keeps a name entered here', async () => {
    const { email } = google.person;
    const nameOf = async () => ((await api.call('authMe', { as: email })).body as { name: unknown }).name;
    await signIn();
    expect(await nameOf()).toBeNull();
    google.person.name = ' Tilly Marchetti ';
    await signIn();
    expect(await nameOf()).toBe('Tilly Marchetti');
    const body = { role: 'patient', name: 'Matilda Marchetti', phone: '0491 570 156' };
    await api.call('registerUser', { as: email, body });
    await signIn();
    expect(await nameOf()).toBe('Matilda Marchetti');
  });

  it.each<Record<string, string>>([{}, { flow: '' }])(
    'returns to the portal with a token and no flow when it began with %j',
    async (query) => {
      const fragment = await signIn({ ...query, returnTo: '/requests' });
      expect([...fragment.keys()]).toEqual(['customToken', 'returnTo']);
      expect(decodeJwt(fragment.get('customToken') ?? '').uid).toMatch(/^uid_/);
    },
  );

  it('uses the uid an account already has', async () => {
    await api.call('authMe', { as: google.person.email });
    const tokens = [await signIn(), await signIn()];
    const uids = tokens.map((fragment) => decodeJwt(fragment.get('customToken') ?? '').uid);
    const known = await api.services.db
      .selectFrom('identities as i')
      .innerJoin('users as u', 'u.id', 'i.user_id')
      .select('i.provider_uid')
      .where('u.email', '=', google.person.email)
      .execute();
    expect(known.map((row) => row.provider_uid)).toEqual([uids[0]]);
    expect(uids[1]).toBe(uids[0]);
  });

  it.each([
    '//elsewhere.test',
    'https://elsewhere.test/x',
    '/\\elsewhere.test',
    '/.//elsewhere.test',
    'javascript:alert(1)',
    'requests',
  ])('returns to the portal’s start instead of %s', async (returnTo) => {
    expect((await signIn({ flow, returnTo })).get('returnTo')).toBe('/');
  });
});

describe('a sign-in in a window of a partner’s page', () => {
  const returnTo = '/sign-in?flow=sin_1';

  it('returns to that window, which alone knows the page that opened it', async () => {
    const landing = await finish(google.consent(await start({ flow, returnTo })));
    expect(landing).toMatch(/^http:\/\/portal\.test\/sign-in\?flow=sin_1#/);
    expect(fragmentOf(landing).get('flow')).toBe(flow);
  });

  it('succeeds with the page that opened it', async () => {
    const began = await api.fetch(`/auth/google/start?${new URLSearchParams({ flow, returnTo })}`);
    const back = google.consent(began.headers.get('location') ?? '');
    const ended = await api.fetch(`/auth/google/callback${back.search}`);
    for (const { headers } of [began, ended]) expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
  });

  it('returns to it after an error too', async () => {
    google.person.cancel = true;
    expect(await finish(google.consent(await start({ flow, returnTo })))).toBe(
      'http://portal.test/sign-in?flow=sin_1&error=google',
    );
    expect(await start({ flow: 'a b', returnTo })).toBe('http://portal.test/sign-in?flow=sin_1&error=google');
  });

  it.each(['/sign-in/x', '/requests?next=/sign-in', '//elsewhere.test/sign-in'])('is refused for %s', async (other) => {
    const landing = await finish(google.consent(await start({ flow, returnTo: other })));
    expect(new URL(landing).pathname).toBe('/oauth/callback');
  });
});

describe('a failed sign-in returns to the login page without details', () => {
  it('when the person cancels', async () => {
    google.person.cancel = true;
    expect(await finish(google.consent(await start()))).toBe(failed);
  });

  it('when the email is not verified, and opens no account', async () => {
    google.person.verified = false;
    expect(await finish(google.consent(await start()))).toBe(failed);
    const users = await api.services.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', google.person.email)
      .execute();
    expect(users).toEqual([]);
  });

  it('when the callback is replayed', async () => {
    const back = google.consent(await start());
    expect(await finish(back)).toContain('#customToken=');
    expect(await finish(back)).toBe(failed);
  });

  it('when the state is altered, missing or signed by someone else', async () => {
    const back = google.consent(await start());
    const state = back.searchParams.get('state') ?? '';
    const forged = await new SignJWT({ flow, returnTo: '/' })
      .setProtectedHeader({ alg: 'HS256' })
      .setJti('x')
      .setAudience('google-sign-in')
      .setExpirationTime('10m')
      .sign(new TextEncoder().encode('another secret of thirty-two characters'));
    for (const other of [`${state.slice(0, -3)}abc`, '', forged]) {
      back.searchParams.set('state', other);
      expect(await finish(back)).toBe(failed);
    }
  });

  it('when the code belongs to another start', async () => {
    const [mine, theirs] = [google.consent(await start()), google.consent(await start())];
    mine.searchParams.set('code', theirs.searchParams.get('code') ?? '');
    expect(await finish(mine)).toBe(failed);
  });

  it('when the state is older than ten minutes', async () => {
    const back = google.consent(await start());
    const before = api.clock.now;
    api.clock.now = new Date(before.getTime() + 11 * 60_000);
    expect(await finish(back)).toBe(failed);
    api.clock.now = before;
  });

  it('when the flow cannot be read', async () => {
    expect(await start({ flow: 'a b' })).toBe(failed);
  });

  it('when the issuer is unreachable', async () => {
    const apart = await startApi({ database: api.database, config: { googleIssuer: 'http://127.0.0.1:9' } });
    const response = await apart.fetch(`/auth/google/start?flow=${flow}`);
    expect([response.status, response.headers.get('location')]).toEqual([302, failed]);
    await apart.close();
  });
});

it('Google sign-in accepts 60 starts and callbacks a minute from one address', async () => {
  const from = (address: string) => api.fetch(`/auth/google/start?flow=${flow}`, {}, address);
  const answers = await Promise.all(Array.from({ length: 70 }, () => from('203.0.113.60')));
  const limited = answers.filter(({ status }) => status === 429);
  expect(limited).toHaveLength(10);
  expect(await limited[0]?.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(Number(limited[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await from('203.0.113.61')).status).toBe(302);
});
