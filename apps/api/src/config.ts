import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { isolations, type Isolation } from './db/isolation.ts';
import { defaultLimits, type DatabaseLimits } from './db/limits.ts';
import { halfWritten } from './half-written.ts';
import { readFiles } from './read-files.ts';

const url = z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' });
const trimmedUrl = url.transform((text) => text.replace(/\/+$/, ''));
const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
  .refine((text) => URL.canParse(text), 'must be an address such as postgres://user:password@host:5432/database');
const required = z.string({ error: 'is missing' }).min(1, 'is missing');
const port = z.coerce.number({ error: 'must be a port number' }).int('must be a port number').min(0).max(65_535);
const countOrNone = z.coerce
  .number({ error: 'must be a whole number' })
  .int('must be a whole number')
  .min(0, 'must be at least 0')
  .max(600_000, 'must be at most 600000');
const count = countOrNone.min(1, 'must be at least 1');

const days = count.max(3_660, 'must be at most 3660');

const fieldKeys = required.transform((text, ctx) => {
  const keys = text.split(',').map((pair) => {
    const [id = '', ...rest] = pair.trim().split(':');
    return { id, key: Buffer.from(rest.join(':'), 'base64') };
  });
  if (keys.some(({ id, key }) => !/^[A-Za-z0-9_-]+$/.test(id) || key.length !== 32)) {
    ctx.addIssue('must be a list of id:base64 keys of 32 bytes each');
    return z.NEVER;
  }
  return keys;
});

const origins = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
  )
  .pipe(z.array(url.transform((one) => new URL(one).origin)));

const proxies = z.string().transform((text, ctx) => {
  const networks = text.split(',').map((part) => readNetwork(part.trim()));
  if (!networks.every((network) => network !== undefined)) {
    ctx.addIssue('must be a list of addresses and networks, such as 10.0.0.0/8,::1');
    return z.NEVER;
  }
  return networks;
});

const token = z.string().min(16, 'must have at least 16 characters');

const certificates = z.string().transform((text, ctx) => {
  const named = text.split(',').map((part) => /^\s*([a-z][a-z0-9-]{0,31})=(.+?)\s*$/.exec(part));
  const places = named.flatMap((match) => (match?.[1] && match[2] ? [{ name: match[1], place: match[2] }] : []));
  const isPlace = ({ place }: WatchedCertificate): boolean =>
    place.startsWith('/') || /^(https|postgres):\/\/[^/@]+$/.test(place);
  if (
    places.length < named.length ||
    !places.every(isPlace) ||
    new Set(places.map(({ name }) => name)).size < places.length
  ) {
    ctx.addIssue(
      'must be a list of name=place with each name once, where a place is a file (/etc/ssl/db.crt), https://host:port or postgres://host:port without a user',
    );
    return z.NEVER;
  }
  return places;
});

const dataFolder = resolve(import.meta.dirname, '../../../.data');
const googleKeys = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

const environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: port.default(4000),
  KEEP_ALIVE_MS: count.default(75_000),
  READ_ONLY: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  DRAIN_MS: countOrNone.default(0),
  CLOSE_MS: count.default(20_000),
  HOST: z.string().default('127.0.0.1'),
  BASE_PATH: z
    .string()
    .regex(/^(\/[\w-]+)*$/, 'must be empty or start with a slash and not end with one')
    .default('/prod'),
  TRUSTED_PROXIES: proxies.default([]),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_READ_URL: postgresUrl.optional(),
  DATABASE_READ_LAG_MS: count.default(5_000),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_ISOLATION: z.enum(isolations, { error: `must be ${isolations.join(' or ')}` }).default('read committed'),
  MIGRATE: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('1'),
  DATABASE_CONNECTIONS: count.default(defaultLimits.connections),
  DATABASE_WAIT_MS: count.default(defaultLimits.waitMs),
  DATABASE_STATEMENT_MS: count.default(defaultLimits.statementMs),
  DATABASE_LOCK_MS: count.default(defaultLimits.lockMs),
  DATABASE_IDLE_IN_TRANSACTION_MS: count.default(defaultLimits.idleInTransactionMs),
  DATABASE_QUERY_MS: count.default(defaultLimits.queryMs),
  DATABASE_PREPARED: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('1'),
  DATA_DIR: z.string().default(join(dataFolder, 'api')),
  PORTAL_URL: trimmedUrl.default('http://127.0.0.1:5173'),
  API_URL: trimmedUrl.optional(),
  CORS_ORIGINS: origins.optional(),
  FIREBASE_PROJECT_ID: required,
  FIREBASE_JWKS_URL: url.default(googleKeys),
  FIREBASE_SERVICE_ACCOUNT_EMAIL: required,
  FIREBASE_SERVICE_ACCOUNT_KEY: required
    .transform((text) => text.replaceAll('\\n', '\n'))
    .refine((text) => text.includes('PRIVATE KEY'), 'must be a private key in PEM form'),
  GOOGLE_ISSUER: trimmedUrl.default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: required,
  GOOGLE_CLIENT_SECRET: required,
  STATE_SECRET: required.min(32, 'must have at least 32 characters'),
  PARTNER_TOKEN_KEY: required.min(32, 'must have at least 32 characters'),
  STRIPE_SECRET_KEY: required,
  STRIPE_API_URL: trimmedUrl.optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_SCRIPT_URL: url.optional(),
  STRIPE_WEBHOOK_SECRET: required,
  S3_BUCKET: required,
  S3_REGION: z.string().default('ap-southeast-2'),
  S3_ENDPOINT: trimmedUrl.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  PHOTO_BASE_URL: trimmedUrl.optional(),
  DOCUMENT_DAYS: days.default(90),
  TURNSTILE_SECRET_KEY: required,
  TURNSTILE_VERIFY_URL: url.default('https://challenges.cloudflare.com/turnstile/v0/siteverify'),
  SMTP_URL: required.regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://'),
  MAIL_FROM: required,
  BUSINESS_NAME: z.string().default('Tele'),
  BUSINESS_ABN: z
    .string()
    .transform((text) => text.replaceAll(/\s/g, ''))
    .pipe(z.string().regex(/^\d{11}$/, 'must be an ABN of 11 digits'))
    .optional(),
  OPS_MAIL: z.email('must be an e-mail address').optional(),
  CALENDAR_ORIGINS: origins.default([]),
  FIELD_KEYS: fieldKeys,
  DRAIN_TOKEN: token.optional(),
  METRICS_TOKEN: token.optional(),
  CERTIFICATES: certificates.default([]),
  VERSION: z
    .string()
    .regex(/^[\w.+-]{1,64}$/, 'must be a name of at most 64 letters, digits and .+-_')
    .default('unversioned'),
  PARTNER_PORT: port.default(5275),
  SEED: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { error: 'is not a log level' })
    .default('info'),
});

/** Every variable that is read; each may be given as a file too. */
export const variableNames: readonly string[] = Object.keys(environment.shape);

/** A certificate whose end is watched: a file, or what a server shows. */
export interface WatchedCertificate {
  name: string;
  place: string;
}

/** An address is a network of its full length. */
export interface Network {
  address: string;
  prefix: number;
  family: 'ipv4' | 'ipv6';
}

function readNetwork(text: string): Network | undefined {
  const [address = '', length, ...rest] = text.split('/');
  const version = isIP(address);
  const bits = version === 4 ? 32 : 128;
  const prefix = length === undefined ? bits : Number(length);
  if (version === 0 || rest.length > 0 || length === '' || !Number.isInteger(prefix)) return undefined;
  if (prefix < 0 || prefix > bits) return undefined;
  return { address, prefix, family: version === 4 ? 'ipv4' : 'ipv6' };
}

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
  /** The first key seals; all of them open. */
  fieldKeys: readonly { id: string; key: Buffer }[];
  drainToken: string | undefined;
  /** Who may read `GET /metrics`; nobody without it. */
  metricsToken: string | undefined;
  certificates: readonly WatchedCertificate[];
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
    drainToken: data.DRAIN_TOKEN,
    metricsToken: data.METRICS_TOKEN,
    certificates: data.CERTIFICATES,
    version: data.VERSION,
    logLevel: data.LOG_LEVEL,
    seed: data.SEED === '1',
    partnerPort: data.PARTNER_PORT,
  };
}

function parse(variables: Record<string, string | undefined>): z.output<typeof environment> {
  const read = readFiles(variables, variableNames);
  const given = Object.fromEntries(Object.entries(read.given).filter(([, value]) => value !== ''));
  const { data, error } = environment.safeParse({ BASE_PATH: variables.BASE_PATH, ...given });
  const issues = error?.issues.map(({ path, message }): [string, string] => [String(path[0]), message]) ?? [];
  const faults = [
    ...read.faults,
    // What a file should have said is missing because of the file alone.
    ...[...issues, ...halfWritten(given)].filter(([name]) => !read.faults.has(name)),
  ].map(([name, fault]) => `  ${name} ${fault}`);
  if (data && faults.length === 0) return data;
  throw new Error(`The environment is not complete:\n${[...new Set(faults)].join('\n')}`);
}

function bucketUrl(data: Pick<z.output<typeof environment>, 'S3_BUCKET' | 'S3_REGION' | 'S3_ENDPOINT'>): string {
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
