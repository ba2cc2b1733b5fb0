import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { GoogleAccount } from '../config.ts';
import type { Signer } from '../keys.ts';
import type { Site } from '../site.ts';

const CODE_LIFE_MS = 5 * 60 * 1000;
const TOKEN_LIFE_S = 3599;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

export interface Authorization {
  redirectUri: URL;
  scopes: string[];
  state: string | undefined;
  nonce: string | undefined;
  codeChallenge: string | undefined;
  loginHint: string;
}

interface Grant extends Omit<Authorization, 'redirectUri'> {
  redirectUri: string;
  account: GoogleAccount;
  expiresAt: number;
}

interface AccessToken {
  account: GoogleAccount;
  scopes: string[];
  expiresAt: number;
}

/** OAuth error. With `redirect` the client gets it; otherwise the person does, as the client is not trusted. */
export class OAuthFailure extends Error {
  readonly code: string;
  readonly redirect: URL | undefined;
  constructor(code: string, description: string, redirect?: URL) {
    super(description);
    this.code = code;
    this.redirect = redirect;
  }
}

/** Checks in this order because it decides who gets the error. */
export function readAuthorization(query: Record<string, string>, clientId: string): Authorization {
  if (query.client_id !== clientId) throw new OAuthFailure('invalid_client', 'The OAuth client was not found.');
  const uri = URL.canParse(query.redirect_uri ?? '') ? new URL(query.redirect_uri ?? '') : undefined;
  if (!uri || uri.hash || !LOOPBACK.has(uri.hostname))
    throw new OAuthFailure('redirect_uri_mismatch', 'The sandbox sends people back to this machine only.');
  const tell = (code: string, description: string) =>
    new OAuthFailure(code, description, back(uri, { error: code, state: query.state }));
  if (query.response_type !== 'code') throw tell('unsupported_response_type', 'Only the code flow is offered.');
  const scopes = (query.scope ?? '').split(' ').filter(Boolean);
  if (!scopes.includes('openid')) throw tell('invalid_scope', 'openid is missing.');
  if (query.code_challenge && query.code_challenge_method !== 'S256')
    throw tell('invalid_request', 'Only S256 is accepted.');
  return {
    redirectUri: uri,
    scopes,
    state: query.state,
    nonce: query.nonce,
    codeChallenge: query.code_challenge,
    loginHint: query.login_hint ?? '',
  };
}

export function back(redirectUri: URL, answer: Record<string, string | undefined>): URL {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) if (value !== undefined) url.searchParams.set(name, value);
  return url;
}

export interface GoogleProvider {
  grant(request: Authorization, account: GoogleAccount): string;
  /** Trades a code for tokens. Throws OAuthFailure invalid_client, invalid_grant or unsupported_grant_type. */
  exchange(form: Record<string, string>): Promise<object>;
  userinfo(accessToken: string): object | undefined;
}

export function openProvider(site: Site, signer: Signer): GoogleProvider {
  const { clientId, clientSecret } = site.config.google;
  const grants = site.journal.table<Grant>('google.codes');
  const tokens = site.journal.table<AccessToken>('google.tokens');
  return {
    grant(request, account) {
      const code = `4/${randomBytes(32).toString('base64url')}`;
      const { redirectUri, ...rest } = request;
      grants.put(code, { ...rest, redirectUri: redirectUri.href, account, expiresAt: Date.now() + CODE_LIFE_MS });
      return code;
    },
    async exchange(form) {
      if (form.client_id !== clientId || !same(form.client_secret ?? '', clientSecret))
        throw new OAuthFailure('invalid_client', 'Unauthorized');
      if (form.grant_type !== 'authorization_code')
        throw new OAuthFailure('unsupported_grant_type', 'Invalid grant_type.');
      const grant = grants.get(form.code ?? '');
      grants.delete(form.code ?? ''); // used up by the attempt, whatever its outcome
      const uri = URL.canParse(form.redirect_uri ?? '') ? new URL(form.redirect_uri ?? '').href : '';
      if (!grant || grant.expiresAt <= Date.now() || grant.redirectUri !== uri)
        throw new OAuthFailure('invalid_grant', 'Bad Request');
      if (grant.codeChallenge && grant.codeChallenge !== sha256(form.code_verifier ?? '').toString('base64url'))
        throw new OAuthFailure('invalid_grant', 'Invalid code verifier.');
      const { account, scopes, nonce } = grant;
      const accessToken = `ya29.${randomBytes(40).toString('base64url')}`;
      const now = Math.floor(Date.now() / 1000);
      tokens.put(accessToken, { account, scopes, expiresAt: (now + TOKEN_LIFE_S) * 1000 });
      const idToken = await signer.sign({
        iss: `${site.url}/google`,
        azp: clientId,
        aud: clientId,
        ...claims(account, scopes),
        at_hash: sha256(accessToken).subarray(0, 16).toString('base64url'),
        ...(nonce === undefined ? {} : { nonce }),
        iat: now,
        exp: now + TOKEN_LIFE_S,
      });
      return {
        access_token: accessToken,
        expires_in: TOKEN_LIFE_S,
        scope: scopes.join(' '),
        token_type: 'Bearer',
        id_token: idToken,
      };
    },
    userinfo(accessToken) {
      const token = tokens.get(accessToken);
      return token && token.expiresAt > Date.now() ? claims(token.account, token.scopes) : undefined;
    },
  };
}

function claims(
  { email, name, email_verified = true }: GoogleAccount,
  scopes: string[],
): { sub: string; [claim: string]: unknown } {
  const [given = '', ...family] = name.split(' ');
  return {
    // Google's subject is a long number that never changes; this one follows from the address.
    sub: BigInt(`0x${sha256(email.toLowerCase()).toString('hex').slice(0, 17)}`)
      .toString()
      .padStart(21, '1'),
    ...(scopes.includes('email') ? { email, email_verified } : {}),
    ...(scopes.includes('profile') ? { name, given_name: given, family_name: family.join(' ') } : {}),
  };
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function same(a: string, b: string): boolean {
  return timingSafeEqual(sha256(a), sha256(b));
}
