/** Set by `npm run host`, or in a file named .env. */
interface HostEnvironment {
  readonly VITE_API_BASE: string;
  readonly VITE_STRIPE_PUBLISHABLE_KEY: string;
  readonly VITE_STRIPE_JS_URL: string;
  readonly VITE_TURNSTILE_SITE_KEY: string;
  readonly VITE_TURNSTILE_JS_URL: string;
}

const env = import.meta.env as unknown as HostEnvironment;

/** Public addresses and keys that a partner gets. */
export const service = {
  apiBase: env.VITE_API_BASE,
  stripe: { publishableKey: env.VITE_STRIPE_PUBLISHABLE_KEY, scriptUrl: env.VITE_STRIPE_JS_URL },
  humanCheck: { siteKey: env.VITE_TURNSTILE_SITE_KEY, scriptUrl: env.VITE_TURNSTILE_JS_URL },
};
