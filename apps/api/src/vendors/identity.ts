import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import type { Config } from '../config/config.ts';

export interface SignIn {
  uid: string;
  email: string | undefined;
  emailVerified: boolean;
  name: string | undefined;
  expiresAt: Date;
  /** Time of sign-in in whole seconds; refreshed tokens keep it. */
  signedInAt: Date;
  hasSecondFactor: boolean;
}

export class IdentityUnavailable extends Error {
  constructor(options?: ErrorOptions) {
    super('The sign-in keys cannot be had.', options);
    this.name = 'IdentityUnavailable';
  }
}

/** Verifies a token at `now`: undefined for a bad one. Throws IdentityUnavailable. */
export type TokenVerifier = (token: string, now: Date) => Promise<SignIn | undefined>;

const toleranceSeconds = 5;

/** Verifies Firebase ID tokens against the configured JWKS, fetched at first use and cached. */
export function createTokenVerifier(config: Pick<Config, 'firebaseProjectId' | 'firebaseJwksUrl'>): TokenVerifier {
  const keys = createRemoteJWKSet(new URL(config.firebaseJwksUrl), { timeoutDuration: 5_000 });
  const expected = {
    issuer: `https://securetoken.google.com/${config.firebaseProjectId}`,
    audience: config.firebaseProjectId,
    algorithms: ['RS256'],
    requiredClaims: ['sub', 'auth_time', 'exp', 'iat'],
    clockTolerance: toleranceSeconds,
  };
  return async (token, now) => {
    try {
      const { payload } = await jwtVerify(token, keys, { ...expected, currentDate: now });
      return signInOf(payload, now);
    } catch (error) {
      if (isOutage(error)) throw new IdentityUnavailable({ cause: error });
      return undefined;
    }
  };
}

function signInOf(payload: JWTPayload, now: Date): SignIn | undefined {
  const { sub, auth_time: authTime, exp = 0, email, email_verified: emailVerified, name } = payload;
  if (typeof authTime !== 'number' || authTime > now.getTime() / 1000 + toleranceSeconds) return undefined;
  if (!sub || sub.length > 128) return undefined;
  return {
    uid: sub,
    email: typeof email === 'string' && email !== '' ? email : undefined,
    emailVerified: emailVerified === true,
    name: typeof name === 'string' ? name : undefined,
    expiresAt: new Date(exp * 1000),
    signedInAt: new Date(authTime * 1000),
    hasSecondFactor: hasSecondFactor(payload),
  };
}

/** Firebase names the factor, other providers list `mfa` (RFC 8176). A passkey is two: the device and its lock. */
function hasSecondFactor({ amr, firebase, passkey }: JWTPayload): boolean {
  const { sign_in_second_factor: factor } = { ...(firebase as { sign_in_second_factor?: unknown } | undefined) };
  return (
    passkey === true || (typeof factor === 'string' && factor !== '') || (Array.isArray(amr) && amr.includes('mfa'))
  );
}

/** jose reports an unreachable or failing JWKS as a timeout, a generic error or the TypeError of fetch. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true;
  return (
    error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid || error.code === 'ERR_JOSE_GENERIC'
  );
}
