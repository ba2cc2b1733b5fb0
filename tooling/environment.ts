import { seededPartner } from '../apps/api/src/seed/partners.ts';
import type { LocalSecrets } from './secrets.ts';
import type { Ports } from './ports.ts';

export interface Urls {
  portal: string;
  api: string;
  sandbox: string;
  host: string;
  partner: string;
  partnerServer: string;
}

export function listenAddress({ TELE_LISTEN }: NodeJS.ProcessEnv): string {
  const address = TELE_LISTEN || '127.0.0.1';
  if (address !== '127.0.0.1' && address !== '0.0.0.0')
    throw new Error(`TELE_LISTEN is "${address}". Use 127.0.0.1 (this machine only) or 0.0.0.0 (every network).`);
  return address;
}

export const urlsOf = (ports: Ports): Urls => ({
  portal: `http://localhost:${ports.portal}`, // An IP address cannot hold passkeys.
  api: `http://127.0.0.1:${ports.api}/prod`,
  sandbox: `http://127.0.0.1:${ports.sandbox}`,
  host: `http://127.0.0.1:${ports.host}`,
  partner: `http://127.0.0.1:${ports.partner}`,
  partnerServer: `http://127.0.0.1:${ports.partnerServer}`,
});

/** Names shared by the sandbox and its callers; real services have others (docs/configuration.md). */
const shared = {
  FIREBASE_PROJECT_ID: 'tele-sandbox',
  FIREBASE_API_KEY: 'sandbox-api-key',
  FIREBASE_SERVICE_ACCOUNT_EMAIL: 'api@tele-sandbox.iam.gserviceaccount.com',
  GOOGLE_CLIENT_ID: 'sandbox-google',
  GOOGLE_CLIENT_SECRET: 'sandbox-google-secret',
  STRIPE_SECRET_KEY: 'sk_test_sandbox',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
  STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
  TURNSTILE_SITE_KEY: 'turnstile-sandbox',
  TURNSTILE_SECRET_KEY: 'turnstile-sandbox-secret',
  S3_BUCKET: 'tele-documents',
  S3_ACCESS_KEY_ID: 'AKIASANDBOX',
  S3_SECRET_ACCESS_KEY: 's3-sandbox-secret',
};

export const sandboxEnvironment = (ports: Ports, dataDir: string, googleAccounts: string) => ({
  ...shared,
  SANDBOX_PORT: String(ports.sandbox),
  SANDBOX_SMTP_PORT: String(ports.smtp),
  SANDBOX_CLAMD_PORT: String(ports.clamd),
  SANDBOX_STATE_DIR: `${dataDir}/sandbox`,
  SANDBOX_PUBLIC_URL: urlsOf(ports).sandbox,
  PORTAL_URL: urlsOf(ports).portal,
  STRIPE_WEBHOOK_URL: `${urlsOf(ports).api}/stripe/webhook`,
  GOOGLE_ACCOUNTS: googleAccounts,
});

interface ApiSettings {
  ports: Ports;
  dataDir: string;
  secrets: LocalSecrets;
  serviceAccountKey: string;
  own: NodeJS.ProcessEnv;
}

