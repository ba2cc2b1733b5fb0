/** Whose token it is, as far as can be read: the `sub` of a JWT, else the token itself. Not a verification. */
export const tokenSubject = (token: string): string => {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims === 'object' && claims !== null && 'sub' in claims && typeof claims.sub === 'string') {
      return claims.sub;
    }
  } catch {
    // Not a JWT: every other string is taken for another person.
  }
  return token;
};
