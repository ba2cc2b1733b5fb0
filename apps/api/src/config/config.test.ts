import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from './config.ts';
import { defaultLimits } from './database-limits.ts';

const key = Buffer.alloc(32, 1).toString('base64');
const complete = {
  FIREBASE_PROJECT_ID: 'tele',
  FIREBASE_SERVICE_ACCOUNT_EMAIL: 'api@tele.example.com',
  FIREBASE_SERVICE_ACCOUNT_KEY: '-----BEGIN PRIVATE KEY-----\\nabc\\n-----END PRIVATE KEY-----',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  STATE_SECRET: 'thirty-two characters or more of it',
  PARTNER_TOKEN_KEY: 'another thirty-two characters or more',
  STRIPE_SECRET_KEY: 'sk_test',
  STRIPE_WEBHOOK_SECRET: 'whsec',
  S3_BUCKET: 'documents',
  TURNSTILE_SECRET_KEY: 'check',
  SMTP_URL: 'smtp://127.0.0.1:25',
  MAIL_FROM: 'Tele <noreply@example.com>',
  FIELD_KEYS: `k2:${key},k1:${key}`,
};

const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };

describe('the environment', () => {
  it('needs only the secrets; the rest has defaults', () => {
    expect(readConfig(complete)).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      basePath: '/prod',
      apiUrl: 'http://127.0.0.1:4000/prod',
      databaseUrl: undefined,
      portalUrl: 'http://localhost:5173',
      corsOrigins: ['http://localhost:5173'],
      firebaseJwksUrl: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
      googleIssuer: 'https://accounts.google.com',
      stripeApiUrl: undefined,
      s3: { bucket: 'documents', region: 'ap-southeast-2', endpoint: undefined, credentials: undefined },
      documentDays: 90,
      turnstile: {
        secretKey: 'check',
        verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
        hostnames: ['localhost'],
      },
      jobsToken: undefined,
      production: false,
      seed: false,
    });
  });

  it.each([
    ['clamd.internal:3310', { host: 'clamd.internal', port: 3310 }],
    ['[::1]:3310', { host: '::1', port: 3310 }],
    ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ['', undefined],
  ])('reads %s as the virus scanner', (address, clamd) => {
    expect(readConfig({ ...complete, CLAMD_ADDRESS: address }).clamd).toEqual(clamd);
  });

  it.each(['clamd', 'clamd:99999', 'clamd:'])('refuses %s as the virus scanner', (address) => {
    expect(() => readConfig({ ...complete, CLAMD_ADDRESS: address })).toThrow('CLAMD_ADDRESS must be host:port');
  });

  it('keeps the order of field keys; the first one encrypts', () => {
    expect(readConfig(complete).fieldKeys.map(({ id }) => id)).toEqual(['k2', 'k1']);
  });

  it('refuses two field keys with one ID', () => {
    const [one, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)].map((bytes) => bytes.toString('base64'));
    expect(() => readConfig({ ...complete, FIELD_KEYS: `k1:${one},k1:${other}` })).toThrow(
      'FIELD_KEYS must have a different ID for each key',
    );
  });

  it('takes line breaks of a private key written as \\n', () => {
    expect(readConfig(complete).firebaseServiceAccountKey.split('\n')).toHaveLength(3);
  });

  it('reads a list of origins and cuts them to the origin', () => {
    const config = readConfig({ ...complete, CORS_ORIGINS: 'https://a.example.com/path, https://b.example.com' });
    expect(config.corsOrigins).toEqual(['https://a.example.com', 'https://b.example.com']);
  });

  it('accepts a human check on the hosts of the portal and of partners', () => {
    const hosts = {
      CORS_ORIGINS: 'https://a.example.com, https://b.example.com:8443',
      PORTAL_URL: 'https://b.example.com',
    };
    expect(readConfig({ ...complete, ...hosts }).turnstile.hostnames).toEqual(['a.example.com', 'b.example.com']);
  });

  it('reads trusted proxies as addresses and networks', () => {
    expect(readConfig(complete).trustedProxies).toEqual([]);
    expect(readConfig({ ...complete, TRUSTED_PROXIES: '10.0.0.0/8, ::1,fd00::/8' }).trustedProxies).toEqual([
      { address: '10.0.0.0', prefix: 8, family: 'ipv4' },
      { address: '::1', prefix: 128, family: 'ipv6' },
      { address: 'fd00::', prefix: 8, family: 'ipv6' },
    ]);
  });

  it.each(['1', '10.0.0.0/33', '10.0.0.0/', 'fd00::/129', '10.0.0.0/8/8', 'proxy.example.com', '10.0.0.1,'])(
    'refuses %s as a proxy',
    (text) => {
      expect(() => readConfig({ ...complete, TRUSTED_PROXIES: text })).toThrow(
        '  TRUSTED_PROXIES must be a list of addresses and networks, such as 10.0.0.0/8,::1',
      );
    },
  );

  it('may have an empty base path', () => {
    expect(readConfig({ ...complete, BASE_PATH: '' }).basePath).toBe('');
  });

  it('sets each database limit with its own variable', () => {
    expect(readConfig(complete).databaseLimits).toEqual(defaultLimits);
    const given = { DATABASE_CONNECTIONS: '2', DATABASE_LOCK_MS: '500' };
    expect(readConfig({ ...complete, ...given }).databaseLimits).toEqual({
      ...defaultLimits,
      connections: 2,
      lockMs: 500,
    });
    expect(() => readConfig({ ...complete, DATABASE_WAIT_MS: '0' })).toThrow('DATABASE_WAIT_MS');
  });

  it('accepts replicas of a configured database only', () => {
    const replicas = {
      DATABASE_URL: 'postgres://tele@leader/tele',
      DATABASE_READ_URL: 'postgres://tele@replicas/tele',
    };
    expect(readConfig({ ...complete, ...replicas })).toMatchObject({
      databaseReadUrl: 'postgres://tele@replicas/tele',
      databaseReadLagMs: 5_000,
    });
    expect(readConfig({ ...complete, ...replicas, DATABASE_READ_LAG_MS: '250' }).databaseReadLagMs).toBe(250);
    expect(() => readConfig({ ...complete, ...replicas, DATABASE_URL: '' })).toThrow(
      'DATABASE_URL is missing: DATABASE_READ_URL requires it',
    );
  });

  it.each([
    ['http://replicas/tele', 'must start with postgres://'],
    ['postgres://replicas:port/tele', 'must be an address such as postgres://user:password@host:5432/database'],
  ])('refuses %s for replicas', (DATABASE_READ_URL, words) => {
    const given = { ...complete, DATABASE_URL: 'postgres://leader/tele', DATABASE_READ_URL };
    expect(() => readConfig(given)).toThrow(`DATABASE_READ_URL ${words}`);
  });

  it('defaults to running migrations and to read committed', () => {
    expect(readConfig(complete)).toMatchObject({
      migrates: true,
      isolation: 'read committed',
      databaseDirectUrl: undefined,
    });
    const given = {
      MIGRATE: '0',
      DATABASE_ISOLATION: 'serializable',
      DATABASE_DIRECT_URL: 'postgres://leader:5432/tele',
    };
    expect(readConfig({ ...complete, ...given })).toMatchObject({
      migrates: false,
      isolation: 'serializable',
      databaseDirectUrl: 'postgres://leader:5432/tele',
    });
    const wrong = { MIGRATE: 'no', DATABASE_ISOLATION: 'snapshot', DATABASE_DIRECT_URL: 'http://canary' };
    expect(() => readConfig({ ...complete, ...wrong })).toThrow(
      /DATABASE_DIRECT_URL must start[^]*DATABASE_ISOLATION must be read committed or serializable[^]*MIGRATE must be 0 or 1/,
    );
  });

  it('counts empty as unset', () => {
    expect(readConfig({ ...complete, DATABASE_URL: '', JOBS_TOKEN: '' })).toMatchObject({
      databaseUrl: undefined,
      jobsToken: undefined,
    });
  });

  it('reads the watched certificates, the trace endpoint and the sampling rate', () => {
    expect(readConfig(complete)).toMatchObject({ certificates: [], metricsToken: undefined, telemetry: undefined });
    const given = {
      CERTIFICATES: 'api=https://api.example.com, db=postgres://db.example.com:5433,root=/etc/ssl/root.crt',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/',
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b,x-other=c=d',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    };
    expect(readConfig({ ...complete, ...given })).toMatchObject({
      certificates: [
        { name: 'api', place: 'https://api.example.com' },
        { name: 'db', place: 'postgres://db.example.com:5433' },
        { name: 'root', place: '/etc/ssl/root.crt' },
      ],
      telemetry: {
        endpoint: 'http://127.0.0.1:4318',
        protocol: 'http/protobuf',
        headers: { 'x-key': 'a b', 'x-other': 'c=d' },
        sampler: 'parentbased_traceidratio',
        share: 0.1,
        serviceName: 'tele-api',
      },
    });
  });

  it.each([
    [{ METRICS_TOKEN: 'canary' }, 'METRICS_TOKEN must have at least 16 characters'],
    [{ CERTIFICATES: 'canary' }, 'CERTIFICATES must be a list of name=place'],
    [{ CERTIFICATES: 'a=/one,a=/two' }, 'CERTIFICATES must be a list of name=place, each name once'],
    [{ CERTIFICATES: 'a=postgres://tele:canary@db.example.com' }, 'postgres://host:port without a user'],
    [{ VERSION: 'canary of the day' }, 'VERSION must be a name'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'canary:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be an http(s) URL'],
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'OTEL_EXPORTER_OTLP_PROTOCOL must be http/protobuf or http/json'],
    [
      { OTEL_EXPORTER_OTLP_HEADERS: 'x-key=canary' },
      'does nothing without OTEL_EXPORTER_OTLP_ENDPOINT: set both or neither',
    ],
    [{ OTEL_TRACES_SAMPLER: 'always_on' }, 'OTEL_TRACES_SAMPLER does nothing without OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ ...collector, OTEL_EXPORTER_OTLP_HEADERS: 'canary' }, 'OTEL_EXPORTER_OTLP_HEADERS must be a list of name=value'],
    [
      { ...collector, OTEL_EXPORTER_OTLP_TIMEOUT: 'soon' },
      'OTEL_EXPORTER_OTLP_TIMEOUT must be a whole number of milliseconds',
    ],
    [{ ...collector, OTEL_TRACES_SAMPLER: 'sometimes' }, 'OTEL_TRACES_SAMPLER must be one of always_on'],
    [{ ...collector, OTEL_TRACES_SAMPLER: 'traceidratio' }, 'OTEL_TRACES_SAMPLER_ARG is missing'],
    [{ ...collector, OTEL_TRACES_SAMPLER_ARG: '0.5' }, 'OTEL_TRACES_SAMPLER_ARG does nothing without'],
    [
      { ...collector, OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '10' },
      'must be a share from 0 to 1',
    ],
  ])('refuses incomplete telemetry settings: %o', (given, words) => {
    const read = (): unknown => readConfig({ ...complete, ...given });
    expect(read).toThrow(words);
    expect(read).not.toThrow(/canary/);
  });

  it('lists every bad variable in one error, without values', () => {
    const bad = {
      ...complete,
      STRIPE_SECRET_KEY: undefined,
      PORT: 'canary',
      DATABASE_URL: 'mysql://canary',
      FIELD_KEYS: 'k1:canary',
      STATE_SECRET: 'canary',
    };
    const read = (): unknown => readConfig(bad);
    expect(read).toThrow(
      /PORT must be a port number[^]*DATABASE_URL must start[^]*STATE_SECRET must have[^]*STRIPE_SECRET_KEY is missing[^]*FIELD_KEYS must be/,
    );
    expect(read).not.toThrow(/canary/);
  });
});

