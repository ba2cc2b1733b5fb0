/** A cheap look at an address before the provider's client, which decides, is loaded for it. */
export function looksLikeSignInLink(url: string): boolean {
  const query = new URL(url).searchParams;
  return query.get('mode') === 'signIn' && query.has('oobCode');
}
