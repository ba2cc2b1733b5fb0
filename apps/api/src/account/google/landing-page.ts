import { returnPath } from './return-path.ts';

/** Portal window for sign-in on a partner's page (product.md 'Partners'). */
const signInWindow = '/sign-in';

/** Portal page after Google sign-in. A partner's sign-in must end in its window: other pages lose the opener. */
export const landingPage = (returnTo: string | undefined, portalUrl: string): URL =>
  windowOf(returnTo, portalUrl) ?? new URL('/oauth/callback', portalUrl);

export function failedPage(returnTo: string | undefined, portalUrl: string): URL {
  const page = windowOf(returnTo, portalUrl) ?? new URL('/login', portalUrl);
  page.searchParams.set('error', 'google');
  return page;
}

function windowOf(returnTo: string | undefined, portalUrl: string): URL | null {
  const page = new URL(returnPath(returnTo, portalUrl), portalUrl);
  return page.pathname === signInWindow ? page : null;
}