describe('a variable given as a file', () => {
  it('has the file’s content, without trailing line breaks', () => {
    const config = readConfig({
      ...without('STRIPE_SECRET_KEY', 'FIREBASE_SERVICE_ACCOUNT_KEY'),
      STRIPE_SECRET_KEY_FILE: aFile('sk_test_of_the_file\n'),
      FIREBASE_SERVICE_ACCOUNT_KEY_FILE: aFile('-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----\r\n\n'),
      DATABASE_CONNECTIONS_FILE: aFile('3\n'),
    });
    expect(config.stripeSecretKey).toBe('sk_test_of_the_file');
    expect(config.firebaseServiceAccountKey.split('\n')).toHaveLength(3);
    expect(config.databaseLimits.connections).toBe(3);
  });

  it('follows the same rules', () => {
    const given = { ...without('STATE_SECRET'), STATE_SECRET_FILE: aFile('canary') };
    expect(() => readConfig(given)).toThrow('  STATE_SECRET must have at least 32 characters');
    expect(() => readConfig(given)).not.toThrow('canary');
  });

  it('is refused when it is also given directly', () => {
    const given = { ...complete, STRIPE_SECRET_KEY_FILE: aFile('sk_test') };
    expect(() => readConfig(given)).toThrow(
      'complete:\n  STRIPE_SECRET_KEY is set twice, directly and as STRIPE_SECRET_KEY_FILE: remove one',
    );
    expect(readConfig({ ...given, STRIPE_SECRET_KEY: '' }).stripeSecretKey).toBe('sk_test');
  });

  it.each([
    ['is not there', () => join(tmpdir(), 'canary', 'nowhere'), 'does not exist: use its full path'],
    ['is a folder', () => tmpdir(), 'is not a file'],
    ['is empty', () => aFile('\n'), 'is empty: write the value into it'],
    ['everybody may read', () => aFile('canary', 0o444), 'is readable by other users: run chmod 400'],
    [
      'is another one',
      () => aFile('canary'.repeat(20_000)),
      'is too long for a setting: check that it is the right file',
    ],
  ])('is refused with an explanation when the file %s', (_, path, words) => {
    const given = { ...without('SMTP_URL'), SMTP_URL_FILE: path() };
    expect(() => readConfig(given)).toThrow(`complete:\n  SMTP_URL comes from SMTP_URL_FILE, which ${words}`);
    // Neither content nor path, which may be a misplaced secret.
    expect(() => readConfig(given)).not.toThrow(/canary|is missing/);
  });
});

