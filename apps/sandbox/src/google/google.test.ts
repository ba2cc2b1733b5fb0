import * as oidc from 'openid-client';
import { describe, expect, it } from 'vitest';
import { freshConfig, sandboxForTest } from '../testing/sandbox-for-test.ts';

const redirect_uri = 'http://127.0.0.1:4000/auth/google/callback';

async function open() {
  const google = {
    clientId: 'client',
    clientSecret: 'secret',
    accounts: [
      { email: 'ann@example.com', name: 'Ann Lee' },
      { email: 'eve@example.com', name: 'Eve', email_verified: false },
    ],
  };
  const { url } = await sandboxForTest({ ...freshConfig(), google });
  const client = await oidc.discovery(new URL(`${url}/google`), 'client', 'secret', undefined, {
    execute: [oidc.allowInsecureRequests],
  });
  const verifier = oidc.randomPKCECodeVerifier();
  const address = oidc.buildAuthorizationUrl(client, {
    redirect_uri,
    scope: 'openid email profile',
    state: 'state-1',
    nonce: 'nonce-1',
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  const choose = async (form: Record<string, string>) => {
    const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
    return { status: answer.status, callback: new URL(answer.headers.get('location') ?? 'about:blank') };
  };
  const finish = (callback: URL, pkceCodeVerifier = verifier) =>
    oidc.authorizationCodeGrant(client, callback, {
      pkceCodeVerifier,
      expectedState: 'state-1',
      expectedNonce: 'nonce-1',
    });
  return { client, address, choose, finish };
}

describe('Google sign-in', () => {
  it('offers the configured accounts, another one, and a way out', async () => {
    const { address } = await open();
    const page = await (await fetch(address)).text();
    expect(page).toContain('ann@example.com');
    expect(page).toContain('Use another account');
    expect(page).toContain('Cancel');
  });

  it('signs the chosen person in with tokens that openid-client verifies', async () => {
    const { client, choose, finish } = await open();
    const { callback } = await choose({ account: 'ann@example.com' });
    const tokens = await finish(callback);
    const claims = tokens.claims();
    expect(claims).toMatchObject({ email: 'ann@example.com', email_verified: true, name: 'Ann Lee', nonce: 'nonce-1' });
    expect(claims?.sub).toMatch(/^\d{21}$/);
    const info = await oidc.fetchUserInfo(client, tokens.access_token, String(claims?.sub));
    expect(info.email).toBe('ann@example.com');
  });

  it('keeps the subject of a person from one sign-in to the next', async () => {
    const { choose, finish } = await open();
    const first = await finish((await choose({ account: 'ann@example.com' })).callback);
    const second = await finish((await choose({ other: 'yes', email: 'ANN@example.com', verified: 'yes' })).callback);
    expect(second.claims()?.sub).toBe(first.claims()?.sub);
  });

  it('reports an unverified email', async () => {
    const { choose, finish } = await open();
    const listed = await finish((await choose({ account: 'eve@example.com' })).callback);
    expect(listed.claims()?.email_verified).toBe(false);
    const entered = await finish((await choose({ other: 'yes', email: 'kim@example.com', name: 'Kim' })).callback);
    expect(entered.claims()).toMatchObject({ email: 'kim@example.com', email_verified: false });
  });

  it('reports Cancel as access_denied', async () => {
    const { choose, finish } = await open();
    const { callback } = await choose({ cancel: 'yes' });
    expect(callback.searchParams.get('error')).toBe('access_denied');
    await expect(finish(callback)).rejects.toMatchObject({ error: 'access_denied' });
  });

  it('refuses a code the second time', async () => {
    const { choose, finish } = await open();
    const { callback } = await choose({ account: 'ann@example.com' });
    await finish(callback);
    await expect(finish(callback)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it('refuses a code with another verifier', async () => {
    const { choose, finish } = await open();
    const { callback } = await choose({ account: 'ann@example.com' });
    await expect(finish(callback, oidc.randomPKCECodeVerifier())).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it('shows errors of the client or address to the person only', async () => {
    const { address } = await open();
    for (const [name, value] of [
      ['client_id', 'somebody'],
      ['redirect_uri', 'https://evil.example/'],
    ] as const) {
      const wrong = new URL(address);
      wrong.searchParams.set(name, value);
      const answer = await fetch(wrong, { redirect: 'manual' });
      expect(answer.status).toBe(400);
      expect(answer.headers.get('location')).toBeNull();
    }
  });

  it('refuses a wrong client secret', async () => {
    const { client } = await open();
    const token = client.serverMetadata().token_endpoint ?? '';
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'client',
      client_secret: 'wrong',
      code: 'x',
    });
    const answer = await fetch(token, { method: 'POST', body });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: 'invalid_client' });
  });
});
