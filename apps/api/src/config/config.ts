import type { ProfessionId } from '@tele/core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Isolation } from './isolation.ts';
import type { DatabaseLimits } from './database-limits.ts';
import { incompletePairs } from './required-pairs.ts';
import { readFiles } from './read-files.ts';
import { dataFolder, environment, variableNames, type Network, type Variables } from './variables.ts';
import { telemetryOf, type Telemetry, type WatchedCertificate } from './telemetry-variables.ts';

/** Parsed environment. URLs have no trailing slash. Without `databaseUrl`, PGlite runs in `dataDir`. */
export interface Config {
  production: boolean;
  port: number;
  /** Keep-alive in milliseconds: longer than the load balancer's (60 s is common). */
  keepAliveMs: number;
  /** Pauses all changes, whatever the database says (`ops read-only`). */
  readOnly: boolean;
  /** Milliseconds a stopping process keeps serving, while `/health` returns 503 to turn balancers away. */
  drainMs: number;
  /** Milliseconds after that for requests and background work to finish. */
  closeMs: number;
  host: string;
  basePath: string;
  /** Load balancers whose `x-forwarded-for` is trusted. */
  trustedProxies: readonly Network[];
  databaseUrl: string | undefined;
  /** Read replicas, for calls that may lag; without it the leader serves everything. */
  databaseReadUrl: string | undefined;
  databaseReadLagMs: number;
  /** Direct connection for migrations, when `databaseUrl` is a transaction pooler. */
  databaseDirectUrl: string | undefined;
  isolation: Isolation;
  /** Runs migrations at start. Otherwise an unmigrated database is refused. */
  migrates: boolean;
  databaseLimits: DatabaseLimits;
  /** Uses named prepared statements; PgBouncer needs 1.21 with `max_prepared_statements`. */
  namedStatements: boolean;
  dataDir: string;
  portalUrl: string;
  /** Domain of passkeys; default: the portal's host. */
  passkeyDomain: string | undefined;
  /** Origin of the portal if people may browse it signed out (product.md 'Roles and identity'). */
  openPortal: string | undefined;
  apiUrl: string;
  corsOrigins: readonly string[];
  /** Calendar stand-ins, allowed on private networks without https; none in a deployment. */
  calendarOrigins: readonly string[];
  firebaseProjectId: string;
  firebaseJwksUrl: string;
  /** Stand-in for Google's hosts; undefined in production. */
  firebaseAuthUrl: string | undefined;
  firebaseServiceAccountEmail: string;
  firebaseServiceAccountKey: string;
  googleIssuer: string;
  googleClientId: string;
  googleClientSecret: string;
  stateSecret: string;
  /** Signs tokens of partners' pages. */
  partnerTokenKey: string;
  stripeSecretKey: string;
  stripeApiUrl: string | undefined;
  /** Comma-separated secrets: our events and connected accounts' events come from two endpoints. */
  stripeWebhookSecret: string;
  /** Card form of partners' pages, which take no payments without it. `scriptUrl` for a stand-in script. */
  stripePages: { publishableKey: string; scriptUrl?: string } | undefined;
  s3: {
    bucket: string;
    region: string;
    endpoint: string | undefined;
    /** Without it, the machine's own credentials apply, such as a Lambda's role. */
    credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
  };
  /** Public base URL of `photos/…`: the bucket, or a CDN. */
  photoBaseUrl: string;
  /** Days that documents are kept after a decision. */
  documentDays: number;
  /** Days after an appointment before its specialist sees the Medicare or IHI number masked. */
  patientNumberDays: number;
  /** Maximum age of backups, shown on deletion receipts. */
  backupDays: number;
  /** Virus scanner that documents must pass before staff open them. Without it nothing is scanned. */
  clamd: { host: string; port: number } | { path: string } | undefined;
  staffSecondFactor: boolean;
  turnstile: {
    secretKey: string;
    verifyUrl: string;
    /** Our pages' hosts: checks passed elsewhere are refused. */
    hostnames: readonly string[];
  };
  smtpUrl: string;
  mailFrom: string;
  /** Issuer of receipts; without an ABN they are not tax invoices. */
  business: { name: string; abn: string | undefined };
  /** Categories whose specialists never show how soon they usually reply. */
  hiddenReplyTimes: readonly ProfessionId[];
  /** Address for notices of jobs given up. */
  opsMail: string | undefined;
  /** The first key encrypts; every key decrypts. */
  fieldKeys: readonly { id: string; key: Buffer }[];
  jobsToken: string | undefined;
  /** Token for `GET /metrics`; without it the endpoint is off. */
  metricsToken: string | undefined;
  certificates: readonly WatchedCertificate[];
  /** Export of traces and metrics; off without it. */
  telemetry: Telemetry | undefined;
  version: string;
  logLevel: string;
  /** Fills an empty database with fictional people at start. */
  seed: boolean;
  /** With `seed`: many more people, and a month of requests and appointments. */
  demo: boolean;
  partnerPort: number;
}

