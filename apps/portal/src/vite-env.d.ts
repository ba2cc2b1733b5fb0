/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_BASE?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_AUTH_URL?: string;
  readonly VITE_STRIPE_PUBLISHABLE_KEY?: string;
  readonly VITE_STRIPE_JS_URL?: string;
  readonly VITE_TURNSTILE_SITE_KEY?: string;
  readonly VITE_TURNSTILE_JS_URL?: string;
  readonly VITE_CONTACT_EMAIL?: string;
  readonly VITE_PORTAL_BROWSING?: string;
  readonly VITE_PRIVACY_URL?: string;
  readonly VITE_TERMS_URL?: string;
  readonly VITE_HELP_URL?: string;
  readonly VITE_PRACTICE_NAME?: string;
  readonly VITE_PRACTICE_CLAIM?: string;
}
