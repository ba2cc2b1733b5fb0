import { places } from '../places.ts';

/** Origins a portal page may call; each a full URL, or undefined for the provider's own. */
export interface PolicySources {
  apiBase: string;
  /** URL of the identity service, if not Google's. */
  identityUrl: string | undefined;
  /** URL of the card script, if not Stripe's. */
  stripeScriptUrl: string | undefined;
  /** URL of the human check's script, if not the vendor's; null without a human check. */
  humanCheckScriptUrl: string | undefined | null;
  /** Receives documents; staff read them from here. */
  storageUrl: string | undefined;
  /** Photos of specialists, if not from `storageUrl`. */
  photoUrl: string | undefined;
  /** Nonce of inline scripts and styles from Vite's dev server. Undefined in a build. */
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

/** CSP without inline code or styles. Trusted Types in builds only: Vite's dev client writes HTML. */
export function contentSecurityPolicy(sources: PolicySources): string {
  const { apiBase, identityUrl, humanCheckScriptUrl, storageUrl, photoUrl, nonce } = sources;
  const api = apiBase.startsWith('/') ? [] : [originOf(apiBase)];
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
    'connect-src': ["'self'", ...api, ...identity, ...card.connect, ...storage],
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

/** Turns off unused device features; payment sheets only for us and the card form. */
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

/** Paths with their own headers. */
export const pathsApart: readonly string[] = [places.signInWindow.path];

/** Path-specific headers. Only the sign-in window keeps its opener, to send it a code; it is not indexed. */
export const pathHeaders = (pathname: string): Record<string, string> =>
  pathsApart.includes(pathname)
    ? { 'Cross-Origin-Opener-Policy': 'unsafe-none', 'X-Robots-Tag': 'noindex' }
    : { 'Cross-Origin-Opener-Policy': 'same-origin' };
