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
  /** Receives documents; staff read them from here. */
  storageUrl: string | undefined;
  /** Photos of specialists, when they do not come from `storageUrl`. */
  photoUrl: string | undefined;
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
const originsOf = (url: string | undefined): string[] => (url ? [originOf(url)] : []);

/** Origins the card form needs, by directive. */
function cardSources({ stripeScriptUrl }: PolicySources): typeof stripe {
  const own = originsOf(stripeScriptUrl);
  return own.every((origin) => stripe.script.includes(origin)) ? stripe : { script: own, frame: own, connect: own };
}

/**
 * CSP of portal pages: no inline code or styles. Trusted Types in builds only, since Vite's dev client writes
 * HTML.
 */
export function contentSecurityPolicy(sources: PolicySources): string {
  const { apiBase, identityUrl, humanCheckScriptUrl, storageUrl, photoUrl, nonce } = sources;
  const api = originOf(apiBase);
  const identity = identityUrl ? [originOf(identityUrl)] : googleIdentity;
  const card = cardSources(sources);
  const check = humanCheckScriptUrl === null ? [] : humanCheckScriptUrl ? [originOf(humanCheckScriptUrl)] : humanCheck;
  const storage = originsOf(storageUrl);
  const inline = nonce ? [`'nonce-${nonce}'`] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline, ...card.script, ...check],
    'style-src': ["'self'", ...inline],
    'img-src': ["'self'", ...originsOf(photoUrl ?? storageUrl)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", api, ...identity, ...card.connect, ...storage],
    'frame-src': [...card.frame, ...check],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(!nonce && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['tele', 'default'] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** Features of the device that no page uses, and payment sheets for us and the card form alone. */
function permissionsPolicy(sources: PolicySources): string {
  const unused = ['camera', 'display-capture', 'geolocation', 'hid', 'microphone', 'midi', 'serial', 'usb'];
  const frames = cardSources(sources).frame.map((origin) => `"${origin}"`);
  return [...unused.map((feature) => `${feature}=()`), `payment=(self ${frames.join(' ')})`].join(', ');
}

/** Security headers of every page, without those of its path (README, 'Headers in production'). */
export const pageHeaders = (sources: PolicySources): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(sources),
  'Permissions-Policy': permissionsPolicy(sources),
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
});

/** The paths whose headers are not those of the rest. */
export const pathsApart: readonly string[] = [places.signInWindow.path];

/**
 * Path-specific headers. Pages drop their opener, except the sign-in window, which sends a code to it and is not
 * indexed.
 */
export const pathHeaders = (pathname: string): Record<string, string> =>
  pathsApart.includes(pathname)
    ? { 'Cross-Origin-Opener-Policy': 'unsafe-none', 'X-Robots-Tag': 'noindex' }
    : { 'Cross-Origin-Opener-Policy': 'same-origin' };
