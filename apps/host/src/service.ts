/** What a partner is given: public addresses and keys, nothing that must be kept. */
export const service = {
  apiBase: import.meta.env.VITE_API_BASE,
  stripe: {
    publishableKey: import.meta.env.VITE_STRIPE_PUBLISHABLE_KEY,
    scriptUrl: import.meta.env.VITE_STRIPE_JS_URL,
  },
  humanCheck: {
    siteKey: import.meta.env.VITE_TURNSTILE_SITE_KEY,
    scriptUrl: import.meta.env.VITE_TURNSTILE_JS_URL,
  },
};