describe('an incomplete environment', () => {
  it.each([
    [{ S3_ACCESS_KEY_ID: 'canary' }, 'S3_SECRET_ACCESS_KEY is missing: S3_ACCESS_KEY_ID requires it'],
    [{ S3_SECRET_ACCESS_KEY: 'canary' }, 'S3_ACCESS_KEY_ID is missing: S3_SECRET_ACCESS_KEY requires it'],
    [
      { STRIPE_SCRIPT_URL: 'https://canary.example' },
      'STRIPE_PUBLISHABLE_KEY is missing: STRIPE_SCRIPT_URL requires it',
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_live_canary', STRIPE_PUBLISHABLE_KEY: 'pk_test_canary' },
      'STRIPE_PUBLISHABLE_KEY is of Stripe’s test mode and STRIPE_SECRET_KEY of its live mode: take both from one',
    ],
  ])('is refused with an explanation: %o', (given, words) => {
    const read = (): unknown => readConfig({ ...complete, ...given });
    expect(read).toThrow(`complete:\n  ${words}`);
    expect(read).not.toThrow(/canary/);
  });
});

function without(...names: (keyof typeof complete)[]): Record<string, string> {
  return Object.fromEntries(Object.entries(complete).filter(([name]) => !names.some((one) => one === name)));
}

function aFile(text: string, mode = 0o400): string {
  const folder = mkdtempSync(join(tmpdir(), 'tele-secret-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'secret');
  writeFileSync(path, text);
  chmodSync(path, mode);
  return path;
}