/** Reads the environment and its files. Throws one error for all variables, without values. */
export function readConfig(variables: Record<string, string | undefined> = process.env): Config {
  const data = parse(variables);
  const corsOrigins = data.CORS_ORIGINS ?? [new URL(data.PORTAL_URL).origin];
  return {
    production: data.NODE_ENV === 'production',
    port: data.PORT,
    keepAliveMs: data.KEEP_ALIVE_MS,
    readOnly: data.READ_ONLY === '1',
    drainMs: data.DRAIN_MS,
    closeMs: data.CLOSE_MS,
    host: data.HOST,
    basePath: data.BASE_PATH,
    trustedProxies: data.TRUSTED_PROXIES,
    databaseUrl: data.DATABASE_URL,
    databaseReadUrl: data.DATABASE_READ_URL,
    databaseReadLagMs: data.DATABASE_READ_LAG_MS,
    databaseDirectUrl: data.DATABASE_DIRECT_URL,
    isolation: data.DATABASE_ISOLATION,
    migrates: data.MIGRATE === '1',
    databaseLimits: {
      connections: data.DATABASE_CONNECTIONS,
      waitMs: data.DATABASE_WAIT_MS,
      statementMs: data.DATABASE_STATEMENT_MS,
      lockMs: data.DATABASE_LOCK_MS,
      idleInTransactionMs: data.DATABASE_IDLE_IN_TRANSACTION_MS,
      queryMs: data.DATABASE_QUERY_MS,
    },
    namedStatements: data.DATABASE_PREPARED === '1',
    dataDir: data.DATA_DIR,
    portalUrl: data.PORTAL_URL,
    passkeyDomain: data.PASSKEY_DOMAIN,
    hiddenReplyTimes: data.HIDE_REPLY_TIMES,
    openPortal: data.PORTAL_BROWSING === 'open' ? new URL(data.PORTAL_URL).origin : undefined,
    apiUrl: data.API_URL ?? `http://${data.HOST}:${data.PORT}${data.BASE_PATH}`,
    corsOrigins,
    calendarOrigins: data.CALENDAR_ORIGINS,
    firebaseProjectId: data.FIREBASE_PROJECT_ID,
    firebaseJwksUrl: data.FIREBASE_JWKS_URL,
    firebaseAuthUrl: data.FIREBASE_AUTH_URL,
    firebaseServiceAccountEmail: data.FIREBASE_SERVICE_ACCOUNT_EMAIL,
    firebaseServiceAccountKey: data.FIREBASE_SERVICE_ACCOUNT_KEY,
    googleIssuer: data.GOOGLE_ISSUER,
    googleClientId: data.GOOGLE_CLIENT_ID,
    googleClientSecret: data.GOOGLE_CLIENT_SECRET,
    stateSecret: data.STATE_SECRET,
    partnerTokenKey: data.PARTNER_TOKEN_KEY,
    stripeSecretKey: data.STRIPE_SECRET_KEY,
    stripeApiUrl: data.STRIPE_API_URL,
    stripeWebhookSecret: data.STRIPE_WEBHOOK_SECRET,
    stripePages: data.STRIPE_PUBLISHABLE_KEY
      ? {
          publishableKey: data.STRIPE_PUBLISHABLE_KEY,
          ...(data.STRIPE_SCRIPT_URL && { scriptUrl: data.STRIPE_SCRIPT_URL }),
        }
      : undefined,
    s3: {
      bucket: data.S3_BUCKET,
      region: data.S3_REGION,
      endpoint: data.S3_ENDPOINT,
      credentials:
        data.S3_ACCESS_KEY_ID && data.S3_SECRET_ACCESS_KEY
          ? { accessKeyId: data.S3_ACCESS_KEY_ID, secretAccessKey: data.S3_SECRET_ACCESS_KEY }
          : undefined,
    },
    photoBaseUrl: data.PHOTO_BASE_URL ?? bucketUrl(data),
    documentDays: data.DOCUMENT_DAYS,
    patientNumberDays: data.PATIENT_NUMBER_DAYS,
    backupDays: data.BACKUP_DAYS,
    clamd: data.CLAMD_ADDRESS,
    staffSecondFactor: data.STAFF_SECOND_FACTOR === 'required',
    turnstile: {
      secretKey: data.TURNSTILE_SECRET_KEY,
      verifyUrl: data.TURNSTILE_VERIFY_URL,
      hostnames: [...new Set([...corsOrigins, data.PORTAL_URL].map((origin) => new URL(origin).hostname))],
    },
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    business: { name: data.BUSINESS_NAME, abn: data.BUSINESS_ABN },
    opsMail: data.OPS_MAIL,
    fieldKeys: data.FIELD_KEYS,
    jobsToken: data.JOBS_TOKEN,
    metricsToken: data.METRICS_TOKEN,
    certificates: data.CERTIFICATES,
    telemetry: telemetryOf(data),
    version: data.VERSION,
    logLevel: data.LOG_LEVEL,
    seed: data.SEED !== '0',
    demo: data.SEED === 'demo',
    partnerPort: data.PARTNER_PORT,
  };
}

