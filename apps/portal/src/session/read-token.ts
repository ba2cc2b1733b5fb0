export interface TokenFacts {
  /** Whose token it is, at the identity provider. */
  subject: string;
  /** When it ends, in epoch milliseconds. */
  expiresAt: number;
}

/** What a token says about itself, unverified: only the API's word counts. Null when it cannot be read. */
export const readToken = (token: string): TokenFacts | null => {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null || !('exp' in claims) || !('sub' in claims)) return null;
    const { exp, sub } = claims;
    return typeof exp === 'number' && typeof sub === 'string' ? { subject: sub, expiresAt: exp * 1_000 } : null;
  } catch {
    return null;
  }
};

/** Whether the API will still take the token for half a minute. */
export const isFresh = (token: string, now: number): boolean => (readToken(token)?.expiresAt ?? 0) > now + 30_000;
