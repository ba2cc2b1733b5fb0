/** Cheap check of a URL before the provider's client, which decides, is loaded. */
export function looksLikeSignInLink(url: string): boolean {
  const query = new URL(url).searchParams;
  return query.get('mode') === 'signIn' && query.has('oobCode');
}
