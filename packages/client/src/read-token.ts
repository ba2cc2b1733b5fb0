export interface TokenFacts {
  subject: string | null;
  /** Epoch milliseconds. */
  expiresAt: number | null;
  /** Sign-in time in epoch milliseconds. */
  signedInAt: number | null;
}

/** Unverified claims of a JWT: only the API decides. Null for missing claims, or if it is no JWT. */
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
