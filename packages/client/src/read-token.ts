export interface TokenFacts {
  /** Whose token it is, at the identity provider. */
  subject: string | null;
  /** When it ends, in epoch milliseconds. */
  expiresAt: number | null;
  /** When the person signed in, in epoch milliseconds. */
  signedInAt: number | null;
}

/** What a JWT says of itself, unverified: only the API's word counts. Null is what it does not say, as a token that is no JWT. */
export function readToken(token: string): TokenFacts {
  const { sub, exp, auth_time: authTime } = claimsOf(token);
  const inMs = (seconds: unknown): number | null => (typeof seconds === 'number' ? seconds * 1_000 : null);
  return {
    subject: typeof sub === 'string' ? sub : null,
    expiresAt: inMs(exp),
    signedInAt: inMs(authTime),
  };
}

function claimsOf(token: string): { sub?: unknown; exp?: unknown; auth_time?: unknown } {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}
