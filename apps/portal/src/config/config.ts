/** Portal configuration. Parsed once, in `main.tsx`; no other module reads the environment. */
export interface Config {
  /** Base of the API with its stage and no trailing slash: `http://127.0.0.1:4000/prod`, or `/prod` on our origin. */
  apiBase: string;
  identity: {
    apiKey: string;
    projectId: string;
    /** URL of the identity service, if not the provider's. */
    serviceUrl: string | undefined;
  };
  /** Undefined without a publishable key: the chrome then shows a notice (spec section 2, Global chrome). */
  stripe: { publishableKey: string; scriptUrl: string | undefined } | undefined;
  /** Human check of registrations; null without a site key: forms cannot then be sent. */
  humanCheck: { siteKey: string; scriptUrl?: string } | null;
  /** People may search and see specialists signed out. The API needs `PORTAL_BROWSING=open`. */
  openPortal: boolean;
  contactEmail: string;
  /** Pages about privacy, terms and help. Default: the files in `public/legal`, which an installation replaces. */
  privacyUrl: string;
  termsUrl: string;
  helpUrl: string;
  /** Practice that doctors may join: its name and tagline. Default: the registration's own texts. */
  practice: { name?: string; claim?: string };
}

/** Environment variables of the build (docs/configuration.md). */
export type Environment = Readonly<Record<`VITE_${string}`, string | undefined>>;

const text = (value: string | undefined): string | undefined => value?.trim() || undefined;

export function readConfig(env: Environment): Config {
  const publishableKey = text(env.VITE_STRIPE_PUBLISHABLE_KEY);
  const siteKey = text(env.VITE_TURNSTILE_SITE_KEY);
  const scriptUrl = text(env.VITE_TURNSTILE_JS_URL);
  const name = text(env.VITE_PRACTICE_NAME);
  const claim = text(env.VITE_PRACTICE_CLAIM);
  return {
    apiBase: (text(env.VITE_API_BASE) ?? 'http://127.0.0.1:4000/prod').replace(/\/+$/, ''),
    identity: {
      apiKey: text(env.VITE_FIREBASE_API_KEY) ?? '',
      projectId: text(env.VITE_FIREBASE_PROJECT_ID) ?? '',
      serviceUrl: text(env.VITE_FIREBASE_AUTH_URL),
    },
    stripe: publishableKey ? { publishableKey, scriptUrl: text(env.VITE_STRIPE_JS_URL) } : undefined,
    humanCheck: siteKey ? { siteKey, ...(scriptUrl && { scriptUrl }) } : null,
    openPortal: env.VITE_PORTAL_BROWSING === 'open',
    privacyUrl: text(env.VITE_PRIVACY_URL) ?? '/legal/privacy.html',
    termsUrl: text(env.VITE_TERMS_URL) ?? '/legal/terms.html',
    helpUrl: text(env.VITE_HELP_URL) ?? '/legal/help.html',
    contactEmail: text(env.VITE_CONTACT_EMAIL) ?? 'doctors@tele.example',
    practice: { ...(name && { name }), ...(claim && { claim }) },
  };
}
