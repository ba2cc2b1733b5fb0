import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import type { Config } from '../config.ts';
import { ApiError } from '../http/api-error.ts';

/** What a verified sign-in token says. A token from a custom token carries no e-mail. */
export interface SignIn {
  uid: string;
  email: string | undefined;
  emailVerified: boolean;
}

/** Checks a sign-in token at the time `now`; throws 401 for a bad token and 503 when the keys cannot be had. */
export type TokenVerifier = (token: string, now: Date) => Promise<SignIn>;

const toleranceSeconds = 5;

/** Verifies Firebase ID tokens against the configured JWKS; the keys are fetched when first needed and then kept. */
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
    const { payload } = await jwtVerify(token, keys, { ...expected, currentDate: now }).catch((error: unknown) => {
      throw isOutage(error)
        ? new ApiError('UNAVAILABLE', 'Sign-in cannot be checked right now. Please try again.')
        : new ApiError('UNAUTHENTICATED', 'Please sign in.');
    });
    return signInOf(payload, now);
  };
}

function signInOf(payload: JWTPayload, now: Date): SignIn {
  const { sub, auth_time: authTime, email, email_verified: emailVerified } = payload;
  const signedInBefore = typeof authTime === 'number' && authTime <= now.getTime() / 1000 + toleranceSeconds;
  if (!sub || sub.length > 128 || !signedInBefore) throw new ApiError('UNAUTHENTICATED', 'Please sign in.');
  return {
    uid: sub,
    email: typeof email === 'string' && email !== '' ? email : undefined,
    emailVerified: emailVerified === true,
  };
}

/** jose reports an unreachable or failing JWKS as a timeout, a generic error or the TypeError of fetch. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true;
  return (
    error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid || error.code === 'ERR_JOSE_GENERIC'
  );
}