function corsOrigins({ portal, host }: Ports, own: string | undefined): string {
  const theirs = (own ?? '').split(',').map((origin) => origin.trim());
  const ours = (port: number) => [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
  const all = [...theirs, ...ours(portal), ...(host === undefined ? [] : ours(host))];
  return [...new Set(all.filter((origin) => origin !== ''))].join(',');
}

export const apiEnvironment = ({ ports, dataDir, secrets, serviceAccountKey, own }: ApiSettings) => ({
  ...shared,
  HOST: listenAddress(own),
  PORT: String(ports.api),
  DATA_DIR: `${dataDir}/api`,
  PORTAL_URL: urlsOf(ports).portal,
  API_URL: urlsOf(ports).api,
  CORS_ORIGINS: corsOrigins(ports, own.CORS_ORIGINS),
  FIREBASE_JWKS_URL: `${urlsOf(ports).sandbox}/jwks`,
  FIREBASE_AUTH_URL: urlsOf(ports).sandbox,
  FIREBASE_SERVICE_ACCOUNT_KEY: serviceAccountKey,
  GOOGLE_ISSUER: `${urlsOf(ports).sandbox}/google`,
  STATE_SECRET: secrets.stateSecret,
  FIELD_KEYS: secrets.fieldKeys,
  JOBS_TOKEN: secrets.jobsToken,
  PARTNER_TOKEN_KEY: secrets.partnerTokenKey,
  STRIPE_API_URL: urlsOf(ports).sandbox,
  STRIPE_SCRIPT_URL: `${urlsOf(ports).sandbox}/stripe.js`,
  TURNSTILE_VERIFY_URL: `${urlsOf(ports).sandbox}/turnstile/v0/siteverify`,
  CALENDAR_ORIGINS: urlsOf(ports).sandbox,
  S3_ENDPOINT: `${urlsOf(ports).sandbox}/s3`,
  SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
  CLAMD_ADDRESS: `127.0.0.1:${ports.clamd}`,
  MAIL_FROM: 'Tele <noreply@tele.example>',
  BUSINESS_NAME: 'Tele Pty Ltd',
  BUSINESS_ABN: '51 824 753 556',
  SEED: own.SEED ?? '1',
  // The seeds register the clinic's pages at this port.
  PARTNER_PORT: String(ports.partner),
  LOG_LEVEL: own.LOG_LEVEL ?? 'warn',
});

export const portalEnvironment = (ports: Ports, apiBase = urlsOf(ports).api) => ({
  PORTAL_PORT: String(ports.portal),
  VITE_API_BASE: apiBase,
  VITE_FIREBASE_API_KEY: shared.FIREBASE_API_KEY,
  VITE_FIREBASE_PROJECT_ID: shared.FIREBASE_PROJECT_ID,
  VITE_FIREBASE_AUTH_URL: urlsOf(ports).sandbox,
  VITE_STRIPE_PUBLISHABLE_KEY: shared.STRIPE_PUBLISHABLE_KEY,
  VITE_STRIPE_JS_URL: `${urlsOf(ports).sandbox}/stripe.js`,
  VITE_TURNSTILE_SITE_KEY: shared.TURNSTILE_SITE_KEY,
  VITE_TURNSTILE_JS_URL: `${urlsOf(ports).sandbox}/turnstile/v0/api.js`,
  VITE_STORAGE_URL: `${urlsOf(ports).sandbox}/s3`,
});

/** The example host's settings; token secrets never reach the page. */
export const hostEnvironment = (ports: Ports, dataDir: string) => ({
  HOST_PORT: String(ports.host),
  VITE_API_BASE: urlsOf(ports).api,
  VITE_STRIPE_PUBLISHABLE_KEY: shared.STRIPE_PUBLISHABLE_KEY,
  VITE_STRIPE_JS_URL: `${urlsOf(ports).sandbox}/stripe.js`,
  VITE_TURNSTILE_SITE_KEY: shared.TURNSTILE_SITE_KEY,
  VITE_TURNSTILE_JS_URL: `${urlsOf(ports).sandbox}/turnstile/v0/api.js`,
  FIREBASE_AUTH_URL: urlsOf(ports).sandbox,
  FIREBASE_API_KEY: shared.FIREBASE_API_KEY,
  SANDBOX_STATE_DIR: `${dataDir}/sandbox`,
  // Development React: otherwise StrictMode does nothing.
  NODE_ENV: 'development',
});

export const clinicEnvironment = (ports: Ports, folder: string) => ({
  PARTNER_PORT: String(ports.partner),
  PARTNER_SERVER_PORT: String(ports.partnerServer),
  CLINIC_FOLDER: folder,
  TELE_API: urlsOf(ports).api,
  TELE_PORTAL: urlsOf(ports).portal,
  TELE_PUBLISHABLE_ID: seededPartner.publishableId,
  TELE_SECRET_KEYS: seededPartner.secret,
  STRIPE_PUBLISHABLE_KEY: shared.STRIPE_PUBLISHABLE_KEY,
  STRIPE_JS_URL: `${urlsOf(ports).sandbox}/stripe.js`,
});
