import { places } from '../places.ts';

/** The origins a portal page may talk to; each a full URL or undefined for the provider's own. */
export interface PolicySources {
  apiBase: string;
  /** Where the identity service answers, when that is not Google. */
  identityUrl: string | undefined;
  /** The card script, when that is not Stripe's own. */
  stripeScriptUrl: string | undefined;
  /** The human check's script, when that is not its maker's own; null without a human check. */
  humanCheckScriptUrl: string | undefined | null;
  /** Where documents are sent to and staff read them from. */
  storageUrl: string | undefined;
  /** Vite's development server writes inline scripts and styles, which carry this nonce. Undefined in a build. */
  nonce?: string;
}

const googleIdentity = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
const stripe = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};

const humanCheck = ['https://challenges.cloudflare.com'];

const originOf = (url: string): string => new URL(url).origin;

/** The Content-Security-Policy of every page of the portal: no inline script, no inline style, named origins only. */
export function contentSecurityPolicy(sources: PolicySources): string {
  const { apiBase, identityUrl, stripeScriptUrl, humanCheckScriptUrl, storageUrl, nonce } = sources;
  const api = originOf(apiBase);
  const identity = identityUrl ? [originOf(identityUrl)] : googleIdentity;
  const cardOrigin = stripeScriptUrl && originOf(stripeScriptUrl);
  const own = cardOrigin && cardOrigin !== stripe.script[0] ? [cardOrigin] : undefined;
  const check = humanCheckScriptUrl === null ? [] : humanCheckScriptUrl ? [originOf(humanCheckScriptUrl)] : humanCheck;
  const storage = storageUrl ? [originOf(storageUrl)] : [];
  const inline = nonce ? [`'nonce-${nonce}'`] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline, ...(own ?? stripe.script), ...check],
    'style-src': ["'self'", ...inline],
    'img-src': ["'self'", 'data:', 'https:', api, ...(own ?? []), ...storage],
    'font-src': ["'self'"],
    'connect-src': ["'self'", api, ...identity, ...(own ?? stripe.connect), ...storage],
    'frame-src': [...(own ?? stripe.frame), ...check],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** The security headers of every page of the portal, besides those of its path (README, 'Headers in production'). */
export const pageHeaders = (sources: PolicySources): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(sources),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
});

/** The paths whose headers are not those of the rest. */
export const pathsApart: readonly string[] = [places.signInWindow.path];

/**
 * The headers that depend on the path. A page gives up whatever opened it, but for the sign-in window, which hands a code to the partner's page
 * that did; its addresses are no search engine's matter.
 */
export const pathHeaders = (pathname: string): Record<string, string> =>
  pathsApart.includes(pathname)
    ? { 'Cross-Origin-Opener-Policy': 'unsafe-none', 'X-Robots-Tag': 'noindex' }
    : { 'Cross-Origin-Opener-Policy': 'same-origin' };
