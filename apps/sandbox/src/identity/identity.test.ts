import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  getIdToken,
  inMemoryPersistence,
  initializeAuth,
  isSignInWithEmailLink,
  sendSignInLinkToEmail,
  signInWithCustomToken,
  signInWithEmailLink,
  type Auth,
} from 'firebase/auth';
import { createRemoteJWKSet, generateKeyPair, importPKCS8, jwtVerify, SignJWT, type CryptoKey } from 'jose';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ServiceAccount } from '../keys.ts';
import type { Message } from '../mail/outbox.ts';
import { getJson, sandboxForTest } from '../testing/sandbox-for-test.ts';
import { AUDIENCE } from './tokens.ts';

const portal = { url: 'http://127.0.0.1:5173/login?next=%2Frequests', handleCodeInApp: true };

async function open() {
  const sandbox = await sandboxForTest();
  const { url, config } = sandbox;
  const auth = client(url, config.firebase.apiKey);
  const verify = (token: string) =>
    jwtVerify(token, createRemoteJWKSet(new URL(`${url}/jwks`)), {
      issuer: 'https://securetoken.google.com/tele-sandbox',
      audience: 'tele-sandbox',
      algorithms: ['RS256'],
    });
  const mail = async (to: string) => (await getJson<{ items: Message[] }>(`${url}/_outbox.json?to=${to}`)).items[0];
  /** Final URL after opening the emailed link. */
  const openLink = async (to: string) => {
    const link = (await mail(to))?.links[0] ?? '';
    return (await fetch(link, { redirect: 'manual' })).headers.get('location') ?? '';
  };
  const account = JSON.parse(readFileSync(join(config.stateDir, 'service-account.json'), 'utf8')) as ServiceAccount;
  return { url, config, auth, verify, mail, openLink, account };
}

function client(url: string, apiKey: string): Auth {
  const app = initializeApp({ apiKey, projectId: 'tele-sandbox' }, url);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, url, { disableWarnings: true });
  onTestFinished(() => deleteApp(app));
  return auth;
}

async function customToken(
  account: ServiceAccount,
  change: Record<string, unknown> = {},
  key?: CryptoKey,
): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const email = account.client_email;
  const claims = { iss: email, sub: email, aud: AUDIENCE, iat: now, exp: now + 600, uid: 'account-7', ...change };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256' })
    .sign(key ?? (await importPKCS8(account.private_key, 'RS256')));
}

describe('administration', () => {
  const scope = 'https://www.googleapis.com/auth/identitytoolkit';
  const asked = async ({ url, account }: Awaited<ReturnType<typeof open>>, change: Record<string, unknown> = {}) => {
    const audience = { sub: undefined, uid: undefined, aud: 'https://oauth2.googleapis.com/token', scope };
    const assertion = await customToken(account, { ...audience, ...change });
    const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion });
    const answer = await fetch(`${url}/oauth2.googleapis.com/token`, { method: 'POST', body });
    return (await answer.json()) as { access_token?: string; error?: string };
  };
  const remove = async (url: string, token: string, localId: string) => {
    const path = `${url}/identitytoolkit.googleapis.com/v1/projects/tele-sandbox/accounts:delete`;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify({ localId }) });
    return { status: answer.status, body: await answer.json() };
  };

  it('deletes an account with its sessions for the service account', async () => {
    const sandbox = await open();
    const { user } = await signInWithCustomToken(sandbox.auth, await customToken(sandbox.account));
    const { access_token: token = '' } = await asked(sandbox);
    expect((await remove(sandbox.url, token, user.uid)).status).toBe(200);
    expect(await remove(sandbox.url, token, user.uid)).toMatchObject({
      status: 400,
      body: { error: { message: 'USER_NOT_FOUND' } },
    });
    await expect(getIdToken(user, true)).rejects.toMatchObject({ code: 'auth/invalid-refresh-token' });
  });

  it('grants nothing for a wrong audience or scope, and does nothing without a grant', async () => {
    const sandbox = await open();
    for (const change of [{ aud: AUDIENCE }, { scope: 'openid' }])
      expect(await asked(sandbox, change)).toMatchObject({ error: 'invalid_grant' });
    expect((await remove(sandbox.url, 'ya29.invented', 'account-7')).status).toBe(401);
  });
});

