import { returnPath } from './return-path.ts';

/** The portal's window in which somebody signs in for a partner's page (product.md 'Partners'). */
const signInWindow = '/sign-in';

/**
 * The page of the portal that a sign-in with Google comes back to. The window of a partner's sign-in is come back to itself: no other page is served so
 * that it keeps what opened it.
 */
export const landingPage = (returnTo: string | undefined, portalUrl: string): URL =>
  windowOf(returnTo, portalUrl) ?? new URL('/oauth/callback', portalUrl);

/** The page that says, without details, that it did not finish. */
export function failedPage(returnTo: string | undefined, portalUrl: string): URL {
  const page = windowOf(returnTo, portalUrl) ?? new URL('/login', portalUrl);
  page.searchParams.set('error', 'google');
  return page;
}

function windowOf(returnTo: string | undefined, portalUrl: string): URL | null {
  const page = new URL(returnPath(returnTo, portalUrl), portalUrl);
  return page.pathname === signInWindow ? page : null;
}
