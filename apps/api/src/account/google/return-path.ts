/** `returnTo` if it is a portal path, else `/`. Never another origin, however browsers read slashes. */
export function returnPath(returnTo: string | undefined, portalUrl: string): string {
  if (!returnTo?.startsWith('/') || returnTo.length > 2_000) return '/';
  const url = URL.parse(returnTo, portalUrl);
  if (url?.origin !== new URL(portalUrl).origin) return '/';
  const path = url.pathname + url.search + url.hash;
  // `/.//elsewhere` normalises to a path that browsers read as another host.
  return path.startsWith('//') ? '/' : path;
}
