import { importPKCS8, SignJWT } from 'jose';
import type { Config } from '../config/config.ts';

export interface SignInAccounts {
  /** Deletes an account and its sessions. Idempotent. Throws SignInAccountsUnavailable. */
  delete: (uid: string) => Promise<void>;
}

export class SignInAccountsUnavailable extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`The identity provider did not delete an account: ${reason}`, options);
    this.name = 'SignInAccountsUnavailable';
  }
}

type Settings = Pick<
  Config,
  'firebaseAuthUrl' | 'firebaseProjectId' | 'firebaseServiceAccountEmail' | 'firebaseServiceAccountKey'
>;

const scope = 'https://www.googleapis.com/auth/identitytoolkit';
const tokenAudience = 'https://oauth2.googleapis.com/token';
const timeoutMs = 10_000;

/** Google's hosts, or the same paths below `firebaseAuthUrl`, as in Firebase's emulator. */
export function createSignInAccounts(settings: Settings): SignInAccounts {
  const host = (name: string): string =>
    settings.firebaseAuthUrl ? `${settings.firebaseAuthUrl}/${name}` : `https://${name}`;
  const accounts = `${host('identitytoolkit.googleapis.com')}/v1/projects/${settings.firebaseProjectId}/accounts:delete`;

  const accessToken = async (): Promise<string> => {
    const seconds = Math.floor(Date.now() / 1000);
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(settings.firebaseServiceAccountEmail)
      .setAudience(tokenAudience)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 300)
      .sign(await importPKCS8(settings.firebaseServiceAccountKey, 'RS256'));
    const form = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion });
    const { status, body } = await post(`${host('oauth2.googleapis.com')}/token`, form);
    if (typeof body.access_token === 'string') return body.access_token;
    throw new SignInAccountsUnavailable(`no access token, status ${status}`);
  };

  return {
    async delete(localId) {
      const authorization = `Bearer ${await accessToken()}`;
      const headers = { authorization, 'content-type': 'application/json' };
      const { status, body } = await post(accounts, JSON.stringify({ localId }), headers);
      const isGone = status === 400 && (body.error as { message?: unknown } | undefined)?.message === 'USER_NOT_FOUND';
      if (status !== 200 && !isGone) throw new SignInAccountsUnavailable(`status ${status}`);
    },
  };
}

async function post(
  url: string,
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, { method: 'POST', body, headers, signal }).catch((cause: unknown) => {
    throw new SignInAccountsUnavailable('no answer', { cause });
  });
  const answer: unknown = await response.json().catch(() => ({}));
  return { status: response.status, body: { ...(answer as object) } };
}
