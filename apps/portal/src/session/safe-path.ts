/** Text if it is a path of this portal, otherwise null: stored targets must not lead to another site. */
export function safePath(text: unknown): string | null {
  if (typeof text !== 'string' || !text.startsWith('/')) return null;
  const base = 'https://portal.invalid';
  try {
    const url = new URL(text, base);
    return url.origin === base ? `${url.pathname}${url.search}${url.hash}` : null;
  } catch {
    return null;
  }
}