describe('the sign-in link', () => {
  it('is mailed, leads back to the portal and signs the person in', async () => {
    const { auth, verify, mail, openLink, url } = await open();
    await sendSignInLinkToEmail(auth, 'Ann@Example.com', portal);
    expect(await mail('ann@example.com')).toMatchObject({ subject: 'Sign in to Tele' });
    expect((await mail('ann@example.com'))?.links[0]).toContain(`${url}/__/auth/action?`);
    const landing = await openLink('ann@example.com');
    expect(landing).toContain('http://127.0.0.1:5173/login?next=%2Frequests&');
    expect(isSignInWithEmailLink(auth, landing)).toBe(true);

    const { user } = await signInWithEmailLink(auth, 'ann@example.com', landing);
    expect(user).toMatchObject({ email: 'ann@example.com', emailVerified: true });
    const { payload } = await verify(await getIdToken(user));
    expect(payload).toMatchObject({
      sub: user.uid,
      user_id: user.uid,
      email: 'ann@example.com',
      email_verified: true,
      firebase: { identities: { email: ['ann@example.com'] }, sign_in_provider: 'password' },
    });
    const { payload: renewed } = await verify(await getIdToken(user, true));
    expect(renewed).toMatchObject({ sub: user.uid, auth_time: payload.auth_time });
  });

  it('returns the same account at the next sign-in', async () => {
    const { auth, openLink } = await open();
    const signIn = async () => {
      await sendSignInLinkToEmail(auth, 'ann@example.com', portal);
      return signInWithEmailLink(auth, 'ann@example.com', await openLink('ann@example.com'));
    };
    const first = await signIn();
    expect((await signIn()).user.uid).toBe(first.user.uid);
  });

  it('works once', async () => {
    const { auth, openLink } = await open();
    await sendSignInLinkToEmail(auth, 'ann@example.com', portal);
    const landing = await openLink('ann@example.com');
    await signInWithEmailLink(auth, 'ann@example.com', landing);
    await expect(signInWithEmailLink(auth, 'ann@example.com', landing)).rejects.toMatchObject({
      code: 'auth/invalid-action-code',
    });
  });

  it('refuses another person’s address, and still works for its owner', async () => {
    const { auth, openLink } = await open();
    await sendSignInLinkToEmail(auth, 'ann@example.com', portal);
    const landing = await openLink('ann@example.com');
    await expect(signInWithEmailLink(auth, 'bob@example.com', landing)).rejects.toMatchObject({
      code: 'auth/invalid-email',
    });
    await expect(signInWithEmailLink(auth, 'ann@example.com', landing)).resolves.toBeTruthy();
  });

  it('expires after an hour', async () => {
    const { auth, openLink } = await open();
    await sendSignInLinkToEmail(auth, 'ann@example.com', portal);
    const landing = await openLink('ann@example.com');
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60 * 60 * 1000);
    onTestFinished(() => void vi.restoreAllMocks());
    await expect(signInWithEmailLink(auth, 'ann@example.com', landing)).rejects.toMatchObject({
      code: 'auth/expired-action-code',
    });
  });

  it('is sent up to 20 times an hour to one address', async () => {
    const { auth, config, url } = await open();
    for (let time = 0; time < 20; time += 1) await sendSignInLinkToEmail(auth, 'ann@example.com', portal);
    await expect(sendSignInLinkToEmail(auth, 'Ann@example.com', portal)).rejects.toMatchObject({
      code: 'auth/too-many-requests',
    });
    const body = JSON.stringify({ requestType: 'EMAIL_SIGNIN', email: 'ann@example.com', continueUrl: portal.url });
    const call = `${url}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=${config.firebase.apiKey}`;
    const answer = await fetch(call, { method: 'POST', body });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } },
    ]);
    await expect(sendSignInLinkToEmail(auth, 'bob@example.com', portal)).resolves.toBeUndefined();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60 * 60 * 1000);
    onTestFinished(() => void vi.restoreAllMocks());
    await expect(sendSignInLinkToEmail(auth, 'ann@example.com', portal)).resolves.toBeUndefined();
  });

  it('cannot be guessed: after twenty wrong codes not even the right one is taken', async () => {
    const { auth, openLink } = await open();
    await sendSignInLinkToEmail(auth, 'ann@example.com', portal);
    const landing = await openLink('ann@example.com');
    const wrong = landing.replace(/oobCode=[^&]+/, 'oobCode=guess');
    for (let time = 0; time < 20; time += 1) {
      await expect(signInWithEmailLink(auth, 'ann@example.com', wrong)).rejects.toMatchObject({
        code: 'auth/invalid-action-code',
      });
    }
    await expect(signInWithEmailLink(auth, 'ann@example.com', landing)).rejects.toMatchObject({
      code: 'auth/too-many-requests',
    });
  });

  it('is not sent to lead elsewhere, to no address, or with a wrong key', async () => {
    const { auth, url } = await open();
    const elsewhere = { ...portal, url: 'https://evil.example/' };
    await expect(sendSignInLinkToEmail(auth, 'ann@example.com', elsewhere)).rejects.toMatchObject({
      code: 'auth/unauthorized-continue-uri',
    });
    await expect(sendSignInLinkToEmail(auth, 'nobody', portal)).rejects.toMatchObject({ code: 'auth/invalid-email' });
    const stranger = client(`${url}`.replace('127.0.0.1', 'localhost'), 'wrong');
    await expect(sendSignInLinkToEmail(stranger, 'ann@example.com', portal)).rejects.toMatchObject({
      code: expect.stringContaining('api-key-not-valid') as string,
    });
    expect(
      (await fetch(`${url}/__/auth/action?mode=signIn&oobCode=x&apiKey=x&continueUrl=https://evil.example`)).status,
    ).toBe(400);
  });
});

