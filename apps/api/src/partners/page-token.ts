import { decodeJwt, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { Config } from '../config/config.ts';

/** Visitors are anonymous; sessions belong to a page; vouched patients depend on the key and may use any page. */
export type PageClaims = { partnerId: string } & (
  | { tag: 'visitor'; origin: string }
  | { tag: 'session'; origin: string; userId: string; sessionId: string }
  | { tag: 'vouched'; userId: string; keyId: string }
);

export interface ShortToken {
  token: string;
  expiresISO: string;
}

type Signing = Pick<Config, 'apiUrl' | 'partnerTokenKey'>;

const algorithm = 'HS256';
const audience = 'partner-page';
const seconds = 15 * 60;

/** 15-minute token (docs/decisions/2026-11-22-partner-page-tokens.md). */
export async function signPageToken(config: Signing, claims: PageClaims, now: Date): Promise<ShortToken> {
  const expires = Math.floor(now.getTime() / 1_000) + seconds;
  const jwt = new SignJWT({
    partner: claims.partnerId,
    ...('origin' in claims && { origin: claims.origin }),
    ...(claims.tag === 'session' && { session: claims.sessionId }),
    ...(claims.tag === 'vouched' && { key: claims.keyId }),
  })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setIssuer(config.apiUrl)
    .setAudience(audience)
    .setExpirationTime(expires);
  if ('userId' in claims) jwt.setSubject(claims.userId);
  return { token: await jwt.sign(keyOf(config)), expiresISO: new Date(expires * 1_000).toISOString() };
}

/** Issuer check only; the signature is not verified. */
export function isPageToken({ apiUrl }: Signing, token: string): boolean {
  try {
    return decodeJwt(token).iss === apiUrl;
  } catch {
    return false;
  }
}

export type PageTokenFacts = PageClaims & { issuedAt: Date };

export async function readPageToken(config: Signing, token: string, now: Date): Promise<PageTokenFacts | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyOf(config), {
      issuer: config.apiUrl,
      audience,
      algorithms: [algorithm],
      requiredClaims: ['exp'],
      currentDate: now,
    });
    const claims = claimsOf(payload);
    return claims && { ...claims, issuedAt: new Date(((payload.exp ?? 0) - seconds) * 1_000) };
  } catch {
    return undefined;
  }
}

function claimsOf({ sub: userId, partner: partnerId, origin, session: sessionId, key: keyId }: JWTPayload) {
  if (typeof partnerId !== 'string') return undefined;
  if (userId === undefined)
    return typeof origin === 'string' ? ({ tag: 'visitor', partnerId, origin } as const) : undefined;
  if (typeof origin === 'string' && typeof sessionId === 'string')
    return { tag: 'session', partnerId, origin, userId, sessionId } as const;
  return typeof keyId === 'string' ? ({ tag: 'vouched', partnerId, userId, keyId } as const) : undefined;
}

function keyOf({ partnerTokenKey }: Signing): Uint8Array {
  return new TextEncoder().encode(partnerTokenKey);
}