function parse(variables: Record<string, string | undefined>): Variables {
  const read = readFiles(variables, variableNames);
  const given = Object.fromEntries(Object.entries(read.given).filter(([, value]) => value !== ''));
  const { data, error } = environment.safeParse({ BASE_PATH: variables.BASE_PATH, ...given });
  const issues = error?.issues.map(({ path, message }): [string, string] => [String(path[0]), message]) ?? [];
  const faults = [
    ...read.faults,
    // A bad file already explains the missing value.
    ...[...issues, ...incompletePairs(given)].filter(([name]) => !read.faults.has(name)),
  ].map(([name, fault]) => `  ${name} ${fault}`);
  if (data && faults.length === 0) return data;
  throw new Error(`The environment is not complete:\n${[...new Set(faults)].join('\n')}`);
}

function bucketUrl(data: Pick<Variables, 'S3_BUCKET' | 'S3_REGION' | 'S3_ENDPOINT'>): string {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = data;
  return endpoint === undefined ? `https://${bucket}.s3.${region}.amazonaws.com` : `${endpoint}/${bucket}`;
}

export interface TokenConfig {
  firebaseAuthUrl: string;
  firebaseApiKey: string;
  firebaseServiceAccountEmail: string;
  firebaseServiceAccountKey: string;
}

const accountFile = z.object({ client_email: z.string(), private_key: z.string() });

/** Environment first, then the sandbox's port (`SANDBOX_PORT`) and service account (`service-account.json`). */
export function readTokenConfig(given: Record<string, string | undefined> = process.env): TokenConfig {
  const { given: variables, faults } = readFiles(given, ['FIREBASE_SERVICE_ACCOUNT_KEY']);
  for (const [name, fault] of faults) throw new Error(`${name} ${fault}.`);
  const folder = variables.SANDBOX_STATE_DIR || join(dataFolder, 'sandbox');
  const key = variables.FIREBASE_SERVICE_ACCOUNT_KEY?.replaceAll('\\n', '\n');
  const email = variables.FIREBASE_SERVICE_ACCOUNT_EMAIL;
  const account =
    key && email ? { client_email: email, private_key: key } : readAccount(join(folder, 'service-account.json'));
  return {
    firebaseAuthUrl: (variables.FIREBASE_AUTH_URL || `http://127.0.0.1:${variables.SANDBOX_PORT || 4600}`).replace(
      /\/+$/,
      '',
    ),
    firebaseApiKey: variables.FIREBASE_API_KEY || 'sandbox-api-key',
    firebaseServiceAccountEmail: account.client_email,
    firebaseServiceAccountKey: account.private_key,
  };
}

function readAccount(path: string): z.output<typeof accountFile> {
  try {
    return accountFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new Error(
      `There is no service account at ${path}. Start the project once, or set FIREBASE_SERVICE_ACCOUNT_EMAIL and _KEY.`,
    );
  }
}
