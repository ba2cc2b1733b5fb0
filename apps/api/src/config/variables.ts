import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { professionIds } from '@tele/core';
import * as z from 'zod';
import { isolations } from './isolation.ts';
import { defaultLimits } from './database-limits.ts';
import { refuseHalves, token, watchVariables } from './telemetry-variables.ts';

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

/** `host:port`, `[::1]:3310`, or a Unix socket's path. */
const clamdAddress = z.string().transform((text, ctx) => {
  if (text.startsWith('/')) return { path: text };
  const [, host, digits] = /^\[?([^[\]]+?)\]?:(\d{1,5})$/.exec(text) ?? [];
  if (host && Number(digits) <= 65_535) return { host, port: Number(digits) };
  ctx.addIssue('must be host:port or the path of a socket');
  return z.NEVER;
});

const fieldKeys = required.transform((text, ctx) => {
  const keys = text.split(',').map((pair) => {
    const [id = '', ...rest] = pair.trim().split(':');
    return { id, key: Buffer.from(rest.join(':'), 'base64') };
  });
  if (keys.some(({ id, key }) => !/^[A-Za-z0-9_-]+$/.test(id) || key.length !== 32)) {
    ctx.addIssue('must be a list of id:base64 keys of 32 bytes each');
    return z.NEVER;
  }
  // IDs must be unique: values name their key by ID, and one could be removed too soon.
  if (new Set(keys.map(({ id }) => id)).size < keys.length) {
    ctx.addIssue('must have a different ID for each key');
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

const categories = z.string().transform((text, ctx) => {
  const ids = text.split(',').map((id) => professionIds.find((known) => known === id.trim()));
  if (ids.every((id) => id !== undefined)) return ids;
  ctx.addIssue(`must be a list of categories: ${professionIds.join(', ')}`);
  return z.NEVER;
});

const proxies = z.string().transform((text, ctx) => {
  const networks = text.split(',').map((part) => readNetwork(part.trim()));
  if (!networks.every((network) => network !== undefined)) {
    ctx.addIssue('must be a list of addresses and networks, such as 10.0.0.0/8,::1');
    return z.NEVER;
  }
  return networks;
});

export const dataFolder = resolve(import.meta.dirname, '../../../../.data');
const googleKeys = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

export const environment = z
  .object({
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
    PORTAL_URL: trimmedUrl.default('http://localhost:5173'),
    PASSKEY_DOMAIN: z.hostname('must be a domain, such as example.com.au').optional(),
    HIDE_REPLY_TIMES: categories.default([]),
    PORTAL_BROWSING: z.enum(['signed-in', 'open'], { error: 'must be signed-in or open' }).default('signed-in'),
    API_URL: trimmedUrl.optional(),
    CORS_ORIGINS: origins.optional(),
    FIREBASE_PROJECT_ID: required,
    FIREBASE_JWKS_URL: url.default(googleKeys),
    FIREBASE_AUTH_URL: trimmedUrl.optional(),
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
    PATIENT_NUMBER_DAYS: days.default(14),
    BACKUP_DAYS: days.default(35),
    CLAMD_ADDRESS: clamdAddress.optional(),
    STAFF_SECOND_FACTOR: z.enum(['off', 'required'], { error: 'must be off or required' }).default('off'),
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
    OPS_MAIL: z.email('must be an email address').optional(),
    CALENDAR_ORIGINS: origins.default([]),
    FIELD_KEYS: fieldKeys,
    JOBS_TOKEN: token.optional(),
    ...watchVariables,
    PARTNER_PORT: port.default(5275),
    SEED: z.enum(['0', '1', 'demo'], { error: 'must be 0, 1 or demo' }).default('0'),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { error: 'is not a log level' })
      .default('info'),
  })
  .superRefine(refuseHalves);

export const variableNames: readonly string[] = Object.keys(environment.shape);

/** A single address is a network of full length. */
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

export type Variables = z.output<typeof environment>;
