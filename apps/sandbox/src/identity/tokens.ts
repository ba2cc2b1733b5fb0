import { randomBytes } from 'node:crypto';
import { errors, importSPKI, jwtVerify, type JWTPayload } from 'jose';
import type { Signer } from '../keys.ts';
import { IdentityFailure } from './failure.ts';
import type { Session, User, Users } from './users.ts';

export const AUDIENCE = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
const tokenAudience = 'https://oauth2.googleapis.com/token';
const administrationScope = 'https://www.googleapis.com/auth/identitytoolkit';
const HOUR_S = 3600;
// Claims a custom token may not set, because the service sets them itself.
const RESERVED = new Set(
  'acr amr at_hash aud auth_time azp cnf c_hash exp firebase iat iss jti nbf nonce sub'.split(' '),
);

export interface TokenDesk {
  /** Starts a session: stores its refresh token and answers the fields every sign-in call returns. */
  open(user: User, how: Pick<Session, 'provider' | 'claims'>): Promise<SignedIn>;
  /** A new ID token of a running session. Throws INVALID_REFRESH_TOKEN, USER_NOT_FOUND or USER_DISABLED. */
  refresh(refreshToken: string): Promise<{ idToken: string; session: Session }>;
  /** The account an ID token speaks for. Throws INVALID_ID_TOKEN, TOKEN_EXPIRED or USER_NOT_FOUND. */
  read(idToken: string): Promise<User>;
  /** The uid and claims of a custom token whose signature, issuer, audience and times are right. */
  readCustom(token: string): Promise<{ uid: string; claims: Record<string, unknown> }>;
  /** An access token for the service account's assertion, good for an hour; undefined if the assertion is bad. */
  grantAdministration(assertion: string): Promise<string | undefined>;
  mayAdministrate(accessToken: string): boolean;
}

export interface SignedIn {
  idToken: string;
  refreshToken: string;
  expiresIn: string;
}

export interface TokenDeskParts {
  signer: Signer;
  users: Users;
  projectId: string;
  serviceAccountEmail: string;
  serviceAccountPublicKey: string;
}

export async function openTokenDesk(parts: TokenDeskParts): Promise<TokenDesk> {
  const { signer, users, projectId } = parts;
  const issuer = `https://securetoken.google.com/${projectId}`;
  const serviceKey = await importSPKI(parts.serviceAccountPublicKey, 'RS256');

  const issue = (user: User, session: Session): Promise<string> => {
    const iat = Math.floor(Date.now() / 1000);
    // Sessions from custom tokens carry no email: clients use `sub`.
    const email = session.provider === 'password' ? user.email : undefined;
    const claims: JWTPayload = {
      ...session.claims,
      iss: issuer,
      aud: projectId,
      auth_time: session.authTime,
      user_id: user.localId,
      sub: user.localId,
      iat,
      exp: iat + HOUR_S,
      ...(email ? { email, email_verified: true } : {}),
      firebase: { identities: email ? { email: [email] } : {}, sign_in_provider: session.provider },
    };
    return signer.sign(claims);
  };

  const granted = new Map<string, number>();
  return {
    async grantAdministration(assertion) {
      const options = { issuer: parts.serviceAccountEmail, audience: tokenAudience, algorithms: ['RS256'] };
      const read = await jwtVerify(assertion, serviceKey, options).catch(() => undefined);
      if (read?.payload.scope !== administrationScope) return undefined;
      const accessToken = `ya29.${randomBytes(48).toString('base64url')}`;
      granted.set(accessToken, Date.now() + HOUR_S * 1000);
      return accessToken;
    },
    mayAdministrate: (accessToken) => (granted.get(accessToken) ?? 0) > Date.now(),
    async open(user, how) {
      const refreshToken = randomBytes(48).toString('base64url');
      const session = { refreshToken, localId: user.localId, authTime: Math.floor(Date.now() / 1000), ...how };
      users.sessions.put(refreshToken, session);
      return { idToken: await issue(user, session), refreshToken, expiresIn: String(HOUR_S) };
    },
    async refresh(refreshToken) {
      const session = users.sessions.get(refreshToken);
      if (!session) throw new IdentityFailure('INVALID_REFRESH_TOKEN');
      const user = users.table.get(session.localId);
      if (!user) throw new IdentityFailure('USER_NOT_FOUND');
      if (user.disabled) throw new IdentityFailure('USER_DISABLED');
      return { idToken: await issue(user, session), session };
    },
    async read(idToken) {
      const options = { issuer, audience: projectId, algorithms: ['RS256'] };
      const { payload } = await jwtVerify(idToken, await signer.publicKey(), options).catch((cause: unknown) => {
        throw new IdentityFailure(cause instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'INVALID_ID_TOKEN');
      });
      const user = users.table.get(payload.sub ?? '');
      if (!user) throw new IdentityFailure('USER_NOT_FOUND');
      return user;
    },
    async readCustom(token) {
      const email = parts.serviceAccountEmail;
      const options = { issuer: email, subject: email, audience: AUDIENCE, algorithms: ['RS256'] };
      const { payload } = await jwtVerify(token, serviceKey, options).catch((cause: unknown) => {
        throw new IdentityFailure(`INVALID_CUSTOM_TOKEN : ${cause instanceof Error ? cause.message : 'Unreadable.'}`);
      });
      const { uid, claims = {}, iat, exp } = payload;
      if (typeof uid !== 'string' || uid === '' || uid.length > 128)
        throw new IdentityFailure('INVALID_CUSTOM_TOKEN : uid must be a string of 1 to 128 characters.');
      if (iat === undefined || exp === undefined || exp - iat > HOUR_S)
        throw new IdentityFailure('INVALID_CUSTOM_TOKEN : iat and exp must be at most one hour apart.');
      if (typeof claims !== 'object' || claims === null || Object.keys(claims).some((name) => RESERVED.has(name)))
        throw new IdentityFailure('INVALID_CUSTOM_TOKEN : claims must be an object without reserved names.');
      return { uid, claims: { ...claims } };
    },
  };
}
