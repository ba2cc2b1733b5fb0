import { resolve } from 'node:path';

export interface GoogleAccount {
  email: string;
  name: string;
  email_verified?: boolean;
}

export interface SandboxConfig {
  host: string;
  port: number;
  smtpPort: number;
  clamdPort: number;
  stateDir: string;
  /** The address others reach the sandbox at; derived from the port when absent. */
  publicUrl: string | undefined;
  portalUrl: string;
  /** The API that simulated specialists call; undefined without them. */
  repliesApi: string | undefined;
  firebase: {
    projectId: string;
    apiKey: string;
    serviceAccountEmail: string;
    /** PEM (SPKI). Without it, the sandbox creates a key pair in the state folder. */
    serviceAccountPublicKey: string | undefined;
  };
  google: { clientId: string; clientSecret: string; accounts: GoogleAccount[] };
  stripe: { secretKey: string; publishableKey: string; webhookUrl: string; webhookSecret: string };
  turnstile: { siteKey: string; secretKey: string };
  s3: { bucket: string; region: string; accessKeyId: string; secretAccessKey: string };
}

type Env = Record<string, string | undefined>;

export function loadConfig(env: Env): SandboxConfig {
  const text = (name: string, fallback: string) => env[name] || fallback;
  return {
    host: text('TELE_LISTEN', '127.0.0.1'),
    port: readPort(env, 'SANDBOX_PORT', 4600),
    smtpPort: readPort(env, 'SANDBOX_SMTP_PORT', 4601),
    clamdPort: readPort(env, 'SANDBOX_CLAMD_PORT', 4602),
    stateDir: resolve(text('SANDBOX_STATE_DIR', resolve(import.meta.dirname, '../../../.data/sandbox'))),
    publicUrl: env.SANDBOX_PUBLIC_URL?.replace(/\/$/, '') || undefined,
    portalUrl: text('PORTAL_URL', 'http://localhost:5173'),
    repliesApi: env.REPLIES_API || undefined,
    firebase: {
      projectId: text('FIREBASE_PROJECT_ID', 'tele-sandbox'),
      apiKey: text('FIREBASE_API_KEY', 'sandbox-api-key'),
      serviceAccountEmail: text('FIREBASE_SERVICE_ACCOUNT_EMAIL', 'api@tele-sandbox.iam.gserviceaccount.com'),
      // A PEM in an environment file usually carries its line breaks as \n.
      serviceAccountPublicKey: env.FIREBASE_SERVICE_ACCOUNT_PUBLIC_KEY?.replaceAll('\\n', '\n') || undefined,
    },
    google: {
      clientId: text('GOOGLE_CLIENT_ID', 'sandbox-google'),
      clientSecret: text('GOOGLE_CLIENT_SECRET', 'sandbox-google-secret'),
      accounts: readAccounts(env.GOOGLE_ACCOUNTS || '[]'),
    },
    stripe: {
      secretKey: text('STRIPE_SECRET_KEY', 'sk_test_sandbox'),
      publishableKey: text('STRIPE_PUBLISHABLE_KEY', 'pk_test_sandbox'),
      webhookUrl: text('STRIPE_WEBHOOK_URL', 'http://127.0.0.1:4000/prod/stripe/webhook'),
      webhookSecret: text('STRIPE_WEBHOOK_SECRET', 'whsec_sandbox'),
    },
    turnstile: {
      siteKey: text('TURNSTILE_SITE_KEY', 'turnstile-sandbox'),
      secretKey: text('TURNSTILE_SECRET_KEY', 'turnstile-sandbox-secret'),
    },
    s3: {
      bucket: text('S3_BUCKET', 'tele-documents'),
      region: text('S3_REGION', 'ap-southeast-2'),
      accessKeyId: text('S3_ACCESS_KEY_ID', 'AKIASANDBOX'),
      secretAccessKey: text('S3_SECRET_ACCESS_KEY', 's3-sandbox-secret'),
    },
  };
}

function readPort(env: Env, name: string, fallback: number): number {
  const port = Number(env[name] || fallback);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${name} is not a port number: ${env[name]}`);
  return port;
}

function readAccounts(json: string): GoogleAccount[] {
  const complaint = 'GOOGLE_ACCOUNTS must be a JSON list of { "email", "name", "email_verified"? }.';
  let list: unknown;
  try {
    list = JSON.parse(json);
  } catch {
    throw new Error(complaint);
  }
  if (!Array.isArray(list) || !list.every(isAccount)) throw new Error(complaint);
  return list;
}

function isAccount(value: unknown): value is GoogleAccount {
  const account = value as Partial<GoogleAccount> | null;
  return typeof account?.email === 'string' && typeof account.name === 'string';
}