describe('a custom token', () => {
  it('signs in with its claims and without an email', async () => {
    const { auth, verify, account } = await open();
    const { user } = await signInWithCustomToken(auth, await customToken(account, { claims: { role: 'patient' } }));
    expect(user.uid).toBe('account-7');
    const { payload } = await verify(await getIdToken(user, true));
    expect(payload).toMatchObject({
      sub: 'account-7',
      role: 'patient',
      firebase: { identities: {}, sign_in_provider: 'custom' },
    });
    expect(payload).not.toHaveProperty('email');
  });

  it.each([
    ['another issuer', { iss: 'somebody@example.com' }],
    ['another audience', { aud: 'tele-sandbox' }],
    ['a life of over an hour', { exp: Math.floor(Date.now() / 1000) + 7200 }],
    ['a past end', { iat: 1, exp: 2 }],
    ['no uid', { uid: '' }],
    ['a reserved claim', { claims: { sub: 'x' } }],
  ])('is refused with %s', async (_, change) => {
    const { auth, account } = await open();
    await expect(signInWithCustomToken(auth, await customToken(account, change))).rejects.toMatchObject({
      code: 'auth/invalid-custom-token',
    });
  });

  it('is not taken any more after twenty that were refused', async () => {
    const { auth, account } = await open();
    const { privateKey } = await generateKeyPair('RS256');
    const forged = await customToken(account, {}, privateKey);
    for (let time = 0; time < 20; time += 1) await signInWithCustomToken(auth, forged).catch(() => undefined);
    await expect(signInWithCustomToken(auth, await customToken(account))).rejects.toMatchObject({
      code: 'auth/too-many-requests',
    });
  });

  it('is refused when another key signed it', async () => {
    const { auth, account } = await open();
    const { privateKey } = await generateKeyPair('RS256');
    await expect(signInWithCustomToken(auth, await customToken(account, {}, privateKey))).rejects.toMatchObject({
      code: 'auth/invalid-custom-token',
    });
  });
});

describe('the wire', () => {
  it('echoes the headers a preflight asks for', async () => {
    const { url } = await open();
    const answer = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=x`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://127.0.0.1:5173',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-client-version,x-firebase-client',
      },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-headers')).toBe('content-type,x-client-version,x-firebase-client');
  });

  it('refuses a tampered ID token and an unknown refresh token', async () => {
    const { url, config } = await open();
    const key = config.firebase.apiKey;
    const lookup = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=${key}`, {
      method: 'POST',
      body: JSON.stringify({ idToken: 'a.b.c' }),
    });
    expect(lookup.status).toBe(400);
    expect(await lookup.json()).toMatchObject({
      error: { code: 400, message: 'INVALID_ID_TOKEN', errors: [{ domain: 'global' }] },
    });
    const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'none' });
    const refresh = await fetch(`${url}/securetoken.googleapis.com/v1/token?key=${key}`, { method: 'POST', body });
    expect(await refresh.json()).toMatchObject({ error: { message: 'INVALID_REFRESH_TOKEN' } });
  });
});
