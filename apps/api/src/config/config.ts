import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Isolation } from './isolation.ts';
import type { DatabaseLimits } from './database-limits.ts';
import { incompletePairs } from './required-pairs.ts';
import { readFiles } from './read-files.ts';
import { dataFolder, environment, variableNames, type Network, type Variables } from './variables.ts';
import { telemetryOf, type Telemetry, type WatchedCertificate } from './telemetry-variables.ts';

/** The environment as a plain value. URLs carry no trailing slash; `databaseUrl` unset means PGlite in `dataDir`. */
export interface Config {
  production: boolean;
  port: number;
  /** How long a connection without a request is kept, in milliseconds: longer than the balancer in front keeps it (60 s is common). */
  keepAliveMs: number;
  /** Takes nobody's changes, whatever the database says of it (`ops read-only`). */
  readOnly: boolean;
  /** How long a process that is told to stop goes on answering, while `/health` says 503 so that balancers turn away. */
  drainMs: number;
  /** How long, after that, requests and background work under way may take to finish. */
  closeMs: number;
  host: string;
  basePath: string;
  /** The balancers in front: what these say in `x-forwarded-for` is believed, what anybody else says is not. */
  trustedProxies: readonly Network[];
  databaseUrl: string | undefined;
  /** The replicas of `databaseUrl`, which answer what may lag; unset, the leader answers everything. */
  databaseReadUrl: string | undefined;
  /** How far what they answer may be behind. */
  databaseReadLagMs: number;
  /** The server itself, where `databaseUrl` goes through a transaction pooler: what migrations run over. */
  databaseDirectUrl: string | undefined;
  isolation: Isolation;
  /** Whether this process runs the migrations; one that does not refuses a database they have not run on. */
  migrates: boolean;
  databaseLimits: DatabaseLimits;
  /** Whether statements are prepared by name; PgBouncer passes names on from version 1.21, with `max_prepared_statements`. */
  namedStatements: boolean;
  dataDir: string;
  portalUrl: string;
  /** Public URL of the API, base path included. */
  apiUrl: string;
  corsOrigins: readonly string[];
  /** Stand-ins for other people's calendars, which may be on a private network and without https; none in a deployment. */
  calendarOrigins: readonly string[];
  firebaseProjectId: string;
  firebaseJwksUrl: string;
  /** Stands in for Google's hosts; undefined in production. */
  firebaseAuthUrl: string | undefined;
  firebaseServiceAccountEmail: string;
  firebaseServiceAccountKey: string;
  googleIssuer: string;
  googleClientId: string;
  googleClientSecret: string;
  stateSecret: string;
  /** Signs the tokens of partners' pages. */
  partnerTokenKey: string;
  stripeSecretKey: string;
  /** Set when Stripe is not at its own address (a stand-in, a proxy). */
  stripeApiUrl: string | undefined;
  /** Several with commas between: our own events and those of connected accounts come from two endpoints, each with its secret. */
  stripeWebhookSecret: string;
  /** What partners' pages ask cards with; nobody pays there without it. `scriptUrl` where the script is not at its own address. */
  stripePages: { publishableKey: string; scriptUrl?: string } | undefined;
  s3: {
    bucket: string;
    region: string;
    /** Set when storage is not at AWS (a stand-in, another provider). */
    endpoint: string | undefined;
    /** Absent: those of the machine it runs on, such as a Lambda's role. */
    credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
  };
  /** Where everybody reads `photos/…` of the bucket: the bucket itself, or what stands before it. */
  photoBaseUrl: string;
  /** How long documents are kept after an application was decided. */
  documentDays: number;
  /** Days after an appointment until its specialist sees the patient's Medicare or IHI number masked. */
  patientNumberDays: number;
  /** Longest that a backup is kept, as deletion receipts say. */
  backupDays: number;
  /** The virus scanner, which must find documents clean before staff open them; without it documents are not scanned. */
  clamd: { host: string; port: number } | { path: string } | undefined;
  /** Staff need a sign-in with a second factor. */
  staffSecondFactor: boolean;
  turnstile: {
    secretKey: string;
    verifyUrl: string;
    /** The hosts of our pages: a check passed anywhere else counts for nothing. */
    hostnames: readonly string[];
  };
  smtpUrl: string;
  mailFrom: string;
  /** Who receipts are from; without an ABN they are no tax invoices. */
  business: { name: string; abn: string | undefined };
  /** Who is told of work that was given up; nobody without it. */
  opsMail: string | undefined;
  /** The first key encrypts; every key decrypts. */
  fieldKeys: readonly { id: string; key: Buffer }[];
  jobsToken: string | undefined;
  /** Who may read `GET /metrics`; nobody without it. */
  metricsToken: string | undefined;
  certificates: readonly WatchedCertificate[];
  /** Where traces and metrics are sent; nowhere without it. */
  telemetry: Telemetry | undefined;
  /** What is running, as whoever deployed it calls it. */
  version: string;
  logLevel: string;
  /** Fill an empty database with invented people at start. */
  seed: boolean;
  /** Where the pages of the clinic that the seeds know are served. */
  partnerPort: number;
}

/**
 * Reads the environment once, and the files it names (`readFiles`); throws one error that lists every bad variable and never
 * a value. Empty counts as unset.
 */
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
    seed: data.SEED === '1',
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
    // What a file should have said is missing because of the file alone.
    ...[...issues, ...incompletePairs(given)].filter(([name]) => !read.faults.has(name)),
  ].map(([name, fault]) => `  ${name} ${fault}`);
  if (data && faults.length === 0) return data;
  throw new Error(`The environment is not complete:\n${[...new Set(faults)].join('\n')}`);
}

function bucketUrl(data: Pick<Variables, 'S3_BUCKET' | 'S3_REGION' | 'S3_ENDPOINT'>): string {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = data;
  return endpoint === undefined ? `https://${bucket}.s3.${region}.amazonaws.com` : `${endpoint}/${bucket}`;
}

/** What the token command needs: where to exchange, and the service account to sign with. */
export interface TokenConfig {
  firebaseAuthUrl: string;
  firebaseApiKey: string;
  firebaseServiceAccountEmail: string;
  firebaseServiceAccountKey: string;
}

const accountFile = z.object({ client_email: z.string(), private_key: z.string() });

/** From the environment, with the sandbox's own port (`SANDBOX_PORT`) and service account (`service-account.json`) where it says nothing. */
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
