/** `returnTo` when it is a path of the portal, else `/`: never another origin, whatever a browser makes of slashes. */
export function returnPath(returnTo: string | undefined, portalUrl: string): string {
  if (!returnTo?.startsWith('/') || returnTo.length > 2_000) return '/';
  const url = URL.parse(returnTo, portalUrl);
  if (url?.origin !== new URL(portalUrl).origin) return '/';
  const path = url.pathname + url.search + url.hash;
  // `/.//elsewhere` normalises to a path that a browser would read as another host.
  return path.startsWith('//') ? '/' : path;
}
